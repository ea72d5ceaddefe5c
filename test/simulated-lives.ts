/** What becomes of plans and clients in a simulated year: by the number of a show, so that it is the same each time. */
import type { SoldPlan } from '#domain/calendar.ts'
import type { Rhythm } from '#domain/rhythm.ts'
import type { KnownThing } from '#domain/standing.ts'

const day = 86_400_000
export const begins = new Date('2026-01-05T10:00:00Z')

export type Life = {
  name: string
  /** In days of the year. */
  things?: (on: number) => KnownThing[]
  plan?: (on: number) => Partial<SoldPlan>
  /** Days until they answer; infinite: never. */
  answersIn?: number
  answersQuestionsOn?: number
  passesBySilence?: boolean
  passages?: number
}

const at = (on: number) => new Date(begins.getTime() + on * day)
const subscription = (state: string, since = 0, facts = {}): KnownThing => ({
  ...{ id: 'subscription:1', kind: 'subscription', asOf: at(since), facts: { state, ...facts } },
})
const during = (state: string, from: number, to: number) => (on: number) =>
  on >= from && on < to ? [subscription(state, from)] : [subscription('active', on < from ? 0 : to)]
const refundedOn = (from: number) => (on: number) => [
  subscription('active'),
  {
    ...subscription('paid'),
    id: 'charge:1',
    kind: 'payment' as const,
    facts: { amount: 9, isRefunded: on >= from },
  },
]
const disputed = (on: number): KnownThing[] => [
  subscription('active'),
  ...(on < 100 || on >= 160
    ? []
    : [
        {
          ...subscription(on < 130 ? 'needs_response' : 'won', 100),
          id: 'dispute:1',
          kind: 'dispute' as const,
        },
      ]),
]

export const lives: readonly Life[] = [
  { name: 'pays' },
  { name: 'rests', things: during('paused', 140, 170) },
  { name: 'is late for five days', things: during('past_due', 80, 85) },
  { name: 'is late for a month', things: during('past_due', 80, 110) },
  {
    name: 'cancels',
    things: (on) => [subscription('active', 0, on < 200 ? {} : { endsAt: at(210).toISOString() })],
    plan: (on) => (on < 200 ? {} : { endsAt: at(210).getTime() }),
  },
  { name: 'is refunded before it approves anything', things: refundedOn(9), answersIn: 8 },
  { name: 'is refunded later', things: refundedOn(90) },
  { name: 'disputes', things: disputed },
  { name: 'takes less', plan: (on) => ({ perMonth: on < 150 ? 4 : 2 }) },
  { name: 'takes more', plan: (on) => ({ perMonth: on < 150 ? 2 : 4 }) },
  { name: 'answers no question before spring', answersQuestionsOn: 70 },
  { name: 'never answers', answersIn: Number.POSITIVE_INFINITY },
  { name: 'lets silence pass', answersIn: 9, passesBySilence: true },
  { name: 'has little to tell', passages: 40 },
]

const zones = ['Europe/London', 'America/New_York', 'Australia/Sydney', 'Europe/Berlin', 'Asia/Kolkata']
const times = ['09:00', '02:30', '01:30', '18:15']
const weekdays = [[2], [1, 4], [7], [3], [1, 2, 3, 4, 5]]

/** Clocks, days and hours of all kinds. */
export const rhythmOf = (number: number): Rhythm => ({
  zone: zones[number % zones.length] ?? 'UTC',
  weekdays: weekdays[Math.floor(number / 3) % weekdays.length] ?? [2],
  time: times[Math.floor(number / 7) % times.length] ?? '09:00',
  without: number % 4 === 0 ? [{ from: '2026-08-01', to: '2026-08-21' }] : [],
})

export const planAt = ({ plan }: Life, on: number): SoldPlan => ({
  ...{ hasDates: true, isKnown: true, perMonth: 4, setupEpisodes: 3, endsAt: Number.POSITIVE_INFINITY },
  ...plan?.(on),
})

export const thingsAt = ({ things }: Life, on: number) => things?.(on) ?? [subscription('active')]
