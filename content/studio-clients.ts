import { usd } from '#content/facts.ts'
import { own } from '#domain/own.ts'
import type { Standing } from '#domain/standing.ts'
import type { Promised } from '#domain/told/operator.ts'
import type { Teller, Thing } from '#domain/told/source.ts'

const tellers: Record<Teller, string> = {
  stripe: 'Stripe',
  paddle: 'Paddle',
  calendly: 'Calendly',
  cal: 'Cal.com',
  operator: 'An operator',
}

/** What the screens about clients say. */
export const clientWords = {
  heading: 'Clients',
  lead: 'Whoever has bought or booked. Payment and booking companies tell it; what is told of one person is one history.',
  none: 'Nobody has bought or booked yet.',
  noDoors:
    'No company tells this house anything: set the secret of its webhook, as docs/configuration.md says, and enter the address of the door there.',
  columns: { who: 'Who', standing: 'Standing', bought: 'Bought', next: 'Next', since: 'Since' },
  older: 'Older clients',
  newest: 'Newest clients',
  nobody: 'Without a name',
  standings: {
    disputed: 'Money disputed',
    'past-due': 'Past due',
    'waiting-for-money': 'Money under way',
    ending: 'Ending',
    paying: 'Paying',
    paused: 'Paused',
    refunded: 'Refunded',
    ended: 'Ended',
    booked: 'Call booked',
    lead: 'Interested',
  } satisfies Record<Standing, string>,
  next: {
    call: 'call',
    answer: 'answer to the bank',
    end: 'ends',
    payment: 'next payment',
  },
  waits: {
    heading: 'What waits for you',
    nothing: 'Nothing.',
    urgent: 'Money',
    doubts: 'Is this one client?',
    doubt: (domain: string) => `Two addresses at ${domain}`,
    isOne: 'One client',
    isTwo: 'Two clients',
    links: 'What does this link sell?',
    link: (count: number) => (count === 1 ? 'Used once' : `Used ${count} times`),
    sells: 'It sells',
    keepLink: 'Keep',
    guide: 'The guide',
    other: 'Something else',
    troubles: 'What was told and could not be understood',
    again: 'Try all of it again',
    silent: (source: string) => `${own(tellers, source) ?? source} has gone silent`,
    silentText: (when: string) =>
      `It last told something ${when}. Companies switch a webhook off after a day of errors: look there, and make it anew.`,
  },
  said: {
    done: 'Kept.',
    gone: 'This has changed meanwhile: nothing was kept.',
    'no-choice': 'Choose what the link sells.',
  },
  parts: {
    addresses: 'Addresses',
    shows: 'What they pay for',
    promises: 'What we owe them',
    money: 'Money',
    calls: 'Calls',
    requests: 'Free episodes',
    told: 'Everything that was told',
  },
  promised: {
    draft: 'Draft of the show',
    'first-episode': 'First episode',
  } satisfies Record<Promised, string>,
  noCall: 'no call after the purchase yet',
  due: (when: string) => `due ${when}`,
  late: 'late',
  kept: 'Done',
  tick: 'Tick off',
  untick: 'Take back',
  kinds: {
    purchase: 'Purchase',
    subscription: 'Subscription',
    invoice: 'Invoice',
    payment: 'Payment',
    refund: 'Refund',
    dispute: 'Dispute',
    booking: 'Call',
    promise: 'Promise',
  } satisfies Record<Thing['kind'], string>,
  toldColumns: { at: 'When', by: 'By', what: 'What' },
  moneyColumns: { at: 'When', what: 'What', state: 'State', amount: 'Amount' },
  teller: (source: string) => own(tellers, source) ?? source,
  test: 'test',
  refundedPart: (amount: string) => `${amount} back`,
  states: {
    paid: 'paid',
    open: 'open',
    failed: 'failed',
    waiting: 'under way',
    abandoned: 'left at the checkout',
    voided: 'void',
    active: 'active',
    trialing: 'on trial',
    past_due: 'past due',
    unpaid: 'unpaid',
    paused: 'paused',
    canceled: 'ended',
    incomplete: 'not begun',
    incomplete_expired: 'never begun',
    booked: 'booked',
    asked: 'asked for',
    moved: 'moved',
    'called-off': 'called off',
    needs_response: 'wants an answer',
    warning_needs_response: 'asks first',
    under_review: 'with the bank',
    won: 'won',
    lost: 'lost',
    approved: 'approved',
    succeeded: 'paid',
    refunded: 'gone back',
  } as Record<string, string>, // asked with what companies say
  ends: (when: string) => `ends ${when}`,
  renews: (when: string) => `next payment ${when}`,
  answerBy: (when: string) => `answer by ${when}`,
} as const

/** Among the figures of health. */
export const tellersHeard = {
  name: 'Payment and booking companies',
  figure: (silent: readonly string[]) =>
    silent.length > 0 ? `gone silent: ${silent.map(clientWords.teller).join(', ')}` : 'as usual',
} as const

/** A smallest unit in words; what is no dollar keeps its name. */
export const moneyInWords = (amount: number, currency: unknown): string =>
  currency === 'usd' || currency === undefined
    ? usd(amount)
    : `${(amount / 100).toFixed(2)} ${String(currency).toUpperCase()}`
