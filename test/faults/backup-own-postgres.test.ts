import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { after, test } from 'node:test'
import { aPlaceForBackups, everyRow, run } from '#test/backup-under-test.ts'
import { startBareDatabase, startDatabase } from '#test/database-under-test.ts'
import { published } from '#test/episode-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'
import { newFolder } from './started.ts'

const place = await aPlaceForBackups()
const [theirs, other] = [await startDatabase(), await startBareDatabase()]
const [dataDir, half] = [await newFolder(), await newFolder()]
await published(theirs.pool, folderStorage(path.join(dataDir, 'media')))

test('a Postgres of one’s own is backed up by the command, with no database in the data folder', async () => {
  const { code, stdout, stderr } = await run('back-up', dataDir, [place('whole')], {
    DATABASE_URL: theirs.url,
  }).ended
  assert.deepEqual([code, stderr], [0, ''])
  assert.match(stdout, /: 1 request, 1 episode/)
  assert.deepEqual(await readdir(dataDir), ['media'])
})

test('and is not restored over what somebody has', async () => {
  const onto = await run('restore', half, [place('whole')], { DATABASE_URL: theirs.url }).ended
  assert.deepEqual(
    [onto.code, onto.stderr],
    [1, 'The database is not empty: restore into one that nobody has used.\n'],
  )
  assert.deepEqual(await readdir(half), [])
})

test('a restore into another one that is broken off leaves it empty, and the next makes it whole', async () => {
  const store = createServer(() => {}).listen(0, '127.0.0.1') // takes every question and answers none
  await once(store, 'listening')
  after(() => {
    store.close()
    store.closeAllConnections()
  })
  const { port } = store.address() as AddressInfo // a TCP server that listens has one
  const away = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'media',
    S3_ACCESS_KEY: 'a',
    S3_SECRET_KEY: 'b',
  }
  const DATABASE_URL = other.url
  const broken = run('restore', half, [place('whole')], { DATABASE_URL, ...away })
  await Promise.race([once(store, 'request'), broken.ended.then(({ stderr }) => assert.fail(stderr))])
  broken.child.kill('SIGTERM')
  const { code, stderr } = await broken.ended
  assert.deepEqual(
    [code, stderr],
    [1, `The restore was broken off (it was stopped). Delete what is in ${half}, and restore again.\n`],
  )
  await rm(path.join(half, 'restore-unfinished'))
  const again = await run('restore', half, [place('whole')], { DATABASE_URL }).ended
  assert.deepEqual([again.code, again.stderr], [0, ''])
  assert.deepEqual(await everyRow(other.pool), await everyRow(theirs.pool))
  assert.deepEqual(await readdir(half), ['media'])
})
