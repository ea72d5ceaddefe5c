import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { publicShow } from '#database/public-shows.ts'
import { draftInStudio, putBeforeClient, saveDraft } from '#operations/drafts/prepare-draft.ts'
import { removeMember } from '#operations/portal/change-people.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aDraft, atDraft, offered, partsBefore } from '#test/drafts-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aClientWithAShow, aPerson } from '#test/scripts-under-test.ts'
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

test('a draft with all that it may have is a page of at most 40 KB, before and after everything is decided', async () => {
  const { site, showId, owner } = await aShowBefore()
  await using _ = site
  const titles = Array.from({ length: 10 }, (_, at) => ({
    ...{ title: `${at} ${'question '.repeat(12)}`.trim(), quote: 'words '.repeat(31).trim() },
    url: `https://bakery.test/${'page/'.repeat(12)}`,
  }))
  const voices = ['nora', 'ewan', 'sam', 'hugo', 'maya', 'bram']
  const full = {
    ...aDraft,
    titles,
    voices,
    themes: [0, 1, 2],
    description: 'Bread that takes time. '.repeat(40),
  }
  await offered(pool, showId, full)
  const size = async () => (await owner.see()).bytes
  const undecided = await size()
  assert.ok(undecided <= 40_000, `${undecided} bytes`)
  for (const name of (await partsBefore(pool, showId)).keys())
    assert.equal((await owner.fits(name, { take: '0', host: 'nora', guest: 'sam' })).status, 303, name)
  const decided = await size()
  assert.ok(decided <= 40_000, `${decided} bytes`)
})

describe('several at once', () => {
  test('the first counts, and whoever has not seen it is told', async () => {
    const { site, clientId, showId, owner } = await aShowBefore()
    await using _ = site
    const bo = await aPerson(pool, clientId, 'bo@bakery.test', 'approver')
    const approver = await atDraft(pool, site.origin, bo, showId)
    const both = await Promise.all([
      owner.fits('name', { seen: '' }),
      approver.askFor('name', { seen: '', words: 'Too long' }),
    ])
    assert.deepEqual(both.map(({ status }) => status).sort(), [303, 409])
    assert.match(both.find(({ status }) => status === 409)?.text ?? '', /was first, and has/)
    assert.equal((await owner.fits('name')).status, 303, 'who has seen it may decide otherwise')
  })

  test('whoever is taken out meanwhile decides nothing', async () => {
    const { site, ada, clientId, showId } = await aShowBefore()
    await using _ = site
    const bo = await aPerson(pool, clientId, 'bo@bakery.test', 'approver')
    const approver = await atDraft(pool, site.origin, bo, showId)
    await removeMember(pool, { member: ada }, bo.id)
    assert.equal((await approver.fits('name')).status, 403)
    assert.equal(await publicShow(pool, showId), undefined)
  })

  test('silence decides nothing: the database refuses it', async () => {
    const { site, showId } = await aShowBefore()
    await using _ = site
    await assert.rejects(
      pool.query(
        `insert into private.decisions (show_id, title, version, hash, verdict, by, what, part)
         values ($1, '', 1, sha256(''), 'yes', 'silence', 'draft', 'name')`,
        [showId],
      ),
      /people_decide_about_drafts/,
    )
  })
})

test('what an operator sees is what is offered: of two, the second one offers nothing that nobody has read', async () => {
  const { site, showId, by } = await aShowBefore()
  await using _ = site
  await saveDraft(by, { ...aDraft, name: 'Two Days' })
  const seen = { version: 2, isOffered: false }
  const [first, second] = await Promise.all([
    putBeforeClient(by, { ...aDraft, name: 'Mine' }, seen),
    putBeforeClient(by, { ...aDraft, name: 'Mine' }, seen),
  ])
  assert.deepEqual([first.outcome, second.outcome].sort(), ['done', 'gone'])
  assert.equal((await putBeforeClient(by, { ...aDraft, name: 'Late' }, seen)).outcome, 'gone')
  const { newest, offered: before } = (await draftInStudio(pool, showId)) ?? {}
  assert.deepEqual([newest?.version, newest?.draft.name, before?.draft.name], [2, 'Mine', 'Mine'])
  const half = await putBeforeClient(by, { ...aDraft, name: '' }, { version: 2, isOffered: true })
  assert.equal(half.outcome, 'refused')
  const kept = await draftInStudio(pool, showId)
  assert.deepEqual(
    [kept?.newest?.draft.name, kept?.offered?.draft.name],
    ['', 'Mine'],
    'kept, and before nobody',
  )
})
