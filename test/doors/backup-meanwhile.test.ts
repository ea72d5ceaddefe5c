import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { beforeEach, describe, test } from 'node:test'
import { erasePersonalRows } from '#database/erasures.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { finishStep } from '#database/production-steps.ts'
import { workKey } from '#domain/work-files.ts'
import { readManifest, requireWholeBackup } from '#operations/backup/read-backup.ts'
import { restore } from '#operations/backup/restore.ts'
import { deleteEpisode } from '#operations/delete-episode.ts'
import { aPlaceForBackups, backUpTo } from '#test/backup-under-test.ts'
import { startBareDatabase, startDatabase } from '#test/database-under-test.ts'
import { aMediaFolder, aRequest, published } from '#test/episode-under-test.ts'
import { aHouse, forgetEverything, writeLetters } from '#test/rights-under-test.ts'
import type { Storage } from '#vendors/storage/storage.ts'

const place = await aPlaceForBackups()
const [{ pool }, storage, house] = [await startDatabase(), await aMediaFolder(), await aHouse()]
const kept = { pool, storage, house }
const { signal } = new AbortController()
const aCount = async (table: string): Promise<number> =>
  (await pool.query(`select count(*)::integer as count from private.${table}`)).rows[0].count
beforeEach(() => forgetEverything(kept))

/** Storage in which something happens just before the first file is read. */
function whileCopying(happens: () => Promise<unknown>): Storage {
  let isOver = false
  return {
    ...storage,
    async open(key, range) {
      if (!isOver) {
        isOver = true
        await happens()
      }
      return storage.open(key, range)
    },
  }
}

const erase = (email: string) =>
  inTransaction(pool, (client) =>
    erasePersonalRows(client, { email, operatorId: undefined, staysUnwanted: false }),
  )

async function inProduction(email: string): Promise<string> {
  const requestId = await aRequest(pool, email)
  await pool.query('insert into private.productions (request_id) values ($1)', [requestId])
  await storage.put(workKey(requestId, 'episode.mp3'), new Blob(['sound']))
  return requestId
}

const finished = (requestId: string, step: 'record-voices' | 'master' | 'publish') =>
  finishStep(pool, { requestId, step, output: {}, seconds: 1, status: null })

describe('while a backup is made', () => {
  test('whoever is deleted is not in it, neither row nor file', async () => {
    for (const email of ['ada@bakery.test', 'bo@bakery.test'])
      await published(pool, storage, { requestId: await aRequest(pool, email) })
    await writeLetters(pool, house)
    const going = { ...kept, storage: whileCopying(() => erase('ada@bakery.test')) }
    const { tables, files } = await backUpTo(place('erased'), going)
    const rowsOf = (table: string) => tables.find(({ name }) => name === table)?.rows
    assert.deepEqual(
      [rowsOf('public.podcast_requests'), rowsOf('private.letters'), rowsOf('private.erasures')],
      [1, 2, 1],
    )
    const names = Object.keys(files)
    assert.equal(names.filter((file) => file.startsWith('media/')).length, 7)
    assert.equal(names.filter((file) => file.startsWith('data/outbox/')).length, 2)
    for (const file of names) assert.ok(existsSync(`${place('erased')}/${file}`), file)
  })

  test('an episode that its reader deletes with the link is not in it either', async () => {
    const { token } = await published(pool, storage)
    const going = { ...kept, storage: whileCopying(() => deleteEpisode(kept, token)) }
    const { tables, files, lost } = await backUpTo(place('deleted'), going)
    assert.equal(tables.find(({ name }) => name === 'public.podcast_requests')?.rows, 0)
    assert.deepEqual([Object.keys(files).filter((file) => file.startsWith('media/')), lost], [[], []])
  })

  test('an episode that goes on is recorded anew after a restore, and another one is not', async () => {
    const [moving, resting] = [await inProduction('ada@bakery.test'), await inProduction('bo@bakery.test')]
    for (const id of [moving, resting]) await finished(id, 'record-voices')
    const going = { ...kept, storage: whileCopying(() => finished(moving, 'master')) }
    const manifest = await backUpTo(place('moving'), going)
    assert.deepEqual(manifest.toRecordAnew, [moving])
    const { pool: other } = await startBareDatabase()
    const { dataDir } = await aHouse()
    const target = await aMediaFolder()
    await restore({ pool: other, storage: target, dataDir, folder: place('moving'), manifest, signal })
    const { rows } = await other.query('select request_id, step from private.finished_steps')
    assert.deepEqual(rows, [{ request_id: resting, step: 'record-voices' }])
  })

  test('files that storage has lost before are named, and the rest is kept', async () => {
    const { media } = await published(pool, storage)
    await storage.delete(`episodes/${media.name}/cover.jpg`)
    const { lost, files } = await backUpTo(place('lost'), kept)
    assert.deepEqual(lost, [`episodes/${media.name}/cover.jpg`])
    assert.ok(files[`media/episodes/${media.name}/episode.mp3`])
    assert.ok(!files[`media/episodes/${media.name}/cover.jpg`])
  })

  test('nothing is left of one that is told to stop', async () => {
    await published(pool, storage)
    await pool.query('delete from private.chores')
    const stop = new AbortController()
    const going = { ...kept, storage: whileCopying(async () => stop.abort()) }
    await assert.rejects(backUpTo(place('stopped'), going, stop.signal))
    assert.equal(existsSync(place('stopped')), false)
    const { rowCount } = await pool.query('select from private.chores')
    assert.equal(rowCount, 0, 'and it is not noted as one')
  })

  test('a database that is gone at the very end takes no whole backup with it', async () => {
    await published(pool, storage)
    const forgetful: typeof pool = Object.create(pool, {
      query: {
        value: (text: string, values: unknown[]) =>
          text.includes('private.chores') ? Promise.reject(new Error('gone')) : pool.query(text, values),
      },
    })
    await assert.rejects(
      backUpTo(place('unnoted'), { ...kept, pool: forgetful }),
      /is whole, but .* \(gone\)/,
    )
    await requireWholeBackup(place('unnoted'), await readManifest(place('unnoted')), signal)
  })

  test('people go on asking, and what is kept fits together', async () => {
    let isOver = false
    const asking = (async () => {
      for (let number = 0; !isOver; number++) await aRequest(pool, `visitor-${number}@bakery.test`)
    })()
    while ((await aCount('letters')) < 50) await aCount('letters')
    const manifest = await backUpTo(place('busy'), kept)
    const before = await aCount('letters')
    isOver = true
    await asking
    const rowsOf = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows ?? 0
    assert.ok(rowsOf('private.letters') >= 50 && rowsOf('private.letters') < before)
    assert.equal(rowsOf('public.podcast_requests'), rowsOf('private.letters'), 'each is owed a letter')
    const { pool: other } = await startBareDatabase()
    const [{ dataDir }, storage] = [await aHouse(), await aMediaFolder()]
    await restore({ pool: other, storage, dataDir, folder: place('busy'), manifest, signal })
  })
})
