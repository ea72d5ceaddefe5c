import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { defaultCast, voiceNamed } from '#content/voices.ts'
import { findScript } from '#database/edits.ts'
import { offerEpisode } from '#database/review.ts'
import type { Episode } from '#domain/episode.ts'
import { mediaKey } from '#domain/published-episode.ts'
import { approveEpisode, remakeEpisode } from '#operations/decide-episode.ts'
import { editScript } from '#operations/edit-script.ts'
import { publishEpisode } from '#production/publish/publish-episode.ts'
import { type Vendors, workKey } from '#production/steps/step.ts'
import { openWorkshop } from '#production/workshop.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { until } from '#test/faults/alive.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'
import { speech } from '#vendors/voices/flite/flite-speech.ts'
import { createWeb } from '#vendors/web/create-web.ts'

const { pool } = await startDatabase()
const folder = await mkdtemp(path.join(tmpdir(), 'review-'))
after(() => rm(folder, { recursive: true }))
const storage = folderStorage(path.join(folder, 'media'))
const [host, guest] = [voiceNamed(defaultCast.host), voiceNamed(defaultCast.guest)]
assert.ok(host && guest)
const quiet = { info() {}, warn() {}, error() {} }

async function asked(): Promise<string> {
  const { rows } = await pool.query(
    `insert into podcast_requests (website_url, email)
     values ('https://harbour-lane-bakery.test', 'ada@bakery.test') returning id`,
  )
  return rows[0].id
}

const rowOf = async (id: string) =>
  (
    await pool.query(
      `select awaits_approval_since is not null as "isAwaiting", ended_at is not null as "hasEnded", trouble,
         encode(audio_hash, 'hex') as "audioHash", approvals.version
       from private.productions left join private.approvals using (request_id) where request_id = $1`,
      [id],
    )
  ).rows[0]

async function bytesOf(key: string): Promise<Buffer> {
  const stream = await storage.open(key)
  assert.ok(stream, key)
  return Buffer.from(await new Response(stream).arrayBuffer())
}

test('what an operator has changed, heard and approved is delivered, and nothing else', {
  timeout: 300_000,
}, async () => {
  const { operator } = await anOperator(pool)
  const requestId = await asked()
  const work = workKey(requestId, 'episode.mp3')
  let tampered: Buffer | undefined
  const vendors: Vendors = {
    web: createWeb({ siteOrigin: 'http://localhost:3000', fixtures: 'content/sample-sites' }),
    speech,
    storage,
    cast: { host, guest },
    cacheFolder: path.join(folder, 'clips'),
    async approve(offer) {
      const isApproved = await offerEpisode(pool, offer, 'review')
      if (isApproved && !tampered) {
        tampered = await bytesOf(work)
        await storage.put(work, new Blob(['something else'], { type: 'audio/mpeg' }))
      }
      return isApproved
    },
    publish: (publication) => publishEpisode({ pool, storage }, publication),
  }
  const stop = new AbortController()
  const patience = { retryDelay: 1, retryDelayMax: 1 }
  const close = await openWorkshop({
    pool,
    vendors,
    log: quiet,
    signal: stop.signal,
    pauseMilliseconds: 20,
    patience,
  })
  try {
    await until(async () => (await rowOf(requestId))?.isAwaiting, 200)
    const heard = await rowOf(requestId)
    const sentence = (await findScript(pool, requestId))?.script?.chapters[0]?.sentences[0]
    assert.ok(sentence)
    const text = 'Today we talk about bread.'
    const edit = { kind: 'say', sentence: 'c1s1', was: sentence.text, text } as const
    assert.equal((await editScript(pool, { operator, requestId, edit })).outcome, 'kept')
    assert.equal(await remakeEpisode(pool, { operator, requestId }), true)
    await until(async () => (await rowOf(requestId)).isAwaiting, 200)

    const changed = await rowOf(requestId)
    assert.equal(changed.version, 1)
    assert.equal(await approveEpisode(pool, { operator, requestId, audioHash: heard.audioHash }), false)
    assert.equal(await approveEpisode(pool, { operator, requestId, audioHash: changed.audioHash }), true)
    await until(async () => /not the episode that was approved/.test((await rowOf(requestId)).trouble), 30)
    assert.ok(tampered)
    await storage.put(work, new Blob([new Uint8Array(tampered)], { type: 'audio/mpeg' }))
    await until(async () => (await rowOf(requestId)).hasEnded, 60)

    const { rows } = await pool.query<{ episode: Episode; media: { name: string } }>(
      'select episode, media from private.episodes where request_id = $1',
      [requestId],
    )
    assert.equal(rows[0]?.episode.sentences[0]?.text, text)
    const delivered = await bytesOf(mediaKey(rows[0].media.name, 'episode.mp3'))
    assert.equal(createHash('sha256').update(delivered).digest('hex'), changed.audioHash)
  } finally {
    stop.abort()
    await close()
  }
})
