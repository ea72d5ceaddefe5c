/** Lives of people who book and buy. Each begins on day 0; `npm run tell` lets the last day be today. */
import type { Books } from './books.ts'
import type { Offer, Pays } from './pays.ts'
import type { Telling } from './telling.ts'

/** `second` is another show of theirs, `accounts` the address that pays. */
type Around = {
  pays: Pays
  second: Pays
  books: Books
  offers: { starter: Offer; expert: Offer }
  accounts: string
}

type Life = { what: string; days: number; tell(around: Around): Telling[] }

export const lives = {
  'buys-expert': {
    what: 'books a call, buys the Expert Plan the day after it, and pays again after a month',
    days: 36,
    tell: ({ pays, books, offers: { expert } }) => [
      ...books.books(0, 2),
      ...pays.buys(3, expert),
      ...pays.renews(33, expert),
    ],
  },
  'buys-starter': {
    what: 'buys the Starter Plan without a call',
    days: 1,
    tell: ({ pays, offers: { starter } }) => pays.buys(0, starter),
  },
  abandons: {
    what: 'reaches the checkout and goes away again',
    days: 1,
    tell: ({ pays, books, offers: { expert } }) => [...books.books(0, 4), ...pays.leaves(1, expert)],
  },
  'pays-late': {
    what: 'buys, and the bank takes five days',
    days: 6,
    tell: ({ pays, offers: { expert } }) => [
      ...pays.buys(0, expert, { isPaid: false }),
      ...pays.moneyArrives(5, expert),
    ],
  },
  'changes-plan': {
    what: 'begins with Starter and goes on with Expert',
    days: 31,
    tell: ({ pays, offers: { starter, expert } }) => [
      ...pays.buys(0, starter),
      ...pays.changesTo(12, expert),
      ...pays.renews(30, expert),
    ],
  },
  'falls-behind': {
    what: 'cannot be charged in the second month',
    days: 32,
    tell: ({ pays, offers: { expert } }) => [...pays.buys(0, expert), ...pays.failsToPay(30, expert)],
  },
  cancels: {
    what: 'cancels after three weeks; what is paid for goes on to the end of the month',
    days: 22,
    tell: ({ pays, offers: { expert } }) => [...pays.buys(0, expert), ...pays.cancels(21, expert, 30)],
  },
  leaves: {
    what: 'cancels, and the month is over',
    days: 31,
    tell: ({ pays, offers: { expert } }) => [
      ...pays.buys(0, expert),
      ...pays.cancels(21, expert, 30),
      ...pays.ends(30, expert),
    ],
  },
  'wants-money-back': {
    what: 'does not love the first episode: all of it goes back in the first week',
    days: 7,
    tell: ({ pays, offers: { expert } }) => [
      ...pays.buys(0, expert),
      ...pays.getsMoneyBack(6, expert, 0),
      ...pays.ends(6, expert),
    ],
  },
  'wants-money-back-later': {
    what: 'gets the first payment back after seven weeks, and stays',
    days: 50,
    tell: ({ pays, offers: { expert } }) => [
      ...pays.buys(0, expert),
      ...pays.renews(30, expert),
      ...pays.getsMoneyBack(49, expert, 0),
    ],
  },
  'charges-back': {
    what: 'lets the bank take the money back',
    days: 41,
    tell: ({ pays, offers: { expert } }) => [
      ...pays.buys(0, expert),
      ...pays.renews(30, expert),
      ...pays.disputes(40, expert, 0),
    ],
  },
  reschedules: {
    what: 'books a call, moves it twice, and has not bought',
    days: 1,
    tell: ({ books }) => [...books.books(0, 2), ...books.moves(0.1, 3), ...books.moves(0.2, 5)],
  },
  'calls-off': {
    what: 'books a call and calls it off',
    days: 1,
    tell: ({ books }) => [...books.books(0, 3), ...books.callsOff(0.5)],
  },
  'two-addresses': {
    what: 'books with one address and pays with another of the same house',
    days: 3,
    tell: ({ pays, books, offers: { expert }, accounts }) => [
      ...books.books(0, 1),
      ...pays.buys(2, expert, { email: accounts }),
    ],
  },
  'two-shows': {
    what: 'buys Expert, and after two weeks a Starter beside it',
    days: 15,
    tell: ({ pays, second, offers: { starter, expert } }) => [
      ...pays.buys(0, expert),
      ...second.buys(14, starter),
    ],
  },
} as const satisfies Record<string, Life>

export type LifeName = keyof typeof lives
export const lifeNames = Object.keys(lives) as LifeName[] // the keys of what stands above
export const isLife = (name: string): name is LifeName => Object.hasOwn(lives, name)
