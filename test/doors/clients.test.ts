import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { eventIn } from '#api/told-event.ts'
import { keepTold } from '#database/told.ts'
import { showClient, showClients } from '#operations/clients/show-clients.ts'
import { understandTold } from '#operations/understand-told.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aRequest } from '#test/episode-under-test.ts'
import { startSite } from '#test/site-under-test.ts'
import { anOperator, fromOurPage } from '#test/studio-under-test.ts'
import { aLife } from '#test/told-under-test.ts'
import type { LifeName } from '#vendors/tellers/lives.ts'
import type { Telling } from '#vendors/tellers/telling.ts'

const { pool } = await startDatabase()
const site = await startSite({ database: { isReady: async () => true, pool } })
after(() => site[Symbol.asyncDispose]())
const { cookie } = await anOperator(pool, { role: 'operator' })
beforeEach(() =>
  emptyTables(pool, 'private.told', 'private.clients', 'private.sold_links', 'podcast_requests'),
)

async function tell(all: readonly Telling[]): Promise<void> {
  for (const { source, body } of all) await keepTold(pool, eventIn(source, Buffer.from(body), new Date()))
  await understandTold(pool)
}
/** The last day of a life is today. */
const lived = (name: LifeName, who: string, days = 0) =>
  tell(aLife(name, who, { begins: new Date(Date.now() - days * 86_400_000) }))
const standings = async () => (await showClients(pool, undefined)).rows.map(({ standing }) => standing).sort()
const send = async (address: string, fields: Record<string, string>) => {
  const body = new URLSearchParams(fields)
  const answer = await fetch(site.origin + address, {
    method: 'POST',
    headers: { cookie, ...fromOurPage },
    body,
  })
  return { status: answer.status, html: await answer.text() }
}
const page = async (address: string) => (await fetch(site.origin + address, { headers: { cookie } })).text()

describe('clients', () => {
  test('stand where their life has led them', async () => {
    await lived('buys-expert', 'ada', 36)
    await lived('falls-behind', 'bob', 32)
    await lived('cancels', 'cleo', 22)
    await lived('leaves', 'dan', 31)
    await lived('wants-money-back', 'eve', 7)
    await lived('charges-back', 'finn', 41)
    await lived('reschedules', 'gil', 1)
    await lived('abandons', 'hal', 1)
    await lived('calls-off', 'ida', 1)
    await lived('pays-late', 'jo', 6)
    await lived('wants-money-back-later', 'kit', 50)
    const booked = ['booked', 'booked']
    const paying = ['paying', 'paying', 'paying']
    assert.deepEqual(
      await standings(),
      [...booked, 'disputed', 'ended', 'ending', 'lead', 'past-due', ...paying, 'refunded'].sort(),
    )
  })

  test('are shown with what they bought, their next day and what we owe them', async () => {
    await lived('buys-expert', 'ada', 36)
    const html = await page('/studio/clients')
    for (const words of ['ada@ada.example', 'Expert Plan', 'Paying', 'next payment'])
      assert.ok(html.includes(words), words)
    const { rows } = await showClients(pool, undefined)
    const one = await page(`/studio/clients/${rows[0]?.id}`)
    for (const words of [
      'Draft of the show',
      'late',
      'no call after the purchase yet',
      'checkout.session.completed',
    ])
      assert.ok(one.includes(words), words)
  })

  test('that have two addresses become one when an operator says so, and stay two when not', async () => {
    await lived('two-addresses', 'ada', 3)
    await lived('two-addresses', 'bob', 3)
    const { doubts } = await showClients(pool, undefined)
    assert.equal(doubts.length, 2)
    const [first, second] = doubts
    assert.ok(first && second)
    const pair = ({ one, other }: { one: string; other: string }) => ({ one, other })
    assert.equal((await send('/studio/clients', { intent: 'are-one', ...pair(first) })).status, 200)
    assert.equal((await send('/studio/clients', { intent: 'are-two', ...pair(second) })).status, 200)
    const after = await showClients(pool, undefined)
    assert.deepEqual([after.doubts.length, after.rows.length], [0, 3])
  })

  test('of one mail provider are no doubt', async () => {
    for (const who of ['ada', 'bob']) await tell(aLife('buys-starter', who, { email: `${who}@gmail.com` }))
    assert.deepEqual((await showClients(pool, undefined)).doubts, [])
  })

  test('find the free episode that they asked for, by the link that was theirs', async () => {
    const requestId = await aRequest(pool, 'private@elsewhere.example')
    const reference = `r_${Buffer.from(requestId.replaceAll('-', ''), 'hex').toString('base64url')}`
    await tell(aLife('buys-starter', 'ada', { reference }))
    const { rows } = await showClients(pool, undefined)
    const shown = await showClient(pool, rows[0]?.id ?? '')
    assert.deepEqual(
      shown?.requests.map(({ id }) => id),
      [requestId],
    )
  })

  test('tick what we owe them, and take it back', async () => {
    await lived('buys-starter', 'ada', 1)
    const { rows } = await showClients(pool, undefined)
    const address = `/studio/clients/${rows[0]?.id}`
    const of =
      (await showClient(pool, rows[0]?.id ?? ''))?.things.find(({ kind }) => kind === 'purchase')?.id ?? ''
    for (const [intent, words] of [
      ['kept', 'Take back'],
      ['open', 'Tick off'],
    ] as const) {
      const { status, html } = await send(address, { intent, of, promised: 'draft' })
      assert.equal(status, 200)
      assert.ok(html.includes(words), words)
    }
  })
})
