import type { Day, Telling } from './telling.ts'

export type Offer = { id: string; cents: number; setupCents: number }

/** What can happen between a person and whoever takes their money. */
export type Pays = {
  /** Reaches the checkout and goes away again. */
  leaves(day: Day, offer: Offer): Telling[]
  /** `isPaid: false`: the bank takes some days. */
  buys(day: Day, offer: Offer, options?: { isPaid?: boolean; email?: string }): Telling[]
  moneyArrives(day: Day, offer: Offer): Telling[]
  renews(day: Day, offer: Offer): Telling[]
  failsToPay(day: Day, offer: Offer): Telling[]
  changesTo(day: Day, offer: Offer): Telling[]
  /** It goes on until what is paid for is over. */
  cancels(day: Day, offer: Offer, ends: Day): Telling[]
  ends(day: Day, offer: Offer): Telling[]
  getsMoneyBack(day: Day, offer: Offer, bought: Day): Telling[]
  disputes(day: Day, offer: Offer, bought: Day): Telling[]
}
