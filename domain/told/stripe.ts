/** Stripe's events, in the shape of whatever version the endpoint has: what has moved is looked for in both places. */
import { emailOf, idAt, NotUnderstood, nameOf, needed, nothing, referenceOf, toldOf } from './build.ts'
import { isTrueAt, numberAt, secondAt, textAt, valueAt } from './json.ts'
import type { Understood } from './source.ts'

export function understandStripe(kind: string, body: unknown): Understood {
  if (textAt(body, 'object') === 'v2.core.event') throw new NotUnderstood('A thin event has no data.')
  const object = valueAt(body, 'data', 'object')
  if (kind.startsWith('checkout.session.')) return checkout(kind, object)
  if (kind.startsWith('customer.subscription.')) return subscription(kind, object)
  if (invoiceStates.has(kind)) return invoice(kind, object)
  if (kind === 'charge.succeeded' || kind === 'charge.refunded') return charge(kind, object)
  if (kind === 'refund.failed') return failedRefund(object)
  return kind.startsWith('charge.dispute.') ? dispute(kind, object) : nothing
}

const money = (object: unknown, amount: string) => ({
  amount: numberAt(object, amount),
  currency: textAt(object, 'currency'),
})
const idOf = (object: unknown) => needed(textAt(object, 'id'), 'which object it is about')
const customerOf = (object: unknown) => nameOf('stripe-customer', idAt(object, 'customer'))
const paymentOf = (object: unknown) => nameOf('payment', idAt(object, 'payment_intent'))

const purchaseStates = new Map([
  ['checkout.session.completed', { rank: 1, state: undefined }],
  ['checkout.session.async_payment_succeeded', { rank: 2, state: 'paid' }],
  ['checkout.session.async_payment_failed', { rank: 2, state: 'failed' }],
  ['checkout.session.expired', { rank: 2, state: 'abandoned' }],
])

function checkout(kind: string, object: unknown): Understood {
  const stage = purchaseStates.get(kind)
  if (!stage) return nothing
  const email = textAt(object, 'customer_details', 'email') ?? textAt(object, 'customer_email')
  const isPaid = ['paid', 'no_payment_required'].includes(textAt(object, 'payment_status') ?? '')
  const subscriptionId = idAt(object, 'subscription')
  const names = [
    ...referenceOf(textAt(object, 'client_reference_id')),
    ...customerOf(object),
    ...nameOf('subscription', subscriptionId),
    ...paymentOf(object),
    ...emailOf(email),
  ]
  return toldOf(names, {
    id: `checkout:${idOf(object)}`,
    kind: 'purchase',
    rank: stage.rank,
    facts: {
      state: stage.state ?? (isPaid ? 'paid' : 'waiting'),
      offer: textAt(object, 'metadata', 'offer'),
      link: idAt(object, 'payment_link'),
      subscription: subscriptionId,
      email,
      name: textAt(object, 'customer_details', 'name'),
      ...money(object, 'amount_total'),
    },
  })
}

function subscription(kind: string, object: unknown): Understood {
  const isDeleted = kind === 'customer.subscription.deleted'
  const status = needed(textAt(object, 'status'), 'how the subscription stands')
  const periodEndsAt =
    secondAt(object, 'current_period_end') ?? secondAt(object, 'items', 'data', 0, 'current_period_end')
  const stopsAt = isTrueAt(object, 'cancel_at_period_end') ? periodEndsAt : undefined
  // Within the second of a purchase it is made, incomplete, and then at work.
  const stage = isDeleted ? 3 : status.startsWith('incomplete') ? 1 : 2
  return toldOf(customerOf(object), {
    id: `subscription:${idOf(object)}`,
    kind: 'subscription',
    rank: 10 * stage + (kind === 'customer.subscription.created' ? 0 : 1),
    facts: {
      state: isDeleted ? 'canceled' : valueAt(object, 'pause_collection') ? 'paused' : status,
      endsAt: secondAt(object, 'ended_at') ?? secondAt(object, 'cancel_at') ?? stopsAt,
      periodEndsAt,
      price: idAt(object, 'items', 'data', 0, 'price'),
      offer: textAt(object, 'metadata', 'offer'),
    },
  })
}

const invoiceStates = new Map([
  ['invoice.finalized', { rank: 1, state: 'open' }],
  ['invoice.payment_failed', { rank: 2, state: 'failed' }],
  ['invoice.paid', { rank: 3, state: 'paid' }],
  ['invoice.voided', { rank: 4, state: 'voided' }],
])

function invoice(kind: string, object: unknown): Understood {
  const { rank, state } = invoiceStates.get(kind) ?? { rank: 0, state: 'open' }
  const paidFor =
    idAt(object, 'subscription') ?? idAt(object, 'parent', 'subscription_details', 'subscription')
  const payments = nameOf('payment', idAt(object, 'payments', 'data', 0, 'payment', 'payment_intent'))
  const names = [...customerOf(object), ...nameOf('subscription', paidFor), ...paymentOf(object), ...payments]
  return toldOf([...names, ...emailOf(textAt(object, 'customer_email'))], {
    id: `invoice:${idOf(object)}`,
    kind: 'invoice',
    rank,
    facts: {
      ...{ state, number: textAt(object, 'number'), subscription: paidFor, ...money(object, 'total') },
      page: textAt(object, 'hosted_invoice_url'),
    },
  })
}

/** With the newest version a dispute names nobody, and an invoice no payment: only a charge knows both. */
function charge(kind: string, object: unknown): Understood {
  const names = [
    ...customerOf(object),
    ...paymentOf(object),
    ...emailOf(textAt(object, 'billing_details', 'email')),
  ]
  return toldOf(names, {
    id: `charge:${idOf(object)}`,
    kind: 'payment',
    rank: kind === 'charge.refunded' ? 2 : 1,
    facts: {
      ...money(object, 'amount'),
      refunded: numberAt(object, 'amount_refunded') ?? 0,
      isRefunded: isTrueAt(object, 'refunded'),
    },
  })
}

function failedRefund(object: unknown): Understood {
  const names = [...nameOf('charge', idAt(object, 'charge')), ...paymentOf(object)]
  return toldOf(names, {
    id: `refund:${idOf(object)}`,
    kind: 'refund',
    rank: 1,
    facts: { state: 'failed', ...money(object, 'amount') },
  })
}

function dispute(kind: string, object: unknown): Understood {
  const names = [...nameOf('charge', idAt(object, 'charge')), ...paymentOf(object)]
  return toldOf(names, {
    id: `dispute:${idOf(object)}`,
    kind: 'dispute',
    rank: kind === 'charge.dispute.closed' ? 3 : kind === 'charge.dispute.created' ? 1 : 2,
    facts: {
      state: textAt(object, 'status'),
      answerBy: secondAt(object, 'evidence_details', 'due_by'),
      ...money(object, 'amount'),
    },
  })
}
