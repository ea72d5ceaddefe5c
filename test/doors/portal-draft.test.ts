import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { findOrder } from '#database/productions.ts'
import { publicShow } from '#database/public-shows.ts'
import { saveDraft, takeOver } from '#operations/drafts/prepare-draft.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aDraft, atDraft, offered, partsBefore, putNewestBefore } from '#test/drafts-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aClientWithAShow, anEpisodeOfAShow, aPerson } from '#test/scripts-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'

const { pool } = await startDatabase()
const database = { isReady: async (): Promise<true> => true, pool }

beforeEach(() =>
  emptyTables(
    pool,
    'private.sign_in_tries',
    'private.portal_sessions',
    'private.clients',
    'podcast_requests',
  ),
)

async function aShowBefore() {
  const site = await startSite({ database, config: testConfig() })
  const client = await aClientWithAShow(pool)
  await offered(pool, client.showId)
  const { ada, showId } = client
  return {
    ...client,
    site,
    owner: await atDraft(pool, site.origin, ada, showId),
    by: { pool, operator: undefined, showId },
  }
}

describe('the draft of a show', () => {
  test('is seen by its client once it is offered, part by part, and by nobody else', async () => {
    const { site, ada, clientId, showId, owner } = await aShowBefore()
    await using _ = site
    const { text, status } = await owner.see()
    assert.equal(status, 200)
    for (const words of [/The Slow Loaf/, /by Hobbs Bakery/, /Arts &gt; Food/, /Why does it take two days\?/])
      assert.match(text, words)
    assert.match(text, /“Our dough rests for two days\.”/)
    assert.match((await owner.home()).text, /8 of 8 parts of your show’s draft wait for you/)
    assert.equal((await owner.sample(1, 'cover-1.svg')).status, 200)
    assert.equal((await owner.sample(1, 'cover-9.svg')).status, 404)
    assert.equal((await owner.sample(2, 'cover-1.svg')).status, 404)
    const eve = await aClientWithAShow(pool, 'eve@mill.test')
    const stranger = await atDraft(pool, site.origin, { ...eve.ada, clientId: eve.clientId }, showId)
    assert.equal((await stranger.see()).status, 404)
    assert.equal((await stranger.sample(1, 'cover-1.svg')).status, 404)
    assert.equal((await stranger.fits('name')).status, 404)
    const reader = await atDraft(
      pool,
      site.origin,
      await aPerson(pool, clientId, 'cy@bakery.test', 'reader'),
      showId,
    )
    assert.doesNotMatch((await reader.see()).text, /It fits|Send/)
    assert.equal((await reader.fits('name')).status, 403)
    assert.ok(ada)
  })

  test('becomes the show’s, part by part, where the feed and the line read it', async () => {
    const { site, showId, owner } = await aShowBefore()
    await using _ = site
    const requestId = await anEpisodeOfAShow(pool, showId)
    assert.equal((await findOrder(pool, requestId))?.show, null)
    assert.equal((await owner.fits('music', { take: '2' })).status, 303)
    assert.equal((await publicShow(pool, showId))?.title, '', 'what is not decided is not said')
    assert.equal((await owner.fits('name')).status, 303)
    await owner.fits('description')
    await owner.fits('category')
    await owner.fits('cover', { take: '3' })
    await owner.fits('voices', { host: 'sam', guest: 'nora' })
    const show = await publicShow(pool, showId)
    assert.deepEqual(
      [show?.title, show?.description, show?.category, show?.slug, show?.author, show?.publicSince],
      [aDraft.name, aDraft.description, 'Arts > Food', 'the-slow-loaf', 'Hobbs Bakery', null],
    )
    assert.deepEqual((await findOrder(pool, requestId))?.show, {
      ...{ name: 'The Slow Loaf', voices: { host: 'sam', guest: 'nora' }, theme: 2 },
      cover: { take: 3, business: 'Hobbs Bakery', colours: aDraft.colours },
    })
    assert.match((await owner.home()).text, /2 of 8 parts/)
    assert.match((await owner.see()).text, /Chosen: Sam, Nora/)
  })

  test('takes no choice that is not offered, and no change without a word', async () => {
    const { site, showId, owner } = await aShowBefore()
    await using _ = site
    for (const take of ['5', '', 'x']) assert.equal((await owner.fits('cover', { take })).status, 422)
    assert.equal((await owner.fits('voices', { host: 'nora', guest: 'nora' })).status, 422)
    assert.equal((await owner.fits('voices', { host: 'nora', guest: 'hugo' })).status, 422)
    const { status, text } = await owner.askFor('name', { words: '  ' })
    assert.equal(status, 422)
    assert.match(text, /Say what should be different/)
    assert.equal((await owner.askFor('name', { suggestion: 'x'.repeat(256) })).status, 422)
    assert.equal(await publicShow(pool, showId), undefined)
  })
})

describe('what a client asks for', () => {
  test('is taken over with one press, is before them again as a new version, and what was decided stays so', async () => {
    const { site, showId, owner, by } = await aShowBefore()
    await using _ = site
    const hostile = '<b>Bread</b> & “Time”'
    await owner.fits('description')
    await owner.askFor('name', { words: '<script>alert(1)</script>', suggestion: hostile })
    const seen = (await owner.see()).text
    assert.match(seen, /A change was asked for by ada@bakery\.test/)
    assert.match(seen, /&lt;script&gt;alert\(1\)&lt;\/script&gt;/)
    const id = (await partsBefore(pool, showId)).get('name')?.decision?.id ?? ''
    assert.equal((await takeOver(by, id)).outcome, 'done')
    assert.match((await owner.see()).text, /The Slow Loaf/, 'what operators work on is theirs')
    assert.equal((await putNewestBefore(by)).outcome, 'done')
    const again = (await owner.see()).text
    assert.match(again, /New in this version\. Before: <del>The Slow Loaf<\/del>/)
    assert.match(again, /&lt;b&gt;Bread&lt;\/b&gt; &amp; “Time”/)
    assert.match(again, /Fits, says ada@bakery\.test/)
    const old = (await owner.see('?version=1')).text
    assert.match(old, /This is version 1\. It is not decided about any more/)
    assert.doesNotMatch(old, /It fits|Send</)
    assert.equal((await owner.see('?version=7')).status, 404)
  })

  test('about words that are gone decides nothing', async () => {
    const { site, showId, owner, by } = await aShowBefore()
    await using _ = site
    const before = (await partsBefore(pool, showId)).get('name')
    await saveDraft(by, { ...aDraft, name: 'Two Days' })
    assert.equal((await owner.fits('name')).status, 303, 'nothing new was offered yet')
    await putNewestBefore(by)
    const { status, text } = await owner.fits('name', { hash: before?.hash ?? '' })
    assert.equal(status, 409)
    assert.match(text, /has changed since you opened the page/)
    assert.equal((await publicShow(pool, showId))?.title, 'The Slow Loaf')
  })
})
