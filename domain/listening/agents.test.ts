import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { agentReader, readDevices, readPatterns } from './agents.ts'

const list = {
  agents: [
    { kind: 'library', name: 'okhttp', pattern: '^okhttp/' },
    { kind: 'browser', name: 'Safari', pattern: 'Safari/' },
    { kind: 'app', name: 'Loaf\nPlayer', pattern: '^Loaf/' },
    { kind: 'bot', name: 'Loafbot', pattern: 'bot' },
    { kind: 'app', name: 'Broken', pattern: '(' },
  ],
  devices: [
    { name: 'iPhone', pattern: 'iPhone', category: 'mobile' },
    { name: 'Echo', pattern: 'Echo', category: 'smart_speaker' },
    { name: 'Toaster', pattern: 'Toaster', category: 'kitchen' },
  ],
} as const

describe('a program', () => {
  const read = agentReader(list)

  test('is known by the list, on what it runs', () => {
    assert.deepEqual(read('Loaf/1.2 (iPhone)'), { app: 'Loaf Player', device: 'mobile', isMachine: false })
    assert.deepEqual(read('Loaf/1.2 (Echo)').device, 'smart-speaker')
    assert.deepEqual(read('Loaf/1.2 (Toaster)').device, 'other')
    assert.deepEqual(read('Safari/9'), { app: 'Safari', device: 'other', isMachine: false })
  })

  test('that collects is a machine even where it plays an app, and a bare library is one', () => {
    assert.equal(read('Loaf/1.2 bot').app, 'Loafbot')
    for (const agent of [
      'Loaf/1.2 bot',
      'okhttp/4.9',
      '',
      'abc',
      'atc/1.0 watchOS/9.0',
      '(null)/(null) watchOS/4',
    ])
      assert.equal(read(agent).isMachine, true, agent)
  })

  test('that nobody knows is somebody', () => {
    assert.deepEqual(read('Some new thing/3'), { app: 'Unknown', device: 'other', isMachine: false })
  })
})

describe('a list of others', () => {
  test('is read as an array or below its entries', () => {
    const entries = [{ name: 'A', pattern: '^A', comments: 'x' }]
    assert.deepEqual(readPatterns(entries, 'app'), [{ kind: 'app', name: 'A', pattern: '^A' }])
    assert.deepEqual(readPatterns({ entries }, 'bot')?.length, 1)
    assert.deepEqual(readDevices([{ name: 'A', pattern: '^A', category: 'car' }])?.[0]?.category, 'car')
  })

  test('that is none, or holds something else, is refused whole', () => {
    const good = { name: 'A', pattern: '^A' }
    const many = Array.from({ length: 5001 }, () => good)
    for (const bad of [
      undefined,
      null,
      'x',
      {},
      [],
      [good, 1],
      [good, { name: 'B' }],
      [{ ...good, pattern: 7 }],
      many,
    ])
      assert.equal(readPatterns(bad, 'app'), undefined)
    assert.equal(readPatterns([{ ...good, pattern: 'a'.repeat(2001) }], 'app'), undefined)
  })
})
