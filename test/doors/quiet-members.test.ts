import assert from 'node:assert/strict'
import path from 'node:path'
import { beforeEach, describe, test } from 'node:test'
import { claimLetter } from '#database/letters.ts'
import { listMembers } from '#database/members.ts'
import { oweScriptLetters } from '#database/script-letters.ts'
import { settingsWith } from '#domain/settings.ts'
import { findHoldUps } from '#operations/find-hold-ups.ts'
import { makeQuietToken } from '#operations/portal/quiet.ts'
import { stopMail } from '#operations/stop-mail.ts'
import { aCalendar, answerNeeded, lookAt } from '#test/calendar-under-test.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aClient, aMember, aSession, askForCode, codesSent } from '#test/portal-under-test.ts'
import { aClientWithAShow, aPerson, aScriptAtGate } from '#test/scripts-under-test.ts'
import { testSecretKey } from '#test/secret-key-under-test.ts'
import { aVisitor } from '#test/sign-in-under-test.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'

const { pool } = await startDatabase()
const database = { isReady: async (): Promise<true> => true, pool }
const open = () => startSite({ database, config: testConfig({ trustedProxies: 1 }) })

beforeEach(() =>
  emptyTables(
    pool,
    'private.sign_in_tries',
    'private.portal_sessions',
    'private.clients',
    'podcast_requests',
  ),
)

const tokenOf = ({ id }: { id: string }) => makeQuietToken(pool, testSecretKey, id)
const owe = () => oweScriptLetters(pool, new Date(), { ofShows: true })
const calm = () =>
  pool.query(`update private.show_episodes set offered_at = offered_at - interval '11 minutes'`)
const owedTo = async () =>
  (
    await pool.query(
      `select email from private.letters join private.members on members.id = member_id where state = 'queued' order by email`,
    )
  ).rows.map(({ email }) => email)

describe('a letter about what waits', () => {
  test('ends with one press, without a session, and the show goes on', async () => {
    await using site = await open()
    const { showId, ada } = await aCalendar(pool)
    await aScriptAtGate(pool, showId)
    await calm()
    await owe()
    assert.deepEqual(await owedTo(), [ada.email])
    const address = `${site.origin}/stop/${await tokenOf(ada)}`
    const page = await fetch(address)
    const text = await page.text()
    assert.match(text, /The show itself goes on as before/)
    assert.doesNotMatch(text, /stop working on your episode/)
    assert.deepEqual(await owedTo(), [ada.email], 'whoever only opens it stops nothing')
    // As mail programs press it: with their own words, and following nothing.
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const pressed = await fetch(address, { method: 'POST', body, redirect: 'manual' })
    assert.deepEqual([pressed.status, pressed.headers.get('location')], [303, '/stop/show-done'])
    assert.match(await (await fetch(`${site.origin}/stop/show-done`)).text(), /Your show goes on/)
    const sent = []
    for (let letter = await claimLetter(pool); letter; letter = await claimLetter(pool))
      sent.push(letter.kind)
    assert.ok(!sent.includes('portal-script'), 'what is owed is not sent any more')
    await answerNeeded(pool, showId, ada)
    await lookAt(pool, settingsWith({}, { 'expert.setupEpisodes': '2' }), showId)
    const { rows } = await pool.query('select status from podcast_requests')
    assert.ok(rows.length > 0 && rows.every(({ status }) => status !== 'stopped'))
  })

  test('of any kind comes no more, for none of their clients, and colleagues get theirs', async () => {
    const { clientId, showId, ada } = await aClientWithAShow(pool)
    const other = await aClientWithAShow(pool)
    await aPerson(pool, clientId, 'bo@bakery.test', 'approver')
    assert.equal(await stopMail(pool, await tokenOf(ada)), 'show-done')
    for (const show of [showId, other.showId]) await aScriptAtGate(pool, show)
    await calm()
    await findHoldUps(pool, settingsWith())
    await pool.query(`update private.hold_ups set since = since - interval '30 days'`)
    await owe()
    assert.deepEqual(await owedTo(), ['bo@bakery.test'])
  })

  test('is wanted again by whoever says so in the portal, and only of themselves', async () => {
    await using site = await open()
    const clientId = await aClient(pool)
    const [ada, bo] = [await aMember(pool, clientId), await aMember(pool, clientId)]
    const quiet = async () =>
      (await listMembers(pool, clientId)).filter(({ isQuiet }) => isQuiet).map(({ id }) => id)
    const visitor = aVisitor(site.origin)
    const headers = { cookie: (await aSession(pool, ada)).cookie }
    const press = (intent: string) =>
      visitor.ask(`/portal/${clientId}/people`, { form: { intent, member: bo.id }, headers })
    const said = await press('no-letters')
    assert.equal(said.status, 200)
    assert.deepEqual(await quiet(), [ada.id])
    assert.match(said.text, /wants no letters about what waits/)
    await press('letters')
    assert.deepEqual(await quiet(), [])
  })
})

test('codes to sign in still come', async () => {
  await using site = await open()
  const ada = await aMember(pool, await aClient(pool))
  await stopMail(pool, await tokenOf(ada))
  await askForCode(aVisitor(site.origin), ada.email)
  assert.equal((await codesSent(pool)).length, 1)
})

test('a link that is none stops nobody, and two letters have the same one', async () => {
  const ada = await aMember(pool, await aClient(pool))
  const token = await tokenOf(ada)
  assert.equal(await tokenOf(ada), token)
  for (const odd of ['show-', `show-${'0'.repeat(64)}`, token.slice(5), `${token}0`, token.toUpperCase()])
    assert.equal(await stopMail(pool, odd), 'unknown', odd)
  assert.equal((await listMembers(pool, ada.clientId))[0]?.isQuiet, false)
})

test('the link stands in the letter and in its head; letters that have to come have none', async () => {
  const build = await import(path.join(testConfig().checkout, 'build/server/index.js'))
  const { writeLetter } = build.entry.module as typeof import('#site/letters/write-letter.tsx')
  const facts = { name: 'Ada', client: 'Bakery', origin: 'https://offmic.test', inviter: '', part: 'Rye' }
  const waiting = { what: 'script' as const, client: crypto.randomUUID(), request: crypto.randomUUID() }
  const address = `https://offmic.test/stop/show-${'a'.repeat(64)}`
  const letter = await writeLetter(
    { ...facts, kind: 'portal-script', waiting, stopToken: `show-${'a'.repeat(64)}` },
    settingsWith(),
  )
  assert.equal(letter.stopAddress, address)
  for (const part of [letter.text, letter.html]) assert.ok(part.includes(address))
  const code = await writeLetter({ ...facts, kind: 'portal-sign-in', code: '123456' }, settingsWith())
  assert.equal(code.stopAddress, undefined)
  assert.doesNotMatch(code.html, /\/stop\//)
})
