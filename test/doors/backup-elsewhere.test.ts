import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import pg from 'pg'
import { migrate } from '#database/migrate.ts'
import { openPool } from '#database/pool.ts'
import { sealSecrets } from '#database/seal-secrets.ts'
import { restore } from '#operations/backup/restore.ts'
import { aPlaceForBackups, backUpTo, everyRow } from '#test/backup-under-test.ts'
import { keepServer, startBareDatabase, startDatabase } from '#test/database-under-test.ts'
import { aMediaFolder, published } from '#test/episode-under-test.ts'
import { aHouse, aPersonWithEverything } from '#test/rights-under-test.ts'
import { startS3 } from '#test/s3-under-test.ts'
import { testSecretKey } from '#test/secret-key-under-test.ts'
import { s3Storage } from '#vendors/storage/s3.ts'

const place = await aPlaceForBackups()
const { signal } = new AbortController()

test('media move from a folder into an object store and back, with their types', async () => {
  const [{ pool }, folder, store] = [await startDatabase(), await aMediaFolder(), s3Storage(await startS3())]
  const [house, { dataDir }] = [await aHouse(), await aHouse()]
  const { media } = await published(pool, folder)
  const manifest = await backUpTo(place('of-folder'), { pool, storage: folder, house })
  const { pool: other } = await startBareDatabase()
  await restore({ pool: other, storage: store, dataDir, folder: place('of-folder'), manifest, signal })
  for (const file of Object.keys(media.sizes)) {
    const key = `episodes/${media.name}/${file}`
    const [there, here] = [await folder.stat(key), await store.stat(key)]
    assert.deepEqual([here?.size, here?.type], [there?.size, there?.type], file)
  }
  const back = await backUpTo(place('of-store'), { pool: other, storage: store, house: await aHouse() })
  const mediaOf = (files: object) => Object.entries(files).filter(([file]) => file.startsWith('media/'))
  assert.deepEqual(mediaOf(back.files), mediaOf(manifest.files))
})

/** As a managed Postgres gives it: a database of one's own, and no right beyond it but those that docs/deploy.md names. */
async function ownedByNobodySpecial() {
  const { url, keeper, leave } = await keepServer()
  const [name, password] = [`owner_${randomBytes(6).toString('hex')}`, randomBytes(12).toString('hex')]
  await keeper.query(`create role ${name} login createrole password '${password}'`)
  for (const role of ['anon', 'request_intake'])
    await keeper.query(`grant ${role} to ${name} with admin option`)
  await keeper.query(`create database ${name} owner ${name} template template0`)
  const address = new URL(url)
  address.pathname = name
  const asServer = new pg.Client(address.href)
  await asServer.connect()
  await asServer.query(`alter schema public owner to ${name}`)
  await asServer.end()
  ;[address.username, address.password] = [name, password]
  const pool = openPool(address.href)
  after(async () => {
    await pool.end()
    await keeper.query(`drop database ${name} with (force)`)
    await keeper.query(`drop owned by ${name}`)
    await keeper.query(`drop role ${name}`)
    await leave()
  })
  return pool
}

test('an owner without further rights backs up and restores all rows', async () => {
  const [pool, storage, house] = [await ownedByNobodySpecial(), await aMediaFolder(), await aHouse()]
  await migrate(pool)
  await sealSecrets(pool, testSecretKey)
  await aPersonWithEverything({ pool, storage, house })
  const manifest = await backUpTo(place('of-owner'), { pool, storage, house })
  const other = await ownedByNobodySpecial()
  const { dataDir } = await aHouse()
  await restore({
    pool: other,
    storage: await aMediaFolder(),
    dataDir,
    folder: place('of-owner'),
    manifest,
    signal,
  })
  const rows = await everyRow(other)
  assert.deepEqual(rows, await everyRow(pool))
  assert.ok((rows['private.letters'] ?? []).length > 0)
  const { rows: forced } = await other.query(
    `select count(*)::integer as tables from pg_class where relforcerowsecurity and relkind = 'r'`,
  )
  assert.ok(forced[0].tables > 10, 'rows are guarded as before')
})
