import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { showEpisodeOf } from '#database/show-episodes.ts'
import type { Script } from '#domain/script.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import {
  aClientWithAShow,
  aPerson,
  aScriptAtGate,
  atScript,
  changeFirst,
  hashOf,
} from '#test/scripts-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const database = { isReady: async (): Promise<true> => true, pool }
const open = () => startSite({ database, config: testConfig({ trustedProxies: 1 }) })
const { operator } = await anOperator(pool)

beforeEach(() =>
  emptyTables(
    pool,
    'private.sign_in_tries',
    'private.portal_sessions',
    'private.clients',
    'podcast_requests',
  ),
)

type Chapters = Script['chapters']

/** Of the first chapter what is read first and who reads it; then a host says the same in other words. */
const withALineOfItsOwn = ([first]: Chapters): Chapters => {
  const opening = first?.sentences.slice(0, 4) ?? []
  if (!first) return []
  const told = {
    speaker: 'host',
    text: 'Every loaf takes 36 hours from flour to shelf.',
    support: opening.at(-1)?.support ?? 'bridge',
  } as const
  return [{ ...first, sentences: [...opening, told] }]
}

/** As a second reading leaves it that has compared that line with the one before it. */
const asCompared = (requestId: string) =>
  pool.query(
    `update private.finished_steps set output = jsonb_set(output, '{ledger,entries,4}',
       (output #> '{ledger,entries,4}') || jsonb_build_object('verdict', 'supported',
         'evidence', output #> '{ledger,entries,1,evidence}'))
     where request_id = $1 and step = 'check-facts'`,
    [requestId],
  )

const verdictOf = async (requestId: string) => (await showEpisodeOf(pool, requestId))?.verdict
const decisions = async () =>
  (
    await pool.query(
      `select verdict, by, member_id is null as "isNobodys" from private.decisions order by at`,
    )
  ).rows

describe('a script that waits', () => {
  test('is found from the home, read with what it rests on, and approved once', async () => {
    await using site = await open()
    const { showId, ada } = await aClientWithAShow(pool)
    const requestId = await aScriptAtGate(pool, showId, withALineOfItsOwn)
    const owner = await atScript(pool, site.origin, ada, requestId)
    assert.match((await owner.home()).text, /1 script waits for you/)
    assert.match((await owner.see()).text, /Every loaf takes 36 hours.*Your website does not say this/s)
    await asCompared(requestId)
    const { text, status } = await owner.see()
    assert.equal(status, 200)
    assert.doesNotMatch(text, /Your website does not say this/)
    const title = (await showEpisodeOf(pool, requestId))?.title ?? ''
    for (const words of [title, 'Approve this script', 'Host', 'Word for word from <cite>'])
      assert.ok(text.includes(words), words)
    // What hosts say in words of their own has the page's beside it.
    assert.match(
      text,
      /Every loaf takes 36 hours from flour to shelf\.<\/p>.*?<blockquote[^>]*>We have baked sourdough.*?<cite>/s,
    )
    const pressed = await owner.approve()
    assert.equal(pressed.status, 303)
    assert.match((await owner.see()).text, /Approved by ada@bakery\.test/)
    assert.doesNotMatch((await owner.home()).text, /waits for you/)
    const { rows } = await pool.query('select again_at is not null as goes from private.productions')
    assert.deepEqual(rows, [{ goes: true }])
    const again = await owner.approve()
    assert.match(again.text, /was first, and approved this script on/)
    assert.equal((await decisions()).length, 1)
  })

  test('of two who decide at once, the first counts and the second is told who it was', async () => {
    await using site = await open()
    const { clientId, showId, ada } = await aClientWithAShow(pool)
    const requestId = await aScriptAtGate(pool, showId)
    const bo = await aPerson(pool, clientId, 'bo@bakery.test', 'approver')
    const [one, other] = [
      await atScript(pool, site.origin, ada, requestId),
      await atScript(pool, site.origin, bo, requestId),
    ]
    const answers = await Promise.all([one.approve(), other.askForChanges('Too long.')])
    const [late] = answers.filter(({ status }) => status === 409)
    assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 409])
    assert.match(late?.text ?? '', /(ada|bo)@bakery\.test was first/)
    assert.equal((await decisions()).length, 1)
  })

  test('that has changed is shown as it is now, and nothing is decided', async () => {
    await using site = await open()
    const { showId, ada } = await aClientWithAShow(pool)
    const requestId = await aScriptAtGate(pool, showId)
    const owner = await atScript(pool, site.origin, ada, requestId)
    const seen = await hashOf(pool, requestId)
    await changeFirst(pool, operator, requestId, 'Who bakes all this?')
    const late = await owner.approve(seen)
    assert.equal(late.status, 409)
    assert.match(late.text, /has changed since you opened it/)
    assert.match(late.text, /Who bakes all this\?/)
    assert.equal(await verdictOf(requestId), null)
    assert.equal((await owner.approve('x')).status, 409)
    assert.equal((await owner.press({ intent: 'else' })).status, 400)
  })

  test('goes back with what is wrong, and comes again when words have changed', async () => {
    await using site = await open()
    const { showId, ada } = await aClientWithAShow(pool)
    const requestId = await aScriptAtGate(pool, showId)
    const owner = await atScript(pool, site.origin, ada, requestId)
    assert.equal((await owner.askForChanges()).status, 422)
    assert.match((await owner.see('?say=c1s1')).text, /What is wrong with this sentence\?/)
    assert.equal((await owner.remark('  ')).status, 422)
    assert.equal((await owner.remark('a'.repeat(2001))).status, 422)
    assert.equal((await owner.remark('Nobody calls it that.', 'c9s9')).status, 409)
    const kept = await owner.remark('Nobody calls it that.')
    assert.deepEqual([kept.status, kept.to?.endsWith('#c1s3')], [303, true])
    assert.match((await owner.see()).text, /Nobody calls it that\./)
    assert.equal((await owner.askForChanges()).status, 303)
    assert.match((await owner.see()).text, /Changes asked for by ada@bakery\.test/)
    assert.match((await owner.home()).text, /you asked for changes/)
    await changeFirst(pool, operator, requestId, 'Who bakes all this?')
    assert.match((await owner.home()).text, /1 script waits for you/)
    assert.match((await owner.see()).text, /Said of sentences that are changed or gone/)
    assert.equal((await owner.approve()).status, 303)
    assert.equal(await verdictOf(requestId), 'yes')
  })
})
