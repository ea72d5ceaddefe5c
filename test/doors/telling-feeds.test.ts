import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, test } from 'node:test'
import { listen } from '#test/requests-under-test.ts'
import { openAnnouncer } from '#vendors/directories/announce.ts'
import { appleListing } from '#vendors/directories/apple-look-up.ts'
import { standInAnnouncer } from '#vendors/directories/stand-in.ts'

const feed = 'https://offmic.test/shows/slow-bread/feed.xml?a=1&b=2'
const asked: { method: string | undefined; url: string; body: string; token: string | undefined }[] = []
const origin = await listen((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const { method, url = '', headers } = request
    asked.push({ method, url, body: String(Buffer.concat(parts)), token: headers.authorization })
    if (url.startsWith('/moved')) response.writeHead(302, { location: '/elsewhere' })
    else response.writeHead(url.startsWith('/busy') ? 429 : 204)
    response.end()
  })
})
const addresses = { 'podcast-index': `${origin}/index`, podping: `${origin}/ping`, websub: `${origin}/hub` }
const wanted = { podpingToken: 'secret', ourName: () => 'OffmicBot', addresses }

describe('who collects feeds', () => {
  test('is told in the way that each of them wants', async () => {
    const announce = openAnnouncer(wanted)
    for (const receiver of ['podcast-index', 'podping', 'websub'] as const)
      assert.equal(await announce(receiver, feed), undefined)
    const encoded = encodeURIComponent(feed)
    assert.deepEqual(asked.splice(0), [
      { method: 'GET', url: `/index?url=${encoded}`, body: '', token: undefined },
      { method: 'GET', url: `/ping?url=${encoded}&reason=update`, body: '', token: 'secret' },
      { method: 'POST', url: '/hub', body: `hub.mode=publish&hub.url=${encoded}`, token: undefined },
    ])
  })

  test('that is busy, leads elsewhere or is away was not told', async () => {
    const told = (websub: string) =>
      openAnnouncer({ ...wanted, addresses: { ...addresses, websub } })('websub', feed)
    assert.equal(await told(`${origin}/busy`), 'It answered 429.')
    assert.equal(await told(`${origin}/moved`), 'It cannot be reached.')
    const closed = http.createServer()
    assert.equal(await told('http://127.0.0.1:1/'), 'It cannot be reached.')
    closed.close()
    assert.ok(!asked.some(({ url }) => url === '/elsewhere'))
  })

  test('of a house without accounts is written down', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'offmic-told-'))
    await standInAnnouncer(folder)('podping', feed)
    assert.deepEqual(await readdir(folder), ['podping-shows-slow-bread-feed-xml.txt'])
    const text = await readFile(path.join(folder, 'podping-shows-slow-bread-feed-xml.txt'), 'utf8')
    assert.equal(text, `podping would be told: ${feed}\n`)
    await rm(folder, { recursive: true })
  })
})

describe('Apple', () => {
  const answering = (text: string) => async () =>
    ({ outcome: 'part', type: 'text/javascript', body: Buffer.from(text) }) as const
  const page = 'https://podcasts.apple.com/gb/podcast/slow-bread/id1'
  const ask = (text: string) => appleListing(answering(text), { title: 'Slow Bread', feed })

  test('lists a show whose feed is this very one', async () => {
    const results = [
      { feedUrl: 'https://other.test/feed.xml', collectionViewUrl: 'x' },
      { feedUrl: feed, collectionViewUrl: page },
    ]
    assert.equal(await ask(JSON.stringify({ results })), page)
    assert.equal(await ask(JSON.stringify({ results: results.slice(0, 1) })), undefined)
  })

  test('that says something else lists nothing', async () => {
    for (const text of [
      '',
      '<html>',
      '[]',
      'null',
      '{"results":7}',
      '{"results":[null,7]}',
      `{"results":[{"feedUrl":${JSON.stringify(feed)}}]}`,
    ])
      assert.equal(await ask(text), undefined, text)
  })
})
