import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { before, describe, test } from 'node:test'
import { keptSecretKey } from '#database/secret-key-file.ts'
import { aPlaceForBackups, type Ended, run, withDatabase } from '#test/backup-under-test.ts'
import { published } from '#test/episode-under-test.ts'
import { builtOrigin } from '#test/site-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'
import { isAlive, postmasterOf } from './alive.ts'
import { main, newFolder, started } from './started.ts'

const place = await aPlaceForBackups()

const product = await started({ ROLES: 'web', SECRET_KEY: '' }, main)
await product.told('ready')
const { dataDir } = product
await withDatabase(dataDir, async (pool) => {
  const secretKey = await keptSecretKey(dataDir)
  await published(pool, folderStorage(path.join(dataDir, 'media')), { secretKey })
})

describe('the machine of an agency', () => {
  before(async () => {
    for (const name of ['monday', 'tuesday'])
      assert.equal((await run('back-up', dataDir, [place(name)]).ended).code, 0)
  })

  test('goes on when a backup is killed in the middle, and what that left is no backup', async () => {
    const store = createServer(() => {}) // takes every question and answers none
    await once(store.listen(0, '127.0.0.1'), 'listening')
    const { port } = store.address() as AddressInfo // a TCP server that listens has one
    const s3 = {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'media',
      S3_ACCESS_KEY: 'a',
      S3_SECRET_KEY: 'b',
    }
    for (const [fate, isLeft] of [
      ['SIGKILL', true],
      ['SIGTERM', false],
    ] as const) {
      const { child, ended } = run('back-up', dataDir, [place(fate)], s3)
      await once(store, 'request')
      assert.ok(existsSync(path.join(place(fate), 'database')))
      child.kill(fate)
      if (fate === 'SIGTERM') store.closeAllConnections()
      await ended
      assert.equal(existsSync(place(fate)), isLeft, fate)
    }
    store.close()
    store.closeAllConnections()
    const { code, stderr } = await run('restore', await newFolder(), [place('SIGKILL')]).ended
    assert.deepEqual([code, stderr.includes('was broken off before it was whole')], [1, true])
    assert.ok(isAlive(await postmasterOf(dataDir)))
    assert.equal((await fetch(`http://localhost:${product.port}/healthz`)).status, 200)
  })

  test('is not overwritten, and a damaged backup is told before anything is touched', async () => {
    const onto = await run('restore', dataDir, [place('tuesday')]).ended
    assert.equal(onto.code, 1)
    assert.match(onto.stderr, /is not empty \(.*\): stop the product if it runs there, move the folder away/)
    await writeFile(path.join(place('monday'), 'data/secret.key'), 'another')
    const empty = await newFolder()
    for (const args of [['--check', place('monday')], [place('monday')]]) {
      const { code, stderr } = await run('restore', empty, args).ended
      assert.equal(code, 1)
      assert.match(stderr, /is damaged: data\/secret\.key was changed\. Nothing was touched\.\n$/)
    }
    assert.deepEqual(await readdir(empty), [])
    const whole = await run('restore', dataDir, ['--check', place('tuesday')]).ended
    assert.match(whole.stdout, /^The backup in .* is whole, as of /)
  })

  test('says so when the disk of the backup is full, and leaves nothing on it', async () => {
    const disk = await newFolder()
    const script =
      'mount -t tmpfs -o size=200k none "$0" && node server/programs/back-up.ts "$0/monday"; ls "$0"'
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, SITE_ORIGIN: builtOrigin }
    const { promise, resolve } = Promise.withResolvers<Ended>()
    // Root may mount by itself, and has to stay who it is: the database runs as somebody else.
    const mapped = process.getuid?.() === 0 ? [] : ['--map-root-user']
    const inNamespace = ['--mount', ...mapped, 'sh', '-c', script, disk]
    execFile('unshare', inNamespace, { env }, (_, stdout, stderr) => resolve({ code: 0, stdout, stderr }))
    const { stdout, stderr } = await promise
    assert.match(stderr, /^The disk of .*\/monday is full\. No backup was made\.\n$/)
    assert.equal(stdout, '')
  })

  test('does not start on half of a restore', async () => {
    const half = await newFolder()
    await writeFile(path.join(half, 'restore-unfinished'), '')
    const { ended } = await started({ DATA_DIR: half }, main)
    const { code, stderr } = await ended
    assert.equal(code, 1)
    assert.match(
      stderr,
      /is being restored, or that was broken off: delete what is in it, and restore again\.\n$/,
    )
  })
})

test('whoever types something else is told what to type', async () => {
  const dataDir = await newFolder()
  for (const args of [[], ['--x'], ['a', 'b']]) {
    assert.match((await run('back-up', dataDir, args).ended).stderr, /^Use: npm run backup -- <a new folder/)
    assert.match(
      (await run('restore', dataDir, args).ended).stderr,
      /^Use: npm run restore -- \[--check\] <folder/,
    )
  }
  const nothing = await run('back-up', dataDir, [place('nothing')]).ended
  assert.match(nothing.stderr, /^There is nothing to back up: no database is in /)
  const inside = await run('back-up', dataDir, [path.join(dataDir, 'backups')]).ended
  assert.match(inside.stderr, /lies in the data folder, and would be lost with it: name another place\.\n$/)
})
