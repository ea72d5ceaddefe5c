import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { test } from 'node:test'
import { englishHosts } from '#content/programme/en-hosts.ts'
import { findScript } from '#database/edits.ts'
import { offerEpisode } from '#database/review.ts'
import { aiDisclosure, type Episode } from '#domain/episode.ts'
import { mediaKey } from '#domain/published-episode.ts'
import { isHost } from '#domain/script.ts'
import { workKey } from '#domain/work-files.ts'
import { approveEpisode, remakeEpisode } from '#operations/decide-episode.ts'
import { editScript } from '#operations/edit-script.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aFolder, aWrittenEpisode, isOffered, openLine, productionOf } from '#test/desk-under-test.ts'
import { until } from '#test/faults/alive.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'

const { pool } = await startDatabase()
const folder = await aFolder()
const storage = folderStorage(path.join(folder, 'media'))

async function bytesOf(key: string): Promise<Buffer> {
  const stream = await storage.open(key)
  assert.ok(stream, key)
  return Buffer.from(await new Response(stream).arrayBuffer())
}

test('what an operator has changed, heard and approved is delivered, and nothing else', async () => {
  const { operator } = await anOperator(pool)
  const requestId = await aWrittenEpisode(pool)
  const work = workKey(requestId, 'episode.mp3')
  const production = () => productionOf(pool, requestId)
  let tampered: Buffer | undefined
  await using _line = await openLine({
    pool,
    storage,
    cacheFolder: path.join(folder, 'clips'),
    changes: {
      async approve(offer) {
        const isApproved = await offerEpisode(pool, offer, 'review')
        if (isApproved && !tampered) {
          tampered = await bytesOf(work)
          await storage.put(work, new Blob(['something else'], { type: 'audio/mpeg' }))
        }
        return isApproved
      },
    },
  })
  await isOffered(pool, requestId)
  const heard = await production()
  const said = (await findScript(pool, requestId))?.script?.chapters[0]?.sentences ?? []
  const at = said.findIndex((sentence) => isHost(sentence.speaker) && sentence.text !== aiDisclosure)
  const was = said[at]?.text
  assert.ok(was)
  const [text = ''] = englishHosts.asksReach.filter((each) => each !== was)
  const edit = { kind: 'say', sentence: `c1s${at + 1}`, was, text } as const
  assert.equal((await editScript(pool, { operator, requestId, edit })).outcome, 'kept')
  assert.equal(await remakeEpisode(pool, { operator, requestId }), true)
  await isOffered(pool, requestId)

  const changed = await production()
  assert.equal(changed.version, 1)
  const approve = (audioHash: string) => approveEpisode(pool, { operator, requestId, audioHash })
  assert.equal(await approve(heard.audioHash), false)
  assert.equal(await approve(changed.audioHash), true)
  await until(async () => /not the episode that was approved/.test((await production()).trouble))
  assert.ok(tampered)
  await storage.put(work, new Blob([new Uint8Array(tampered)], { type: 'audio/mpeg' }))
  await until(async () => (await production()).hasEnded)

  const { rows } = await pool.query<{ episode: Episode; media: { name: string } }>(
    'select episode, media from private.episodes where request_id = $1',
    [requestId],
  )
  assert.equal(rows[0]?.episode.sentences[at]?.text, text)
  const delivered = await bytesOf(mediaKey(rows[0].media.name, 'episode.mp3'))
  assert.equal(createHash('sha256').update(delivered).digest('hex'), changed.audioHash)
})
