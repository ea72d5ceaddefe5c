import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { withdrawnNotice } from '#content/withdrawn-notice.ts'
import { folderStorage } from '#vendors/storage/folder.ts'
import { speech } from '#vendors/voices/flite/flite-speech.ts'
import { keepWithdrawnNotice } from './keep-notice.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'notice-'))
after(() => rm(folder, { recursive: true, force: true }))
const storage = folderStorage(path.join(folder, 'media'))
const order = { storage, speech, cast: {}, cacheFolder: path.join(folder, 'clips') }

test('the notice is spoken once and kept', async () => {
  const made = await keepWithdrawnNotice(order)
  assert.ok(made.outcome === 'made' && made.seconds > 5 && made.seconds < 15, JSON.stringify(made))
  const kept = await storage.stat(withdrawnNotice.key)
  assert.equal(kept?.type, 'audio/mpeg')
  const mute = { ...speech, speak: () => Promise.reject(new Error('It speaks again.')) }
  assert.deepEqual(await keepWithdrawnNotice({ ...order, speech: mute }), { outcome: 'there' })
  assert.deepEqual(await storage.stat(withdrawnNotice.key), kept)
})

test('without a voice nothing is kept, and it is tried again', async () => {
  const other = folderStorage(path.join(folder, 'other'))
  const silent = { ...speech, voices: {} }
  const tried = await keepWithdrawnNotice({ ...order, storage: other, speech: silent })
  assert.equal(tried.outcome, 'give-up')
  assert.equal(await other.stat(withdrawnNotice.key), undefined)
})
