import type { Offer, Pays } from './pays.ts'
import {
  charge,
  checkout,
  dispute,
  event,
  invoice,
  plan,
  type Shape,
  type StripeLife,
} from './stripe-objects.ts'
import type { Customer, Day } from './telling.ts'

const firstCents = ({ setupCents, cents }: Offer) => setupCents + cents

const paid = (life: StripeLife, day: Day, cents: number) => [
  event(life, day, 'invoice.finalized', invoice(life, day, cents)),
  event(life, day, 'invoice.paid', invoice(life, day, cents)),
  event(life, day, 'charge.succeeded', charge(life, day, cents)),
]
const updated = (life: StripeLife, day: Day, object: ReturnType<typeof plan>, part = '') =>
  event(life, day, 'customer.subscription.updated', object, part)

export function stripe(
  person: Customer,
  wanted: { shape?: Shape; show?: string; isTest?: boolean } = {},
): Pays {
  const life: StripeLife = { person, shape: 'new', show: '1', isTest: false, ...wanted }
  return { ...coming(life), ...staying(life), ...leaving(life) }
}

const active = (life: StripeLife, day: Day, offer: Offer) => plan(life, day, offer, { status: 'active' })

function coming(life: StripeLife): Pick<Pays, 'leaves' | 'buys' | 'moneyArrives'> {
  return {
    leaves(day, offer) {
      const session = checkout(life, offer, { payment_status: 'unpaid' })
      const isNobody = { customer: null, subscription: null }
      return [event(life, day, 'checkout.session.expired', { ...session, ...isNobody })]
    },
    buys(day, offer, { isPaid = true, email } = {}) {
      const session = checkout(life, offer, {
        payment_status: isPaid ? 'paid' : 'unpaid',
        ...(email && { email }),
      })
      const begun = plan(life, day, offer, { status: 'incomplete' })
      const begins = [updated(life, day, active(life, day, offer)), ...paid(life, day, firstCents(offer))]
      return [
        event(life, day, 'customer.subscription.created', begun),
        ...(isPaid ? begins : []),
        event(life, day, 'checkout.session.completed', session),
      ]
    },
    moneyArrives(day, offer) {
      const session = checkout(life, offer, { payment_status: 'paid' })
      return [
        updated(life, day, active(life, day, offer)),
        ...paid(life, day, firstCents(offer)),
        event(life, day, 'checkout.session.async_payment_succeeded', session),
      ]
    },
  }
}

function staying(life: StripeLife): Pick<Pays, 'renews' | 'failsToPay' | 'changesTo'> {
  return {
    renews: (day, offer) => [updated(life, day, active(life, day, offer)), ...paid(life, day, offer.cents)],
    failsToPay: (day, offer) => [
      event(life, day, 'invoice.finalized', invoice(life, day, offer.cents)),
      event(life, day, 'invoice.payment_failed', invoice(life, day, offer.cents)),
      updated(life, day, plan(life, day, offer, { status: 'past_due' })),
    ],
    changesTo: (day, offer) => [updated(life, day, active(life, day, offer), offer.id)],
  }
}

/** However somebody goes. Money of the first day is what goes back. */
function leaving(life: StripeLife): Pick<Pays, 'cancels' | 'ends' | 'getsMoneyBack' | 'disputes'> {
  return {
    cancels(day, offer, ends) {
      const at = Math.floor(life.person.begins.getTime() / 1000) + ends * 86_400
      const going = { status: 'active', cancel_at_period_end: true, cancel_at: at }
      return [updated(life, day, plan(life, day, offer, going), 'cancel')]
    },
    ends(day, offer) {
      const at = Math.floor(life.person.begins.getTime() / 1000) + day * 86_400
      const gone = plan(life, day, offer, { status: 'canceled', ...{ ended_at: at } })
      return [event(life, day, 'customer.subscription.deleted', gone)]
    },
    getsMoneyBack(day, offer, bought) {
      const back = charge(life, bought, firstCents(offer), firstCents(offer))
      return [event(life, day, 'charge.refunded', back)]
    },
    disputes: (day, offer, bought) => [
      event(life, day, 'charge.dispute.created', dispute(life, day, bought, firstCents(offer))),
    ],
  }
}
