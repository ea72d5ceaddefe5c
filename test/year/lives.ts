/** What becomes of plans and clients in a year: told as payment companies tell it, and lived by whoever reads the letters. */
import type { Rhythm } from '#domain/rhythm.ts'
import type { Offer, Pays } from '#vendors/tellers/pays.ts'
import { charge, dispute, event, plan, type StripeLife } from '#vendors/tellers/stripe-objects.ts'
import type { Day, Telling } from '#vendors/tellers/telling.ts'

export type Life = {
  name: string
  /** Beside what they pay each month, as long as they do. */
  tells?(life: StripeLife, pays: Pays, offer: Offer): Told[]
  /** From then on no more months are paid. */
  leavesOn?: Day
  /** Days until they answer; infinite: never. */
  answersIn?: number
  answersQuestionsOn?: Day
  passesBySilence?: boolean
  passages?: number
  /** So often they leave the date after the next one out, in days. */
  skipsEach?: number
  begins?: 'starter'
  /** Days on which nothing of theirs may come out. */
  nothingBetween?: readonly [Day, Day?]
}

type Told = { on: Day; what: Telling[] }

export const begins = new Date('2026-01-05T10:00:00Z')
const month: Day = 30
const year: Day = 364

const expert: Offer = { id: 'expert', cents: 25_000, setupCents: 50_000 }
const starter: Offer = { id: 'starter', cents: 9900, setupCents: 19_900 }

const updated = (life: StripeLife, on: Day, facts: { status: string; pause_collection?: object }): Told => ({
  on,
  what: [event(life, on, 'customer.subscription.updated', plan(life, on, expert, facts), 'other')],
})
const backOf = (life: StripeLife, on: Day, of: Day, cents: number): Telling =>
  event(life, on, 'charge.refunded', charge(life, of, cents, cents), String(of))

export const lives: readonly Life[] = [
  { name: 'pays' },
  {
    // Between two payments, as one that rests has none.
    name: 'rests',
    nothingBetween: [62, 80],
    tells: (life) => [
      updated(life, 62, { status: 'active', pause_collection: { behavior: 'void' } }),
      updated(life, 80, { status: 'active' }),
    ],
  },
  {
    name: 'is late for five days',
    tells: (life, pays, offer) => [
      { on: 91, what: pays.failsToPay(91, offer) },
      updated(life, 96, { status: 'active' }),
    ],
  },
  {
    name: 'is late for twenty days',
    nothingBetween: [38, 51],
    tells: (life, pays, offer) => [
      { on: 31, what: pays.failsToPay(31, offer) },
      updated(life, 51, { status: 'active' }),
    ],
  },
  {
    name: 'cancels',
    nothingBetween: [210],
    leavesOn: 201,
    tells: (_, pays, offer) => [
      { on: 201, what: pays.cancels(201, offer, 210) },
      { on: 210, what: pays.ends(210, offer) },
    ],
  },
  {
    name: 'is refunded before it approves anything',
    nothingBetween: [9],
    ...{ leavesOn: 9, answersIn: 10 },
    tells: (_, pays, offer) => [{ on: 9, what: pays.getsMoneyBack(9, offer, 0) }],
  },
  {
    name: 'is refunded later',
    nothingBetween: [91],
    leavesOn: 91,
    tells: (life, pays, offer) => [
      { on: 91, what: pays.getsMoneyBack(91, offer, 0) },
      { on: 91, what: [30, 60, 90].map((of) => backOf(life, 91, of, offer.cents)) },
    ],
  },
  {
    name: 'disputes',
    nothingBetween: [40, 58],
    tells: (life, pays, offer) => [
      { on: 40, what: pays.disputes(40, offer, 0) },
      { on: 58, what: [event(life, 58, 'charge.dispute.closed', won(life))] },
    ],
  },
  { name: 'takes less', tells: (_, pays) => [{ on: 150, what: pays.changesTo(150, starter) }] },
  {
    name: 'takes more',
    begins: 'starter',
    tells: (_, pays) => [{ on: 150, what: pays.changesTo(150, expert) }],
  },
  { name: 'answers no question before spring', answersQuestionsOn: 70 },
  { name: 'never answers', nothingBetween: [0], answersIn: Number.POSITIVE_INFINITY },
  { name: 'lets silence pass', answersIn: 9, passesBySilence: true },
  { name: 'has little to tell', passages: 16 },
  { name: 'leaves dates out', skipsEach: 20 },
]

const won = (life: StripeLife) => ({ ...dispute(life, 40, 0, 75_000), status: 'won' })

/** All of a year, in its order. */
export function toldOf(life: Life, stripeLife: StripeLife, pays: Pays): Told[] {
  const bought = life.begins === 'starter' ? starter : expert
  const months = Array.from({ length: 12 }, (_, at) => (at + 1) * month)
  const paid = months.filter((on) => on < (life.leavesOn ?? year))
  // What they have changed to is what they pay for.
  const offerOn = (on: Day) => (on < 150 ? bought : life.name === 'takes less' ? starter : expert)
  return [
    { on: 0, what: pays.buys(0, bought) },
    ...paid.map((on) => ({ on, what: pays.renews(on, offerOn(on)) })),
    ...(life.tells?.(stripeLife, pays, bought) ?? []),
  ].sort((one, other) => one.on - other.on)
}

const zones = ['Europe/London', 'America/New_York', 'Australia/Sydney', 'Europe/Berlin', 'Asia/Kolkata']
const times = ['09:00', '02:30', '01:30', '18:15']
const weekdays = [[2], [1, 4], [7], [3], [1, 2, 3, 4, 5]]

/** Clocks, days and hours of all kinds. */
export const rhythmOf = (number: number): Omit<Rhythm, 'without'> => ({
  zone: zones[number % zones.length] ?? 'UTC',
  weekdays: weekdays[Math.floor(number / 3) % weekdays.length] ?? [2],
  time: times[Math.floor(number / 7) % times.length] ?? '09:00',
})
