import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { migrate } from '#database/migrate.ts'
import { sealSecrets } from '#database/seal-secrets.ts'
import { keptSecretKey } from '#database/secret-key-file.ts'
import { aPlaceForBackups, run, withDatabase } from '#test/backup-under-test.ts'
import { published } from '#test/episode-under-test.ts'
import { builtOrigin } from '#test/site-under-test.ts'
import { folderStorage } from '#vendors/storage/folder.ts'
import { postmasterOf, until } from './alive.ts'
import { newFolder } from './started.ts'

/** An object store that takes every question and answers none: whoever asks it is in the middle of their work. */
const store = createServer(() => {})
await once(store.listen(0, '127.0.0.1'), 'listening')
const { port } = store.address() as AddressInfo // a TCP server that listens has one
after(() => {
  store.close()
  store.closeAllConnections()
})
const s3 = {
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: 'media',
  S3_ACCESS_KEY: 'a',
  S3_SECRET_KEY: 'b',
}

const place = await aPlaceForBackups()
const dataDir = await newFolder()

/** As somebody types it: npm would hand it to this. Nobody else works with the data. */
async function midway(command: 'backup' | 'restore', folder: string, dataFolder: string) {
  const env = { ...process.env, ...s3, DATABASE_URL: '', DATA_DIR: dataFolder, SITE_ORIGIN: builtOrigin }
  const child = spawn(process.execPath, ['bin/run.js', command, folder], { env })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const ended = once(child, 'close').then(([code]) => ({ code, said: () => said }))
  await Promise.race([once(store, 'request'), ended.then(() => assert.fail(said))])
  return { child, ended }
}

/** The program behind the command. */
const workerOf = ({ pid = 0 }: ChildProcess) => {
  const [worker] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return Number(worker)
}

/** Who works in this folder, or with this folder's name: the database, its helpers, and the command itself. */
const busyWith = (folder: string) =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${folder}`)
      } catch {
        return false
      }
    })

const fates = [
  ['SIGINT', 'command'],
  ['SIGTERM', 'command'],
  ['SIGTERM', 'program'],
  ['SIGKILL', 'command'],
  ['SIGKILL', 'program'],
] as const

before(async () => {
  await withDatabase(dataDir, async (pool) => {
    const secretKey = await keptSecretKey(dataDir)
    await migrate(pool)
    await sealSecrets(pool, secretKey)
    await published(pool, folderStorage(path.join(dataDir, 'media')), { secretKey })
  })
  assert.equal((await run('back-up', dataDir, [place('whole')]).ended).code, 0)
})

describe('a restore that is broken off', () => {
  for (const [signal, whom] of fates)
    test(`by ${signal} to its ${whom} leaves no process, and nobody takes what it left for whole`, async () => {
      const half = await newFolder()
      const { child, ended } = await midway('restore', place('whole'), half)
      process.kill(whom === 'command' ? (child.pid ?? 0) : workerOf(child), signal)
      await ended
      await until(async () => (await postmasterOf(half)) === 0 && busyWith(half).length === 0)
      assert.ok(existsSync(path.join(half, 'restore-unfinished')))
      const again = await run('restore', half, [place('whole')]).ended
      assert.equal(again.code, 1)
      assert.match(again.stderr, /that was broken off: delete what is in it, and restore again\.\n$/)
    })
})

describe('a backup that is broken off', () => {
  for (const [signal, whom] of fates)
    test(`by ${signal} to its ${whom} leaves no process, and what it left is no backup`, async () => {
      const name = `${signal}-${whom}`
      const { child, ended } = await midway('backup', place(name), dataDir)
      process.kill(whom === 'command' ? (child.pid ?? 0) : workerOf(child), signal)
      await ended
      await until(async () => (await postmasterOf(dataDir)) === 0 && busyWith(dataDir).length === 0)
      const isLeft = signal === 'SIGKILL' && whom === 'program'
      assert.equal(existsSync(place(name)), isLeft)
      if (!isLeft) return
      assert.ok((await readdir(place(name))).includes('unfinished'))
      const { code, stderr } = await run('restore', await newFolder(), [place(name)]).ended
      assert.deepEqual([code, stderr.includes('was broken off before it was whole')], [1, true])
      const again = await run('back-up', dataDir, [place(name)]).ended
      assert.match(again.stderr, /was broken off: name another folder, or delete this one\.\n$/)
    })
})
