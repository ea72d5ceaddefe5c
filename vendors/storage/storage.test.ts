import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
// @ts-expect-error: it has no types
import S3rver from 's3rver'
import { folderStorage } from './folder.ts'
import { s3Storage } from './s3.ts'
import { isKey, type Storage } from './storage.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'offmic-storage-'))
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: path.join(folder, 's3'),
  configureBuckets: [{ name: 'media', configs: [] }],
})
const { port } = await server.run()
after(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})
const root = path.join(folder, 'media')
const account = {
  endpoint: `http://127.0.0.1:${port}`,
  bucket: 'media',
  accessKey: 'S3RVER',
  secretKey: 'S3RVER',
  region: 'eu-central-1',
}

const song = Uint8Array.from({ length: 700_000 }, (_, at) => (at * 7919) % 251)
const blob = (bytes: Uint8Array<ArrayBuffer>, type = 'audio/mpeg') => new Blob([bytes], { type })
const read = async (stream: ReadableStream<Uint8Array> | undefined) =>
  stream && new Uint8Array(await new Response(stream as BodyInit).arrayBuffer())
const digest = (bytes: Uint8Array | undefined) => bytes && createHash('sha256').update(bytes).digest('hex')

const storages: [string, Storage][] = [
  ['a folder', folderStorage(root)],
  ['an object store', s3Storage(account)],
]
for (const [name, storage] of storages)
  describe(name, () => {
    test('gives back what it was given, whole and in parts', async () => {
      await storage.put('ab/episode.mp3', blob(song))
      assert.equal(digest(await read(await storage.open('ab/episode.mp3'))), digest(song))
      for (const [first, last] of [
        [0, 0],
        [10, 500_009],
        [699_999, 699_999],
      ] as const)
        assert.equal(
          digest(await read(await storage.open('ab/episode.mp3', { first, last }))),
          digest(song.slice(first, last + 1)),
        )
    })

    test('knows size and type, and changes the tag with the content', async () => {
      await storage.put('ab/chapters.json', blob(song.slice(0, 10), 'application/json+chapters'))
      const before = await storage.stat('ab/chapters.json')
      assert.deepEqual([before?.size, before?.type], [10, 'application/json+chapters'])
      assert.match(before?.etag ?? '', /^"[^"]+"$/)
      await storage.put('ab/chapters.json', blob(song.slice(10, 20), 'application/json+chapters'))
      assert.notEqual((await storage.stat('ab/chapters.json'))?.etag, before?.etag)
    })

    test('has nothing under a key that nobody used, nor under a folder', async () => {
      for (const key of ['cd/episode.mp3', 'ab', 'ab/episode.mp3/more']) {
        assert.equal(await storage.stat(key), undefined, key)
        assert.equal(await storage.open(key).then(read), undefined, key)
      }
    })

    test('lists by prefix and deletes for good, also twice', async () => {
      await storage.put('list/one.txt', blob(song.slice(0, 1), 'text/plain'))
      await storage.put('list/two.txt', blob(song.slice(0, 2), 'text/plain'))
      assert.deepEqual(await storage.list('list/'), ['list/one.txt', 'list/two.txt'])
      await storage.delete('list/one.txt')
      await storage.delete('list/one.txt')
      assert.deepEqual(await storage.list('list/'), ['list/two.txt'])
      assert.equal(await storage.stat('list/one.txt'), undefined)
    })

    test('takes no key that could mean something else', async () => {
      for (const key of [
        '../x',
        'a/../b',
        '/etc/passwd',
        'a//b',
        'a\\b',
        'A',
        '.env',
        'a.',
        'a\0',
        'a%2e',
        '',
        'é',
      ])
        for (const deed of ['stat', 'open', 'delete'] as const)
          await assert.rejects(async () => storage[deed](key), RangeError, `${deed} ${key}`)
      assert.ok(isKey('0f3a/episode.mp3'))
    })

    test('holds nothing open after a reader went away', async () => {
      const open = () => readdirSync('/proc/self/fd').length
      await read(await storage.open('ab/episode.mp3'))
      const before = open()
      for (let round = 0; round < 100; round++) {
        const reader = (await storage.open('ab/episode.mp3'))?.getReader()
        await reader?.read()
        await reader?.cancel()
      }
      // Sockets of the store are kept for the next request, a few of them.
      assert.ok(open() <= before + (storage.place === root ? 0 : 6), `${before} → ${open()}`)
    })
  })

describe('the folder', () => {
  const storage = folderStorage(root)

  test('follows no link out of itself', async () => {
    await writeFile(path.join(folder, 'secret.txt'), 'secret')
    await mkdir(path.join(root, 'trap'), { recursive: true })
    await symlink(path.join(folder, 'secret.txt'), path.join(root, 'trap/link.txt'))
    await symlink(folder, path.join(root, 'out'))
    for (const key of ['trap/link.txt', 'out/secret.txt']) {
      assert.equal(await storage.stat(key), undefined)
      assert.equal(await storage.open(key), undefined)
    }
  })

  test('shows nothing of a file that did not arrive whole, and clears up after the killed', async () => {
    const broken = new Blob(['half'])
    broken.stream = () => new ReadableStream({ pull: (controller) => controller.error(new Error('cut')) })
    await assert.rejects(storage.put('broken/episode.mp3', broken), {
      code: 'STORAGE_TROUBLE',
      outcome: 'wait',
    })
    assert.deepEqual(await storage.list('broken/'), [])
    const left = path.join(root, '.arriving/left-behind')
    await writeFile(left, 'half')
    await utimes(left, 1, 1)
    await storage.put('whole.txt', new Blob(['whole']))
    assert.deepEqual(await readdir(path.join(root, '.arriving')), [])
  })
})

describe('the object store', () => {
  test('lists more than one answer holds', async () => {
    const pages = ['<Key>a/1</Key><NextContinuationToken>x+/=</NextContinuationToken>', '<Key>a/2</Key>']
    const asked: string[] = []
    const store = http.createServer(({ url = '' }, response) => {
      asked.push(new URL(url, 'http://store').searchParams.get('continuation-token') ?? '')
      response.end(`<ListBucketResult>${pages[asked.length - 1]}</ListBucketResult>`)
    })
    await once(store.listen(0, '127.0.0.1'), 'listening')
    const { port } = store.address() as AddressInfo // a TCP server that listens has one
    const keys = await s3Storage({ ...account, endpoint: `http://127.0.0.1:${port}` }).list('a/')
    assert.deepEqual(
      [keys, asked],
      [
        ['a/1', 'a/2'],
        ['', 'x+/='],
      ],
    )
    store.close()
    store.closeAllConnections()
  })

  test('says whether time or the operator mends its trouble', async () => {
    const elsewhere = s3Storage({ ...account, bucket: 'missing' })
    await assert.rejects(elsewhere.put('a.txt', new Blob(['x'])), { code: 'STORAGE_TROUBLE', outcome: 'ask' })
    for (const accessKey of ['wrong', '']) {
      const refused = s3Storage({ ...account, accessKey }).put('a.txt', new Blob(['x']))
      await assert.rejects(refused, { code: 'STORAGE_TROUBLE', outcome: 'ask', mend: 'key' })
    }
    const gone = s3Storage({ ...account, endpoint: 'http://127.0.0.1:1' })
    await assert.rejects(gone.stat('a.txt'), { code: 'STORAGE_TROUBLE', outcome: 'wait' })
  })
})
