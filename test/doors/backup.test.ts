import assert from 'node:assert/strict'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { before, describe, test } from 'node:test'
import type { Manifest } from '#domain/backup.ts'
import { workKey } from '#domain/work-files.ts'
import { readManifest, requireWholeBackup } from '#operations/backup/read-backup.ts'
import { restore } from '#operations/backup/restore.ts'
import { aPlaceForBackups, backUpTo, everyRow } from '#test/backup-under-test.ts'
import { startBareDatabase, startDatabase } from '#test/database-under-test.ts'
import { aMediaFolder, aRequest } from '#test/episode-under-test.ts'
import { aHouse, aPersonWithEverything, writeLetters } from '#test/rights-under-test.ts'
import { someoneWithCodes } from '#test/sign-in-under-test.ts'

const place = await aPlaceForBackups()
const [{ pool }, storage, house] = [await startDatabase(), await aMediaFolder(), await aHouse()]
const kept = { pool, storage, house }
const { signal } = new AbortController()

/** What no escape may change on its way through a file. */
const odd = 'line\u2028break\n\ttab "quote" \\back {a,b} $1 ’ 🥖 \u0001'

async function fillEverything(): Promise<void> {
  await aPersonWithEverything(kept)
  const operator = await someoneWithCodes(pool)
  await pool.query(
    `insert into private.operator_passkeys (id, operator_id, name, public_key, counter, transports)
     values ('one', $1, $2, '\\x00ff10', 7, $3)`,
    [operator.id, 'A key', ['internal', 'us,b', odd]],
  )
  await pool.query(`insert into private.settings (operator_id, settings) values ($1, $2)`, [
    operator.id,
    JSON.stringify({ 'brand.phone': odd, empty: null }),
  ])
  await pool.query(`insert into private.deeds (deed, facts) values ('look', 'null'), ('look', $1)`, [
    JSON.stringify({ odd, number: 0.1, big: 12345678901234 }),
  ])
  await pool.query(`update private.finished_steps set seconds = 0.1, output = 'null'`)
  await writeLetters(pool, house)
  await writeFile(path.join(house.dataDir, 'secret.key'), 'a key')
}

type Restored = { pool: Awaited<ReturnType<typeof startBareDatabase>>['pool']; going: number }

async function restored(
  folder: string,
  manifest: Manifest,
  dataDir: string,
  target = storage,
): Promise<Restored> {
  const { pool } = await startBareDatabase()
  return { pool, going: await restore({ pool, storage: target, dataDir, folder, manifest, signal }) }
}

describe('a backup', () => {
  const folder = place('whole')
  let manifest: Manifest
  let openId = ''
  before(async () => {
    await fillEverything()
    openId = await aRequest(pool, 'bo@bakery.test')
    await pool.query('insert into private.productions (request_id) values ($1)', [openId])
    await storage.put(workKey(openId, 'clip.wav'), new Blob(['sound']))
    await storage.put('work/0f9f7d1c-0000-4000-8000-000000000000/clip.wav', new Blob(['of nobody']))
    manifest = await backUpTo(folder, kept)
  })

  test('holds the rows, the files that they speak of, and what lies in the data folder', () => {
    const files = Object.keys(manifest.files)
    assert.ok(files.includes('database/private.deeds.jsonl'))
    assert.ok(files.includes('data/secret.key'))
    assert.ok(files.includes('settings.env'))
    assert.ok(files.includes(`media/${workKey(openId, 'clip.wav')}`))
    assert.equal(files.filter((file) => file.startsWith('data/outbox/')).length, 2)
    assert.equal(files.filter((file) => file.startsWith('media/episodes/')).length, 7)
    assert.ok(!files.some((file) => file.includes('0f9f7d1c')), 'work of nobody')
    assert.deepEqual([manifest.lost, manifest.toRecordAnew], [[], []])
  })

  test('is for its owner alone, and can be checked', async () => {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const { mode } = await stat(path.join(entry.parentPath, entry.name))
      assert.equal(mode & 0o777, entry.isDirectory() ? 0o700 : 0o600, entry.name)
    }
    assert.equal((await stat(folder)).mode & 0o777, 0o700)
    assert.deepEqual(await readManifest(folder), manifest)
    await requireWholeBackup(folder, manifest, signal)
  })

  test('comes back row by row and byte by byte, and what was under way goes on', async () => {
    const [there, here] = [await aMediaFolder(), await aHouse()]
    const { pool: other, going } = await restored(folder, manifest, here.dataDir, there)
    assert.deepEqual(await everyRow(other), await everyRow(pool))
    assert.equal(going, 1)
    const again = await backUpTo(place('again'), { pool: other, storage: there, house: here })
    const besides = (files: Manifest['files']) =>
      Object.entries(files).filter(([file]) => !/private\.(chores|productions)/.test(file))
    assert.deepEqual(besides(again.files), besides(manifest.files))
    const { rows } = await other.query(
      'select request_id from private.productions where again_at is not null',
    )
    assert.deepEqual(rows, [{ request_id: openId }])
    assert.equal(await readFile(path.join(here.dataDir, 'secret.key'), 'utf8'), 'a key')
  })

  test('leaves a database that works: numbers go on, and the rules of its tables hold', async () => {
    const { pool: other } = await restored(folder, manifest, (await aHouse()).dataDir, await aMediaFolder())
    const last = `select max(id)::integer as last from private.deeds`
    const [before] = (await other.query(last)).rows
    await aRequest(other, 'new@bakery.test')
    await other.query(`update podcast_requests set status = 'read' where id = $1`, [openId])
    const [after] = (await other.query(last)).rows
    assert.ok(after.last > before.last, 'the change of a status is written down')
    const owed = await other.query(
      `select kind from private.letters join podcast_requests request on request.id = request_id
       where email = 'new@bakery.test'`,
    )
    assert.deepEqual(owed.rows, [{ kind: 'request-accepted' }])
    await assert.rejects(other.query('delete from private.deeds'), /stays written down/)
    const back = `update podcast_requests set status = 'pending' where id = $1`
    await assert.rejects(other.query(back, [openId]), /cannot become pending/)
  })
})
