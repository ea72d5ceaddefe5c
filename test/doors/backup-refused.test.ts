import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { before, describe, test } from 'node:test'
import { requireKnown } from '#database/migrate.ts'
import type { Manifest } from '#domain/backup.ts'
import { beginRestore, requireWholeData } from '#operations/backup/half-restored.ts'
import { readManifest, requireWholeBackup } from '#operations/backup/read-backup.ts'
import { aPlaceForBackups, backUpTo } from '#test/backup-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aMediaFolder, published } from '#test/episode-under-test.ts'
import { aHouse } from '#test/rights-under-test.ts'

const place = await aPlaceForBackups()
const [{ pool }, storage, house] = [await startDatabase(), await aMediaFolder(), await aHouse()]
const kept = { pool, storage, house }
const { signal } = new AbortController()
const cannotStart = (message: RegExp) => ({ code: 'CANNOT_START', message })

describe('a backup is not made', () => {
  test('into a folder in which something lies, which stays as it is', async () => {
    await mkdir(place('taken'))
    await writeFile(path.join(place('taken'), 'letter.txt'), 'mine')
    await assert.rejects(backUpTo(place('taken'), kept), cannotStart(/is not empty: name a new folder/))
    assert.deepEqual(await readdir(place('taken')), ['letter.txt'])
  })

  test('onto a disk that is not there, nor in place of a file', async () => {
    await assert.rejects(
      backUpTo(place('unmounted/monday'), kept),
      cannotStart(/is not there: make it, or mount/),
    )
    await writeFile(place('file'), '')
    await assert.rejects(backUpTo(place('file'), kept), cannotStart(/cannot be written \(ENOTDIR/))
  })

  test('where another one is being made, or was broken off', async () => {
    await mkdir(place('broken'))
    await writeFile(path.join(place('broken'), 'unfinished'), '')
    await assert.rejects(backUpTo(place('broken'), kept), cannotStart(/is being made, or was broken off/))
    await assert.rejects(readManifest(place('broken')), cannotStart(/was broken off before it was whole/))
  })

  test('in part: of one that breaks off nothing stays, whatever was written before', async () => {
    await published(pool, storage)
    const away = { ...storage, open: () => Promise.reject(new Error('Storage is away.')) }
    await assert.rejects(backUpTo(place('half'), { ...kept, storage: away }), /Storage is away/)
    assert.equal(existsSync(place('half')), false)
    await mkdir(place('half'))
    await assert.rejects(backUpTo(place('half'), { ...kept, storage: away }), /Storage is away/)
    assert.deepEqual(await readdir(place('half')), [])
  })

  test('but into an empty folder, such as a disk of its own', async () => {
    await mkdir(path.join(place('disk'), 'lost+found'), { recursive: true })
    await backUpTo(place('disk'), kept)
    await requireWholeBackup(place('disk'), await readManifest(place('disk')), signal)
  })
})

describe('a backup is not taken for whole', () => {
  let manifest: Manifest
  before(async () => {
    manifest = await backUpTo(place('good'), kept)
  })

  async function damaged(name: string, damage: (folder: string) => Promise<unknown>): Promise<string> {
    await cp(place('good'), place(name), { recursive: true })
    await damage(place(name))
    return place(name)
  }

  test('when a file was changed, is missing or cannot be read, and each is named', async () => {
    const [first = '', second = '', third = ''] = Object.keys(manifest.files)
    const folder = await damaged('files', async (copy) => {
      await writeFile(path.join(copy, first), 'something else')
      await rm(path.join(copy, second))
      await rm(path.join(copy, third))
      await mkdir(path.join(copy, third))
    })
    await assert.rejects(requireWholeBackup(folder, manifest, signal), (error: Error) => {
      assert.match(error.message, /is damaged: .*Nothing was touched\.$/)
      for (const said of [`${first} was changed`, `${second} is missing`, `${third} cannot be read (EISDIR)`])
        assert.ok(error.message.includes(said), error.message)
      return true
    })
  })

  test('when somebody has changed the manifest, or its hash is gone', async () => {
    const changed = await damaged('changed', async (copy) => {
      const file = path.join(copy, 'manifest.json')
      await writeFile(file, (await readFile(file, 'utf8')).replace('offmic.test', 'elsewhere.test'))
    })
    await assert.rejects(readManifest(changed), cannotStart(/is not what manifest\.sha256 says/))
    const unproved = await damaged('unproved', (copy) => rm(path.join(copy, 'manifest.sha256')))
    await assert.rejects(readManifest(unproved), cannotStart(/is not what manifest\.sha256 says/))
  })

  test('when its manifest is of another kind, or leads out of the backup', async () => {
    const rewritten = (name: string, changes: object) =>
      damaged(name, async (copy) => {
        const text = JSON.stringify({ ...manifest, ...changes })
        await writeFile(path.join(copy, 'manifest.json'), text)
        const sha256 = createHash('sha256').update(text).digest('hex')
        await writeFile(path.join(copy, 'manifest.sha256'), `${sha256}  manifest.json\n`)
      })
    const [file] = Object.values(manifest.files)
    for (const [name, changes] of Object.entries({
      later: { format: 2 },
      nothing: { files: null },
      above: { files: { 'media/../../etc/passwd': file } },
      root: { files: { '/etc/passwd': file } },
      database: { files: { 'postgres/pgdata/pg_hba.conf': file } },
      back: { files: { 'data/a\\..\\b': file } },
    }))
      await assert.rejects(
        readManifest(await rewritten(name, changes)),
        cannotStart(/manifest\.json in .* cannot be used by this version/),
        name,
      )
  })

  test('when there is none', async () => {
    await assert.rejects(readManifest(place('nowhere')), cannotStart(/There is no backup in .* \(ENOENT/))
    await mkdir(place('empty'))
    await assert.rejects(readManifest(place('empty')), cannotStart(/it has no manifest\.json/))
  })

  test('when it is of a newer version, or of one with another history', async () => {
    await requireKnown(manifest.migrations)
    await assert.rejects(
      requireKnown({ ...manifest.migrations, '9002_from-the-future.sql': 'aa' }),
      cannotStart(/is of a newer version of Offmic \(it holds 9002_from-the-future\.sql/),
    )
    const [first = ''] = Object.keys(manifest.migrations)
    await assert.rejects(
      requireKnown({ ...manifest.migrations, [first]: 'aa' }),
      cannotStart(/had another 0001/),
    )
  })
})

describe('nothing is restored', () => {
  test('over what somebody has, which stays as it is', async () => {
    const { dataDir } = await aHouse()
    await writeFile(path.join(dataDir, 'secret.key'), 'mine')
    await assert.rejects(beginRestore(dataDir), cannotStart(/is not empty \(secret\.key\): stop the product/))
    assert.deepEqual(await readdir(dataDir), ['secret.key'])
  })

  test('twice at once, nor on top of half of it, and nobody starts on that', async () => {
    const { dataDir } = await aHouse()
    const begun = await beginRestore(dataDir)
    await assert.rejects(beginRestore(dataDir), cannotStart(/is being restored, or that was broken off/))
    await assert.rejects(requireWholeData(dataDir), cannotStart(/delete what is in it, and restore again/))
    await begun.finish()
    await requireWholeData(dataDir)
  })
})
