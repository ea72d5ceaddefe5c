import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inkPaths } from './ink-paths.ts'

const waveform = { levels: [1, 0.5, 0], inks: 'qa.' }

test('each bar stands in the path of its ink, and a silent one is a dot', () => {
  assert.deepEqual(inkPaths(waveform, { step: 4, height: 40 }), {
    asks: 'M2 0v40',
    answers: 'M6 10v20',
    nobody: 'M10 19v2',
  })
  assert.equal(inkPaths(waveform, { step: 4, height: 40, from: 'bottom' }).answers, 'M6 20v20')
  assert.equal(inkPaths(waveform, { step: 4, height: 40, takes: (bar) => bar > 0 }).asks, '')
})
