import assert from 'node:assert/strict'
import type http from 'node:http'
import { after, test } from 'node:test'
import { askerAt, feed, startShowDoors } from '#test/show-doors-under-test.ts'
import { aShowInPublic } from '#test/shows-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'

const { kept, ask } = await startShowDoors()
const database = { isReady: async () => true as const, pool: kept.pool }
const site = await startSite({ config: testConfig(), database })
after(() => site[Symbol.asyncDispose]())
const askProduct = askerAt(site.origin)

const said = ({ headers, ...answer }: Awaited<ReturnType<typeof ask>>) => {
  // Only one of them is behind https.
  const { date: _, 'x-request-id': __, 'strict-transport-security': ___, ...rest } = headers
  return { ...answer, headers: rest }
}

test('a feed in memory answers at once what it answers through all doors', async () => {
  await aShowInPublic(kept)
  const first = await askProduct(feed)
  // Only what passes through all doors has a number of its own.
  assert.ok(first.headers['x-request-id'])
  const { etag = '', 'last-modified': date = '' } = (await ask(feed)).headers
  const ways: http.OutgoingHttpHeaders[] = [
    {},
    ...['gzip', 'br', 'br;q=0, gzip', 'identity'].map((form) => ({ 'accept-encoding': form })),
    { accept: 'text/html,*/*' },
    ...[etag, `W/${etag}`, '"other"', '*'].map((tag) => ({ 'if-none-match': tag })),
    { 'if-modified-since': date },
    { 'if-modified-since': 'soon' },
  ]
  const asked = ways.flatMap((headers) => ['GET', 'HEAD'].map((method) => [headers, method] as const))
  for (const [headers, method] of asked) {
    const atOnce = await askProduct(feed, headers, method)
    assert.equal(atOnce.headers['x-request-id'], undefined)
    const through = await ask(feed, headers, method)
    assert.ok(through.headers['x-request-id'])
    assert.deepEqual(said(atOnce), said(through))
  }
  assert.ok((await askProduct('/shows/never/feed.xml')).headers['x-request-id'])
})
