import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventIn } from '#api/told-event.ts'
import { judgeSignature } from '#api/told-signature.ts'
import { signatureHeader } from '#domain/told/signature-schemes.ts'
import { type Source, sources } from '#domain/told/source.ts'
import { understand } from '#domain/told/understand.ts'
import { sign } from '#vendors/tellers/sign.ts'

const now = new Date('2026-11-24T10:00:00Z')
const bytes = Buffer.from('{"id":"evt_1"}')
const judged = (source: Source, header: string | null, secrets: string[], at = now) =>
  judgeSignature(source, { header, bytes, secrets, now: at })

for (const source of sources)
  test(`${source}: what is signed passes, also with the older of two secrets, and nothing else does`, () => {
    const header = sign(source, { secret: 'one', body: bytes.toString(), now })
    assert.equal(judged(source, header, ['two', 'one']), 'signed')
    assert.equal(judged(source, header, ['two']), 'unsigned')
    assert.equal(judged(source, header, []), 'unsigned')
    assert.equal(judged(source, null, ['one']), 'unsigned')
    assert.equal(judged(source, `${header.slice(0, -1)}z`, ['one']), 'unsigned')
    assert.ok(signatureHeader(source))
    const late = new Date(now.getTime() + 301_000)
    assert.equal(judged(source, header, ['one'], late), source === 'cal' ? 'signed' : 'stale')
  })

test('one of several signatures is enough while a secret is changed', () => {
  const header = sign('paddle', { secret: 'one', body: bytes.toString(), now })
  assert.equal(judged('paddle', `${header};h1=${'0'.repeat(64)}`, ['one']), 'signed')
})

test('what has neither id nor time is kept under its bytes, from when it came', () => {
  const event = eventIn('stripe', Buffer.from('nonsense'), now)
  assert.match(event.id, /^[\da-f]{64}$/)
  assert.equal(event.happenedAt, now)
  assert.deepEqual(understand(event), { trouble: 'It is no JSON.' })
})

const said = (kind: string, object: object) =>
  understand({ source: 'stripe', kind, body: JSON.stringify({ data: { object } }) })

test('an invoice finds its subscription in both shapes of Stripe', () => {
  const named = (shape: object) => {
    const told = said('invoice.paid', { id: 'in_1', customer: 'cus_1', ...shape })
    return 'names' in told ? told.names : []
  }
  const both = ['stripe-customer:cus_1', 'subscription:sub_1', 'invoice:in_1']
  assert.deepEqual(named({ subscription: 'sub_1' }), both)
  assert.deepEqual(named({ parent: { subscription_details: { subscription: 'sub_1' } } }), both)
})

test('a plan whose money Stripe keeps back rests until it does not', () => {
  const stateOf = (pause_collection: object | null) => {
    const plan = { id: 'sub_1', customer: 'cus_1', status: 'active', pause_collection }
    const told = said('customer.subscription.updated', plan)
    return 'things' in told ? told.things[0]?.facts.state : undefined
  }
  assert.equal(stateOf({ behavior: 'void', resumes_at: null }), 'paused')
  assert.equal(stateOf(null), 'active')
})

test('what is told of is text: inherited names and other forms mean nothing', () => {
  assert.deepEqual(said('constructor', {}), { names: [], things: [] })
  assert.deepEqual(said('invoice.paid', { id: { toString: 1 } }), {
    trouble: 'It does not say which object it is about.',
  })
})
