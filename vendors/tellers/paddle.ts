/** Paddle Billing's events. A bank that takes some days, and a checkout that somebody leaves, are not told. */
import type { Offer, Pays } from './pays.ts'
import { type Customer, type Day, momentOn, nameFor, type Telling } from './telling.ts'

type PaddleLife = { person: Customer; show: string }
const month: Day = 30

const idIn = ({ person, show }: PaddleLife, prefix: string, what: Day | string = '') =>
  nameFor(prefix, person, `${show} ${what}`)
const momentIn = ({ person }: PaddleLife, day: Day) => momentOn(person, day).toISOString()

function event(life: PaddleLife, day: Day, event_type: string, data: object): Telling {
  const event_id = idIn(life, 'evt', `${day} ${event_type}`)
  return {
    source: 'paddle',
    body: JSON.stringify({ event_id, event_type, occurred_at: momentIn(life, day), data }),
  }
}

const shared = (life: PaddleLife, offer: Offer) => ({
  customer_id: nameFor('ctm', life.person, 'customer'),
  custom_data: { offer: offer.id, ...(life.person.reference && { ref: life.person.reference }) },
  items: [{ price: { id: `pri_${offer.id}` } }],
})

const plan = (life: PaddleLife, day: Day, offer: Offer, facts: { status: string }) => ({
  ...{ id: idIn(life, 'sub'), ...shared(life, offer) },
  ...{ current_billing_period: { ends_at: momentIn(life, day + month) }, ...facts },
})

const transaction = (life: PaddleLife, day: Day, offer: Offer, cents: number) => ({
  ...{ id: idIn(life, 'txn', day), ...shared(life, offer), subscription_id: idIn(life, 'sub') },
  ...{ status: 'completed', currency_code: 'USD', details: { totals: { total: String(cents) } } },
})

const customer = ({ person }: PaddleLife, email = person.email) => ({
  id: nameFor('ctm', person, 'customer'),
  email,
  name: person.name,
})

const adjustment = (life: PaddleLife, of: Day, { setupCents, cents }: Offer, action: string) => ({
  ...{ id: idIn(life, 'adj', action), action, status: 'approved', currency_code: 'USD' },
  ...{ customer_id: customer(life).id, subscription_id: idIn(life, 'sub') },
  ...{ transaction_id: idIn(life, 'txn', of), totals: { total: String(setupCents + cents) } },
})

export function paddle(person: Customer, { show = '1' } = {}): Pays {
  const life = { person, show }
  const updated = (day: Day, offer: Offer, facts: { status: string }) =>
    event(life, day, 'subscription.updated', plan(life, day, offer, facts))
  const completed = (day: Day, offer: Offer, cents: number) =>
    event(life, day, 'transaction.completed', transaction(life, day, offer, cents))
  const adjusted = (day: Day, of: Day, offer: Offer, action: string) =>
    event(life, day, 'adjustment.created', adjustment(life, of, offer, action))
  const first = (day: Day, offer: Offer, email?: string) => [
    event(life, day, 'customer.created', customer(life, email)),
    event(life, day, 'subscription.created', plan(life, day, offer, { status: 'active' })),
    completed(day, offer, offer.setupCents + offer.cents),
  ]
  return {
    leaves: () => [],
    buys: (day, offer, { isPaid = true, email } = {}) => (isPaid ? first(day, offer, email) : []),
    moneyArrives: (day, offer) => first(day, offer),
    renews: (day, offer) => [updated(day, offer, { status: 'active' }), completed(day, offer, offer.cents)],
    failsToPay: (day, offer) => [
      event(life, day, 'subscription.past_due', plan(life, day, offer, { status: 'past_due' })),
    ],
    changesTo: (day, offer) => [updated(day, offer, { status: 'active' })],
    cancels(day, offer, ends) {
      const scheduled_change = { action: 'cancel', effective_at: momentIn(life, ends) }
      return [updated(day, offer, { status: 'active', ...{ scheduled_change } })]
    },
    ends(day, offer) {
      const gone = plan(life, day, offer, { status: 'canceled', ...{ canceled_at: momentIn(life, day) } })
      return [event(life, day, 'subscription.canceled', gone)]
    },
    getsMoneyBack: (day, offer, bought) => [adjusted(day, bought, offer, 'refund')],
    disputes: (day, offer, bought) => [adjusted(day, bought, offer, 'chargeback')],
  }
}
