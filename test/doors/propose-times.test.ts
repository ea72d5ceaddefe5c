import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { erasePersonalRows } from '#database/erasures.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { openCalls } from '#database/proposed-calls.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { hostileTexts } from '#test/hostile-texts.ts'
import { startSite, testConfig } from '#test/site-under-test.ts'
import { anOperator, fromOurPage } from '#test/studio-under-test.ts'

const { pool } = await startDatabase()
const site = await startSite({
  config: testConfig({ rateLimits: undefined }),
  database: { isReady: async () => true, pool },
})
after(() => site[Symbol.asyncDispose]())
const { cookie } = await anOperator(pool, { role: 'operator' })
beforeEach(() => emptyTables(pool, 'private.proposed_calls', 'private.letters'))

/** Days from now, at ten on a wall in Berlin. */
const onDay = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T10:00`
const entries = {
  name: 'Noor Haddad',
  email: 'noor@tiles.example',
  website: 'tiles.example',
  note: 'Only in the mornings.',
  zone: 'Europe/Berlin',
  'time-1': onDay(3),
  'time-2': onDay(4),
  'time-3': onDay(5),
}
async function propose(fields: Record<string, string>) {
  const body = new URLSearchParams({ ...entries, ...fields })
  const answer = await fetch(`${site.origin}/contact`, { method: 'POST', body, redirect: 'manual' })
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
}
const letters = async () =>
  (await pool.query(`select kind from private.letters where kind = 'proposed-calls'`)).rows.length

describe('whoever proposes three times', () => {
  test('is led to a page that says so, and every operator gets one letter', async () => {
    const { status, location } = await propose({})
    assert.deepEqual([status, location], [303, '/contact/proposed'])
    await propose({ email: 'sam@tiles.example' })
    const [call] = await openCalls(pool)
    assert.deepEqual(
      [call?.name, call?.website, call?.times.length, call?.zone],
      ['Noor Haddad', 'https://tiles.example', 3, 'Europe/Berlin'],
    )
    assert.equal(await letters(), 1)
  })

  test('and presses twice has proposed once', async () => {
    await Promise.all([propose({}), propose({}), propose({})])
    assert.equal((await openCalls(pool)).length, 1)
  })

  test('loses no word where something is missing or wrong', async () => {
    for (const wrong of [
      { email: 'noor' },
      { name: '' },
      { zone: 'Mars/Base' },
      { 'time-2': entries['time-1'] },
    ]) {
      const { status, html } = await propose(wrong)
      assert.equal(status, 400)
      for (const kept of ['Only in the mornings.', entries['time-3']]) assert.ok(html.includes(kept), kept)
      assert.ok(html.includes('aria-invalid="true"'))
    }
    assert.equal((await openCalls(pool)).length, 0)
  })

  test('can write whatever they like: it stays text, here and on the board', async () => {
    for (const [number, text] of hostileTexts.entries()) {
      const { status } = await propose({ note: text, email: `p${number}@tiles.example` })
      assert.ok([303, 400].includes(status), `${status}`)
    }
    const board = await (await fetch(`${site.origin}/studio`, { headers: { cookie } })).text()
    assert.doesNotMatch(board, /<script>window\.struck/)
  })

  test('is on the board until somebody has answered', async () => {
    await propose({})
    const [call] = await openCalls(pool)
    const board = async () => (await fetch(`${site.origin}/studio`, { headers: { cookie } })).text()
    assert.ok((await board()).includes('Noor Haddad'))
    const body = new URLSearchParams({ deed: 'answer-call', call: call?.id ?? '', business: 'Noor Haddad' })
    const answer = await fetch(`${site.origin}/studio?index`, {
      method: 'POST',
      headers: { cookie, ...fromOurPage },
      body,
    })
    assert.equal(answer.status, 200)
    assert.equal((await openCalls(pool)).length, 0)
  })

  test('and is deleted leaves nothing', async () => {
    await propose({})
    const asks = { email: 'NOOR@tiles.example', operatorId: undefined, staysUnwanted: false }
    await inTransaction(pool, (client) => erasePersonalRows(client, asks))
    assert.equal((await openCalls(pool)).length, 0)
  })
})

test('one mailbox may propose so often, and is told so', async () => {
  await using limited = await startSite({ database: { isReady: async () => true, pool } })
  const statuses = new Set<number>()
  for (let day = 2; day < 22; day++) {
    const body = new URLSearchParams({
      ...entries,
      'time-1': onDay(day),
      'time-2': onDay(day + 20),
      'time-3': onDay(day + 22),
    })
    statuses.add(
      (await fetch(`${limited.origin}/contact`, { method: 'POST', body, redirect: 'manual' })).status,
    )
  }
  assert.deepEqual([...statuses], [303, 429])
})

const htmlOf = async (path: string) => (await fetch(site.origin + path)).text()

test('nobody but an operator reads the name of a setting, on /contact and at a stand-in for a checkout', async () => {
  for (const path of ['/contact', '/checkout/starter', '/checkout/guide-2'])
    assert.doesNotMatch(await htmlOf(path), /[A-Z]{3,}_[A-Z_\d]{3,}|in the studio/, path)
})

test('without a scheduling service /contact takes three times, inline and as high as a calendar', async () => {
  const html = await htmlOf('/contact')
  assert.match(
    html,
    /<form[^>]* method="post"[^>]*action="\/contact"|<form[^>]*action="\/contact"[^>]* method="post"/,
  )
  assert.equal(html.match(/type="datetime-local"/g)?.length, 3)
  for (const words of ['Time zone of these times', 'Propose these times']) assert.ok(html.includes(words))
})
