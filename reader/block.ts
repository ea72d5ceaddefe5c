import type { PassageKind } from '#domain/evidence.ts'
import type { SourcePlace } from '#domain/source.ts'
import { countPageWords } from './clean-text.ts'
import { isTimetable } from './opening-hours.ts'
import { hasLetteredSum } from './sums.ts'

/** A piece of a page before it has a number and an address. */
export type Block = {
  kind: PassageKind
  /** The nearest above it. */
  heading: string
  text: string
  /** All above it, from the page's first; what stands in one section has one number. */
  place?: readonly string[]
  section?: number
  /** Whoever said it. */
  by?: string
  /** Stars or a platform stand beside the quotation. */
  isReview?: boolean
  /** In a box that the website calls after services. */
  isOffer?: boolean
  /** For those who list websites; visitors do not see it. */
  isDescription?: boolean
  /** Of a question that says "it": what it asks about. */
  topic?: string
  /** It stands on no website, but here. */
  source?: SourcePlace
}

const money =
  /[£$€¥]\s?\d|\d\s?(?:€|£|(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?|pence|cents)\b)|\bfree of charge\b/i
const pricing =
  /\b(?:costs?|prices?|priced|fees?|charges?|rates?|deposit|starts? at|per (?:hour|day|night|week|month|year|person|head|portion|seat|session|user)|(?:a|an) (?:hour|day|night|week|month|year|person|head|portion|place|seat|session|user))\b|\bfrom [£$€]/i
const reaching = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+\.\w{2,}|(?:\+\d|\b0\d)[\d\s()/-]{6,}\d/

/** Who wants to know decides about something short. */
const mostCharacters = 1_000

export function hasMoney(text: string): boolean {
  const beginning = text.slice(0, mostCharacters)
  return money.test(beginning) || hasLetteredSum(beginning)
}
export const hasContact = (text: string) => reaching.test(text.slice(0, mostCharacters))

/** A whole quotation with the name of who said it. */
const quotation = /^["“][^"“”]{20,}["”]\s*[–—-]?\s*\p{Lu}(?:[^.!?"“”]|(?<=\p{Lu})\.){2,60}$/u

/** What a plain piece of text is about; a loan in a story is no price. */
export function kindOfText(text: string, usual: 'text' | 'list'): PassageKind {
  if (quotation.test(text.slice(0, mostCharacters))) return 'quote'
  const isTag = usual === 'list' || countPageWords(text) <= 12 || pricing.test(text)
  if (hasMoney(text) && countPageWords(text) <= 60 && isTag) return 'price'
  if (countPageWords(text) <= 16 && isTimetable(text)) return 'contact'
  return hasContact(text) && countPageWords(text) <= 30 ? 'contact' : usual
}
