import { createHash } from 'node:crypto'
import type { Source } from '#domain/told/source.ts'

/** What a company would send, before it is signed. */
export type Telling = { source: Source; body: string }

/** Whoever books and buys: everything of theirs has a name that follows from `key`. */
export type Customer = {
  key: string
  name: string
  email: string
  /** The first day of their life. */
  begins: Date
  /** What we have put into a link of theirs. */
  reference?: string
}

/** Days from the first one. */
export type Day = number

const dayMilliseconds = 86_400_000
/** Between the parts of one purchase lies no second: so it is with the companies, too. */
export const momentOn = ({ begins }: Customer, day: Day): Date =>
  new Date(Math.floor(begins.getTime() / 1000) * 1000 + day * dayMilliseconds)
export const secondOn = (person: Customer, day: Day): number => momentOn(person, day).getTime() / 1000

/** `cus_3f9a…`: the same for the same person and thing. */
export const nameFor = (prefix: string, { key }: Customer, what: string): string =>
  `${prefix}_${createHash('sha256').update(`${key} ${what}`).digest('hex').slice(0, 20)}`
