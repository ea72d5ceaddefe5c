import assert from 'node:assert/strict'
import { after, beforeEach, describe, test } from 'node:test'
import { eventIn } from '#api/told-event.ts'
import { keepTold } from '#database/told.ts'
import { showClients } from '#operations/clients/show-clients.ts'
import { understandTold } from '#operations/understand-told.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { hostileTexts } from '#test/hostile-texts.ts'
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

describe('what an operator is asked', () => {
  const withoutOffer = ({ source, body }: Telling): Telling => ({
    source,
    body: body.replaceAll('"offer"', '"other"'),
  })

  test('a link that nobody knows is asked about once', async () => {
    await tell(aLife('buys-starter', 'ada').map(withoutOffer))
    const { unknown } = await showClients(pool, undefined)
    assert.deepEqual(unknown.map(({ link }) => link).sort(), ['plink_starter', 'price_starter'])
    for (const { link } of unknown)
      await send('/studio/clients', { intent: 'link-sells', link, offer: 'starter' })
    await tell(aLife('buys-starter', 'bob').map(withoutOffer))
    const after = await showClients(pool, undefined)
    assert.deepEqual(
      [after.unknown, after.rows.map(({ offers }) => offers)],
      [[], [['starter'], ['starter']]],
    )
  })

  test('what was not understood is shown with its reason, and tried again', async () => {
    await tell([{ source: 'cal', body: 'no JSON' }])
    assert.ok((await page('/studio/clients')).includes('It is no JSON.'))
    await pool.query(`update private.told set body = $1, kind = 'BOOKING_CREATED'`, [
      aLife('reschedules', 'ada')[0]?.body,
    ])
    await send('/studio/clients', { intent: 'understand-again' })
    await understandTold(pool)
    const { troubles, rows } = await showClients(pool, undefined)
    assert.deepEqual([troubles, rows.length], [[], 1])
  })

  test('means nothing where it asks for nobody, for what is not sold, or with hostile words', async () => {
    await lived('buys-starter', 'ada', 1)
    const nobody = { one: 'email:nobody@x.example', other: 'email:ada@ada.example' }
    for (const intent of ['are-one', 'are-two', 'no-such-thing', 'constructor'])
      assert.equal((await send('/studio/clients', { intent, ...nobody })).status, 422, intent)
    for (const text of hostileTexts) {
      const asked = [
        { intent: 'link-sells', link: text, offer: text },
        { intent: 'kept', of: text, promised: text },
        { intent: 'kept', of: text, promised: 'draft' },
        { intent: 'are-one', one: text, other: text },
      ]
      for (const fields of asked)
        assert.ok([400, 422].includes((await send('/studio/clients', fields)).status))
    }
    assert.equal((await showClients(pool, undefined)).rows.length, 1)
  })

  test('nobody finds a client by guessing', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '%27'])
      assert.equal(
        (await fetch(`${site.origin}/studio/clients/${id}`, { headers: { cookie } })).status,
        404,
        id,
      )
  })
})
