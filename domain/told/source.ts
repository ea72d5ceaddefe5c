/** Companies that tell us what was paid and booked. */
export const sources = ['stripe', 'paddle', 'calendly', 'cal'] as const
export type Source = (typeof sources)[number]
export const isSource = (name: string): name is Source => sources.some((each) => each === name)
/** Operators tell, too, though not at a door. */
export type Teller = Source | 'operator'

/** What is written down before anybody understands it. */
export type ToldEvent = {
  source: Teller
  /** By which it counts once. */
  id: string
  kind: string
  happenedAt: Date
  isTest: boolean
  body: string
}

/** Something of a client's: the newest that was told of it holds. */
export type Thing = {
  /** `subscription:sub_1` */
  id: string
  kind: 'purchase' | 'subscription' | 'invoice' | 'payment' | 'refund' | 'dispute' | 'booking' | 'promise'
  /** Which of two tellings of the same second is the later stage. */
  rank: number
  facts: Readonly<Record<string, string | number | boolean>>
}

/** What an event comes to: who it speaks of, and what it says of which things. */
export type Understood = { names: readonly string[]; things: readonly Thing[] }
