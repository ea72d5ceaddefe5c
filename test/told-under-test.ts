/** People who book and buy, as companies would tell it: half of them in Stripe's older shape. */
import { createHmac } from 'node:crypto'
import { signatureHeader } from '#api/told-signature.ts'
import type { Source } from '#domain/told/source.ts'

export type Telling = { source: Source; body: string }

/** So many of its events have happened once they have bought. */
const untilBought = 7
const start = Date.UTC(2026, 9, 1) / 1000

const stripe = (id: string, type: string, created: number, object: object): Telling => ({
  source: 'stripe',
  body: JSON.stringify({ id, type, created, livemode: true, data: { object } }),
})

function tellersOf(number: number) {
  const isOld = number % 2 === 0
  const [customer, subscription, payment] = [`cus_${number}`, `sub_${number}`, `pi_${number}`]
  const plan = (status: string, ends: number) => ({
    ...{ id: subscription, customer, status },
    ...(isOld ? { current_period_end: ends } : { items: { data: [{ current_period_end: ends }] } }),
  })
  const invoice = (id: string) => ({
    ...{ id, customer, total: 9900, currency: 'usd' },
    ...(isOld
      ? { subscription, payment_intent: payment }
      : { parent: { subscription_details: { subscription } } }),
  })
  const email = `ada.${number}@bakery.example`
  const cal = (triggerEvent: string, minutes: number, uid: string, rescheduleUid?: string): Telling => ({
    source: 'cal',
    body: JSON.stringify({
      triggerEvent,
      createdAt: new Date((start + number + 60 * minutes - 86_400) * 1000).toISOString(),
      payload: { uid, rescheduleUid, attendees: [{ email, name: 'Ada' }] },
    }),
  })
  return { plan, invoice, cal }
}

/** Books a call, moves it, buys; two of three are past due and charged back. What names whom differs from event to event. */
export function aLife(number: number): Telling[] {
  const [customer, subscription, payment] = [`cus_${number}`, `sub_${number}`, `pi_${number}`]
  const { plan, invoice, cal } = tellersOf(number)
  const email = `ada.${number}@bakery.example`
  const at = start + number
  let left = 99 // ids of later events come first in the alphabet: nothing may hang on them
  const later = (kind: string, seconds: number, object: object) =>
    stripe(`evt_${number}_${left--}`, kind, at + seconds, object)
  const life = [
    cal('BOOKING_CREATED', 0, `call_${number}`),
    cal('BOOKING_RESCHEDULED', 5, `moved_${number}`, `call_${number}`),
    later('customer.subscription.created', 0, plan('incomplete', at + 1)),
    later('customer.subscription.updated', 0, plan('active', at + 2_600_000)),
    later('invoice.paid', 0, invoice(`in_${number}`)),
    later('checkout.session.completed', 0, {
      ...{ id: `cs_${number}`, customer, subscription, payment_status: 'paid' },
      customer_details: { email },
    }),
    later('charge.succeeded', 0, { id: `ch_${number}`, customer, payment_intent: payment, amount: 9900 }),
    later('invoice.payment_failed', 2_600_000, invoice(`in_${number}_2`)),
    later('customer.subscription.updated', 2_600_001, plan('past_due', at + 5_200_000)),
    later('charge.dispute.created', 2_700_000, {
      id: `dp_${number}`,
      payment_intent: payment,
      status: 'needs_response',
    }),
  ]
  return number % 3 === 0 ? life.slice(0, untilBought) : life
}

/** As each company writes it down in its documentation. */
export function sign(source: Source, { secret, body, now }: { secret: string; body: string; now: Date }) {
  const at = Math.floor(now.getTime() / 1000)
  const made = (text: string) => createHmac('sha256', secret).update(text).digest('hex')
  if (source === 'cal') return made(body)
  return source === 'paddle' ? `ts=${at};h1=${made(`${at}:${body}`)}` : `t=${at},v1=${made(`${at}.${body}`)}`
}

export const signedBy = (secret: string, { source, body }: Telling, now = new Date()): RequestInit => ({
  method: 'POST',
  headers: { [signatureHeader(source)]: sign(source, { secret, body, now }) },
  body,
})
