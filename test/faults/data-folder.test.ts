import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, cp, lstat, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, test } from 'node:test'
import { isRoot } from '#database/accounts.ts'
import { startEmbedded } from '#database/embedded.ts'
import { secretKeyFile } from '#database/secret-key-file.ts'
import { main, newFolder, started } from './started.ts'

describe('a place that can hold nothing', () => {
  for (const place of ['/proc/offmic', '/proc/self/offmic/data', '/sys/offmic', '/dev/null/offmic'])
    test(`such as ${place} is a sentence and an end`, async () => {
      const { ended } = await started({ DATA_DIR: place })
      const { code, stderr } = await ended
      assert.equal(code, 1)
      assert.match(stderr, /^The data folder \/\S+ cannot be written \(E[A-Z]+: [^)]+\): set DATA_DIR\.\n$/)
    })
})

describe('what is kept', () => {
  test('is for its owner only: what is new, and what an older version has left open', async () => {
    const dataDir = await newFolder()
    await startEmbedded(dataDir).then(({ stop }) => stop())
    for (const folder of ['media/0123', 'cache/clips', 'outbox']) {
      await mkdir(path.join(dataDir, folder), { recursive: true })
      await writeFile(path.join(dataDir, folder, 'file.mp3'), 'sound')
    }
    await writeFile(path.join(dataDir, 'settings.json'), '{}')
    const before = await openPlaces(dataDir)
    assert.ok(before.includes('media/0123/file.mp3'), before.join())
    const { child, told, ended } = await started({ DATA_DIR: dataDir, SECRET_KEY: '' })
    await told('ready')
    assert.match(readFileSync(`/proc/${child.pid}/status`, 'utf8'), /^Umask:\s+0077$/m)
    assert.deepEqual(await openPlaces(dataDir), [])
    assert.equal((await stat(secretKeyFile(dataDir))).mode & 0o777, 0o600)
    child.kill('SIGTERM')
    assert.equal((await ended).code, 0)
  })

  test('lies in a new folder that lets through the database’s account and nobody else', async () => {
    const dataDir = path.join(await newFolder(), 'one/two')
    const { child, told, ended } = await started({ DATA_DIR: dataDir })
    await told('ready')
    const runsAsOther = (await stat(path.join(dataDir, 'postgres'))).uid !== process.getuid?.()
    for (const folder of [dataDir, path.dirname(dataDir)])
      assert.equal((await stat(folder)).mode & 0o777, runsAsOther ? 0o711 : 0o700)
    child.kill('SIGTERM')
    assert.equal((await ended).code, 0)
  })
})

describe('a copied folder', () => {
  test('that belongs to whoever copied it is told whose it is; what is to type mends it', async () => {
    const copy = await aCopy()
    const runsAsOther = (await stat(path.join(copy, '../original/postgres'))).uid !== process.getuid?.()
    if (runsAsOther) {
      const { code, stderr } = await (await started({ DATA_DIR: copy })).ended
      assert.equal(code, 1)
      const said = /^(\S+) belongs to "root", and the database runs as "\w+". If it was copied, type: (.+)\n$/
      const [, place, typed = 'false'] = said.exec(stderr) ?? [undefined, stderr]
      assert.equal(place, path.join(copy, 'postgres'))
      execFileSync('sh', ['-c', typed])
    }
    const { child, told, ended } = await started({ DATA_DIR: copy })
    await told('ready')
    child.kill('SIGTERM')
    assert.equal((await ended).code, 0)
  })

  test('of root’s is told to somebody else, too', async () => {
    if (!isRoot()) return // whose copies are nobody else's
    const copy = await aCopy()
    await chmod(copy, 0o777)
    const somebody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', ...main]
    const { code, stderr } = await (await started({ DATA_DIR: copy }, somebody)).ended
    assert.equal(code, 1)
    assert.match(
      stderr,
      /^\S+ belongs to "root", and Offmic runs as "nobody"\. If it was copied, type: sudo chown -R nobody: \S+\n$/,
    )
  })
})

/** As `cp -r` makes one: with everything in it, and owned by whoever runs it. */
async function aCopy(): Promise<string> {
  const folder = await newFolder()
  const original = path.join(folder, 'original')
  await mkdir(original, { mode: 0o711 })
  await startEmbedded(original).then(({ stop }) => stop())
  await mkdir(path.join(original, 'media'))
  const copy = path.join(folder, 'copy')
  await cp(original, copy, { recursive: true })
  return copy
}

async function openPlaces(dataDir: string): Promise<string[]> {
  const open: string[] = []
  for (const name of await readdir(dataDir, { recursive: true })) {
    const stats = await lstat(path.join(dataDir, name)).catch(() => undefined) // Postgres works in it
    if (stats && !stats.isSymbolicLink() && stats.mode & 0o077) open.push(name)
  }
  return open
}
