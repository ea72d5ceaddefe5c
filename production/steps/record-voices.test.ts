import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { voiceNamed } from '#content/voices.ts'
import type { Script, Sentence } from '#domain/script.ts'
import { folderStorage } from '#vendors/storage/folder.ts'
import { speech as flite } from '#vendors/voices/flite/flite-speech.ts'
import type { Recogniser } from '#vendors/voices/recogniser.ts'
import { recordVoicesStep } from './record-voices.ts'
import type { Finished, Order, Vendors } from './step.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'voices-'))
after(() => rm(folder, { recursive: true }))
const host = voiceNamed('nora')

/** So many that one in twenty of them is some. */
const sentences = Array.from(
  { length: 60 },
  (_, i): Sentence => ({ speaker: 'host', text: `Loaf ${i}.`, support: 'bridge' }),
)
const script: Script = {
  show: 'Slow Bread',
  title: 'Loaves',
  summary: ['One.', 'Two.', 'Three.'],
  chapters: [{ title: 'One', sentences }],
}

async function recorded(recogniser?: Recogniser) {
  const remarks: string[] = []
  const { module: _, ...speech } = flite
  const vendors: Partial<Vendors> = {
    speech,
    cast: host ? { host } : {},
    storage: folderStorage(path.join(folder, crypto.randomUUID())),
    cacheFolder: path.join(folder, crypto.randomUUID()),
    remark: (_, text) => remarks.push(text),
    ...(recogniser && { recogniser }),
  }
  const order: Order = {
    requestId: crypto.randomUUID(),
    website: 'https://bakery.test',
    // The cast: this step asks for nothing else.
    vendors: vendors as Vendors,
    signal: new AbortController().signal,
  }
  const finished = { 'check-facts': { script, ledger: { entries: [] } } } as unknown as Finished // nor is more read
  const result = await recordVoicesStep(order, finished)
  assert.ok(result.outcome === 'done', JSON.stringify(result))
  return { output: result.output, remarks }
}

test('what a listener has heard otherwise twice is told, and the episode goes on', async () => {
  const { output, remarks } = await recorded({
    hear: async () => ({ outcome: 'heard', text: 'Thank you for watching.' }),
  })
  assert.equal(output.clips, sentences.length)
  const { misheard = [], unheard } = output
  assert.ok(misheard.length > 0 && misheard.length < 12, String(misheard.length))
  assert.ok(misheard.every(({ heard }) => heard === 'Thank you for watching.'))
  assert.equal(unheard, undefined)
  assert.deepEqual(
    remarks.map((remark) => /^Sentence (\d+) /.exec(remark)?.[1]),
    misheard.map(({ at }) => String(at + 1)),
  )
})

test('a listener who is away is told once, and nobody where none is wanted', async () => {
  const away = await recorded({
    hear: async () => ({ outcome: 'ask', reason: 'The ear refuses our key (401).' }),
  })
  assert.equal(away.output.unheard, 'The ear refuses our key (401).')
  assert.deepEqual(away.remarks, ['Nobody listened to the voices: The ear refuses our key (401).'])
  const alone = await recorded()
  assert.deepEqual([Object.keys(alone.output), alone.remarks], [['clips', 'seconds'], []])
})
