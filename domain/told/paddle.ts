import { emailOf, nameOf, needed, nothing, referenceOf, toldOf } from './build.ts'
import { momentAt, textAt, valueAt } from './json.ts'
import type { Understood } from './source.ts'

export function understandPaddle(kind: string, body: unknown): Understood {
  const data = valueAt(body, 'data')
  if (kind === 'transaction.completed') return purchase(data)
  if (kind.startsWith('subscription.')) return subscription(kind, data)
  if (kind.startsWith('adjustment.')) return adjustment(kind, data)
  const isCustomer = kind === 'customer.created' || kind === 'customer.updated'
  return isCustomer ? toldOf([...customer(idOf(data)), ...emailOf(textAt(data, 'email'))]) : nothing
}

const idOf = (data: unknown) => needed(textAt(data, 'id'), 'which object it is about')
const customer = (id: string | undefined) => nameOf('paddle-customer', id)
const namesIn = (data: unknown) => [
  ...customer(textAt(data, 'customer_id')),
  ...nameOf('subscription', textAt(data, 'subscription_id')),
  ...referenceOf(textAt(data, 'custom_data', 'ref')),
]
const offerIn = (data: unknown) => textAt(data, 'custom_data', 'offer')
const priceIn = (data: unknown) => textAt(data, 'items', 0, 'price', 'id')
/** In the smallest unit, as a text. */
const amountIn = (data: unknown, ...path: readonly string[]) => {
  const text = textAt(data, ...path)
  return text && /^\d{1,12}$/.test(text) ? Number(text) : undefined
}

function purchase(data: unknown): Understood {
  return toldOf(namesIn(data), {
    id: `transaction:${idOf(data)}`,
    kind: 'purchase',
    rank: 1,
    facts: {
      state: 'paid',
      offer: offerIn(data),
      link: priceIn(data),
      subscription: textAt(data, 'subscription_id'),
      amount: amountIn(data, 'details', 'totals', 'total'),
      currency: textAt(data, 'currency_code')?.toLowerCase(),
    },
  })
}

function subscription(kind: string, data: unknown): Understood {
  const isEnding = textAt(data, 'scheduled_change', 'action') === 'cancel'
  const ending = isEnding ? momentAt(data, 'scheduled_change', 'effective_at') : undefined
  return toldOf(namesIn(data), {
    id: `subscription:${idOf(data)}`,
    kind: 'subscription',
    rank: kind === 'subscription.created' ? 1 : kind === 'subscription.canceled' ? 3 : 2,
    facts: {
      state: needed(textAt(data, 'status'), 'how the subscription stands'),
      endsAt: momentAt(data, 'canceled_at') ?? ending,
      periodEndsAt: momentAt(data, 'current_billing_period', 'ends_at'),
      price: priceIn(data),
      offer: offerIn(data),
    },
  })
}

/** Money that goes back, by our will or the bank's. */
function adjustment(kind: string, data: unknown): Understood {
  const action = needed(textAt(data, 'action'), 'what is adjusted')
  const transaction = nameOf('transaction', textAt(data, 'transaction_id'))
  return toldOf([...namesIn(data), ...transaction], {
    id: `adjustment:${idOf(data)}`,
    kind: action.startsWith('chargeback') ? 'dispute' : 'refund',
    rank: kind === 'adjustment.created' ? 1 : 2,
    facts: {
      state: textAt(data, 'status'),
      action,
      amount: amountIn(data, 'totals', 'total'),
      currency: textAt(data, 'currency_code')?.toLowerCase(),
    },
  })
}
