import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, test } from 'node:test'
import { voiceIds } from '#domain/voice.ts'
import { vendorsIn } from '#vendors/vendors-in.ts'
import { engines } from './engines.ts'
import { speaksHere, takesKey, type VoiceVendor } from './vendor.ts'

/** Enough to be opened, whatever it needs. */
const given = { key: 'k', region: 'r', url: 'http://localhost:8880', model: 'm' }
const builtIn = ['flite', 'kokoro']

describe('the engines', () => {
  test('are the folders that describe themselves', () => {
    const folders = globSync('*/vendor.ts', { cwd: import.meta.dirname }).map((file) => path.dirname(file))
    assert.deepEqual([...engines.keys()], folders.sort())
    assert.deepEqual(
      builtIn.filter((engine) => !engines.has(engine)),
      [],
    )
  })

  test('say what they need, and the two that are built in need nothing and speak here', () => {
    const vendorOf = (engine: string) => engines.get(engine) ?? assert.fail()
    for (const engine of builtIn) {
      assert.deepEqual(vendorOf(engine).needs, [])
      assert.equal(speaksHere(vendorOf(engine)), true)
      assert.equal(takesKey(vendorOf(engine)), false)
    }
    assert.deepEqual(vendorOf('azure').needs, ['key', 'region'])
    assert.deepEqual(vendorOf('openai').needs, ['url'])
    for (const engine of ['azure', 'elevenlabs', 'openai']) {
      assert.equal(speaksHere(vendorOf(engine)), false)
      assert.equal(takesKey(vendorOf(engine)), true)
    }
  })

  for (const [engine, vendor] of engines)
    test(`${engine} opens under its own name and has a voice for every one of ours`, () => {
      const speech = vendor.open(given)
      assert.equal(speech.engine, engine)
      assert.deepEqual(Object.keys(speech.voices).sort(), [...voiceIds].sort())
      assert.match(vendor.price.asOf, /^\d{4}-\d{2}-\d{2}$/)
    })

  test('are one more when a folder is', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'offmic-voices-'))
    try {
      await mkdir(path.join(folder, 'acme'))
      await mkdir(path.join(folder, 'sound'))
      await writeFile(
        path.join(folder, 'acme', 'vendor.ts'),
        "export const vendor = { name: 'Acme', needs: ['key'], takes: [], open: () => ({ engine: 'acme' }) }",
      )
      const found = await vendorsIn<VoiceVendor>(folder)
      assert.deepEqual([...found.keys()], ['acme'])
      assert.equal(found.get('acme')?.open({}).engine, 'acme')
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
