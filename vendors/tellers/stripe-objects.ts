/** Stripe's objects, in the shape of the version of 2024-06-20 or of 2026-10-28. */
import type { Offer } from './pays.ts'
import { type Customer, type Day, nameFor, secondOn, type Telling } from './telling.ts'

export type Shape = 'old' | 'new'
/** One purchase of a person's: they may have several. */
export type StripeLife = { person: Customer; shape: Shape; show: string; isTest: boolean }

const month: Day = 30

const idIn = ({ person, show }: StripeLife, prefix: string, what: Day | string = ''): string =>
  nameFor(prefix, person, `${show} ${what}`)
const customerIn = ({ person }: StripeLife) => nameFor('cus', person, 'customer')
const paymentOf = (life: StripeLife, day: Day) => idIn(life, 'pi', day)

export const event = (
  life: StripeLife,
  day: Day,
  type: string,
  object: { id: string },
  part = '',
): Telling => ({
  source: 'stripe',
  body: JSON.stringify({
    ...{ id: idIn(life, 'evt', `${day} ${type} ${part}`), object: 'event', type },
    ...{ created: secondOn(life.person, day), livemode: !life.isTest, data: { object } },
  }),
})

/** A subscription as it stands on a day. */
export function plan(life: StripeLife, day: Day, offer: Offer, facts: { status: string }) {
  const ends = { current_period_end: secondOn(life.person, day + month) }
  const price = { id: `price_${offer.id}`, unit_amount: offer.cents, currency: 'usd' }
  const item = { id: idIn(life, 'si'), price, ...(life.shape === 'new' && ends) }
  return {
    ...{ id: idIn(life, 'sub'), object: 'subscription', customer: customerIn(life) },
    ...{ items: { data: [item] }, metadata: { offer: offer.id }, cancel_at_period_end: false },
    ...(life.shape === 'old' && ends),
    ...facts,
  }
}

export const invoice = (life: StripeLife, day: Day, cents: number) => ({
  ...{ id: idIn(life, 'in', day), object: 'invoice', customer: customerIn(life) },
  hosted_invoice_url: `https://invoice.stripe.com/i/${idIn(life, 'in', day)}`,
  ...{ total: cents, currency: 'usd', number: idIn(life, 'INV', day).slice(0, 12).toUpperCase() },
  ...(life.shape === 'old'
    ? { subscription: idIn(life, 'sub'), payment_intent: paymentOf(life, day) }
    : { parent: { subscription_details: { subscription: idIn(life, 'sub') } } }),
})

export const charge = (life: StripeLife, day: Day, cents: number, refunded = 0) => ({
  ...{ id: idIn(life, 'ch', day), object: 'charge', customer: customerIn(life) },
  ...{ payment_intent: paymentOf(life, day), amount: cents, currency: 'usd' },
  ...{ amount_refunded: refunded, refunded: refunded === cents },
})

export const dispute = (life: StripeLife, day: Day, of: Day, cents: number) => ({
  ...{ id: idIn(life, 'dp'), object: 'dispute', payment_intent: paymentOf(life, of) },
  ...{ status: 'needs_response', amount: cents, currency: 'usd' },
  evidence_details: { due_by: secondOn(life.person, day + 9) },
})

export const checkout = (
  life: StripeLife,
  offer: Offer,
  facts: { payment_status: string; email?: string },
) => {
  const { email = life.person.email, ...rest } = facts
  return {
    ...{ id: idIn(life, 'cs'), object: 'checkout.session', customer: customerIn(life) },
    ...{ subscription: idIn(life, 'sub'), payment_link: `plink_${offer.id}`, currency: 'usd' },
    ...{ amount_total: offer.setupCents + offer.cents, metadata: { offer: offer.id } },
    ...{ client_reference_id: life.person.reference ?? null, ...rest },
    customer_details: { email, name: life.person.name },
  }
}
