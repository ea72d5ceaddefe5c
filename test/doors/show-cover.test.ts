import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import sharp from 'sharp'
import { heardShow } from '#database/heard-shows.ts'
import { coverName } from '#database/show-covers.ts'
import { showFeed } from '#feeds/show-feed.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { atDraft, offered, partsBefore } from '#test/drafts-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { openedKit } from '#test/kit-under-test.ts'
import { aSession } from '#test/portal-under-test.ts'
import { aHouse } from '#test/rights-under-test.ts'
import { aPerson } from '#test/scripts-under-test.ts'
import { aShowInPublic } from '#test/shows-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'

const { pool } = await startDatabase()
const config = testConfig({ dataDir: (await aHouse()).dataDir })
const storage = openStorage(config)
const site = await startSite({ config, database: { isReady: async () => true, pool } })
after(() => site[Symbol.asyncDispose]())
const { operator, cookie } = await anOperator(pool, { role: 'operator' })
const kept = { pool, storage, operator }
beforeEach(() => emptyTables(pool, 'private.clients', 'podcast_requests', 'private.episodes'))

const picture = (red: number, side = 1400, height = side) =>
  sharp({ create: { width: side, height, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .png()
    .toBuffer()
const ask = (path: string, headers: Record<string, string> = { cookie }) =>
  fetch(site.origin + path, { headers, redirect: 'manual' })
const read = async (path: string) => (await (await ask(path)).text()).replaceAll('<!-- -->', '')

async function send(
  path: string,
  fields: Record<string, string>,
  file: Buffer | undefined,
  session = cookie,
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  if (file) body.set('cover', new Blob([new Uint8Array(file)]), 'cover.png')
  const headers = { cookie: session, origin: site.origin, 'sec-fetch-site': 'same-origin' }
  const answer = await fetch(site.origin + path, { method: 'POST', body, headers, redirect: 'manual' })
  return { status: answer.status, text: (await answer.text()).replaceAll('<!-- -->', '') }
}
const feedOf = async (showId: string) => {
  const shown = await heardShow(pool, showId)
  assert.ok(shown)
  return showFeed({ origin: '', ...shown })
}
const coversIn = (feed: string) => new Set(feed.match(/\/shows\/[^"<]+\/cover\.jpg/g))
const redOf = async (bytes: ArrayBuffer) => (await sharp(Buffer.from(bytes)).stats()).channels[0]?.mean ?? 0

test('a cover that an operator gives is the one of feed, pages, files and kit, at another address; taken away, ours is back', async () => {
  const { showId } = await aShowInPublic(kept)
  const before = await feedOf(showId)
  const [drawn = ''] = coversIn(before)
  const page = `/studio/shows/${showId}/cover`
  const give = async (red: number) => send(page, { intent: 'give' }, await picture(red))
  assert.match((await give(200)).text, /Done\. Apps look for a new cover/)
  const [own = '', ...more] = coversIn(await feedOf(showId))
  assert.deepEqual([more, own === drawn], [[], false])
  const file = await ask(own, {})
  assert.equal(file.headers.get('content-type'), 'image/jpeg')
  assert.ok(Math.abs((await redOf(await file.arrayBuffer())) - 200) < 4)
  const again = await ask(own, { 'if-none-match': file.headers.get('etag') ?? '' })
  assert.equal(again.status, 304)
  for (const path of [
    '/shows/slow-bread',
    '/shows/slow-bread/twenty-hours',
    '/shows/slow-bread/twenty-hours/embed',
  ])
    assert.ok((await read(path)).includes(own.replace('cover.jpg', 'cover-small.jpg')), path)
  const kit = await openedKit(
    new Uint8Array(await (await ask(`/studio/shows/${showId}/kit.zip`)).arrayBuffer()),
  )
  const packed = kit.get('episodes/001-twenty-hours/cover.jpg')
  assert.ok(packed && Math.abs((await redOf(new Uint8Array(packed).buffer)) - 200) < 4)
  await give(90)
  assert.equal(coversIn(await feedOf(showId)).has(own), false, 'another picture, another address')
  assert.match((await send(page, { intent: 'take-away' }, undefined)).text, /Done\./)
  assert.deepEqual([...coversIn(await feedOf(showId))], [drawn])
})

test('what no directory takes is one sentence, and changes nothing', async () => {
  const { showId } = await aShowInPublic(kept)
  const page = `/studio/shows/${showId}/cover`
  const refused = async (file: Buffer | undefined, words: RegExp) => {
    const { status, text } = await send(page, { intent: 'give' }, file)
    assert.equal(status, 422)
    assert.match(text, words)
  }
  await refused(undefined, /Choose a picture first/)
  await refused(Buffer.from('<svg/>'), /no whole JPEG or PNG/)
  await refused(await picture(9, 1500, 1400), /not square/)
  await refused(await picture(9, 1399), /less than 1400/)
  await refused(Buffer.alloc(11 * 1024 * 1024), /more than 10 MB/)
  assert.equal(await coverName(pool, showId), undefined)
  assert.equal((await send(`/studio/shows/${crypto.randomUUID()}/cover`, {}, await picture(9))).status, 422)
})

test('a client gives one with the draft: decided and the show’s at once, seen in its portal alone, until they choose another', async () => {
  const { showId, clientId, ada } = await aShowInPublic(kept)
  await offered(pool, showId)
  const owner = await atDraft(pool, site.origin, ada, showId)
  const { cookie: hers } = await aSession(pool, ada)
  const address = `/portal/${clientId}/draft/${showId}`
  const give = async (file: Buffer, session = hers) => {
    const shown = (await partsBefore(pool, showId)).get('cover')
    const [hash, seen] = [shown?.hash ?? '', shown?.decision?.id ?? '']
    return send(address, { part: 'cover', hash, seen, intent: 'own' }, file, session)
  }
  const wrong = await give(await picture(9, 1000))
  assert.equal(wrong.status, 422)
  assert.match(wrong.text, /less than 1400 pixels wide/)
  const { cookie: reader } = await aSession(pool, await aPerson(pool, clientId, 'cy@bakery.test', 'reader'))
  assert.equal((await give(await picture(9), reader)).status, 403)
  assert.equal((await give(await picture(120))).status, 303)
  const name = await coverName(pool, showId)
  const { text } = await owner.see()
  assert.match(text, /Chosen: a picture that was handed in/)
  assert.ok(text.includes(`${address}/1/own-${name}.jpg`))
  const seen = await ask(`${address}/1/own-${name}.jpg`, { cookie: hers })
  assert.ok(Math.abs((await redOf(await seen.arrayBuffer())) - 120) < 4)
  assert.equal((await ask(`${address}/1/own-${name}.jpg`, { cookie: 'x=y' })).status, 303)
  const [own = ''] = coversIn(await feedOf(showId))
  assert.equal((await ask(own, {})).status, 200)
  assert.equal((await owner.fits('cover', { take: '1' })).status, 303)
  assert.equal(await coverName(pool, showId), undefined)
})
