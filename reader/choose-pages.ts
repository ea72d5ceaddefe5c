import {
  askedFirst,
  doors,
  jobPages,
  readLast,
  reviewPages,
  smallPrint,
  waysOn,
} from '#content/page-words.ts'
import type { PageRole } from '#domain/evidence.ts'
import type { Link } from './page-links.ts'
import { pageRole } from './page-role.ts'
import { plain } from './plain-letters.ts'

/** `kin`: how its name begins, as those of its brothers do. */
export type PageCandidate = { url: string; role: PageRole; worth: number; kin: string }

const worth: Record<PageRole, number> = {
  home: 100,
  about: 60,
  services: 55,
  questions: 50,
  prices: 50,
  contact: 42,
  other: 34,
  blog: 18,
}
/** Each further page of a kind is worth less than the one before it; a business has many services and one list of prices. */
const lessForEach: Record<PageRole, number> = {
  home: 12,
  about: 12,
  services: 6,
  questions: 15,
  prices: 12,
  contact: 15,
  other: 4,
  blog: 8,
}
/** `/vet-alhambra` and `/vet-pasadena` say the same as the next one. */
const lessForKin = 5
const [isAsked, isOfAsked, isLast, isReview, isBehindMark, isDeep] = [12, 5, -25, 20, -30, -4]
/** A whole card may be a link, and says more than what its page is for. */
const [mostWordsOfName, mostWordsOfLink] = [5, 8]
const nextInList = /\/page\/\d+|[?&](?:page|p)=\d+/i

/** Links that may lead to something worth telling; a page deep inside or behind a question mark is worth less. */
export function candidatesAmong(links: readonly Link[]): PageCandidate[] {
  return links.flatMap(({ url, words }, order) => {
    const { pathname, search } = new URL(url)
    const parts = partsOf(pathname)
    const last = parts.at(-1) ?? ''
    const said = withoutWayOn(wordsOf(words))
    const names = [last, said].filter((each) => countOf(each) <= mostWordsOfName)
    const isCalled = (list: readonly string[]) => names.some((each) => holds(list, each))
    if (
      isCalled(smallPrint) ||
      holds(jobPages, last) ||
      parts.some((part) => doors.includes(part)) ||
      nextInList.test(url)
    )
      return []
    const role = pageRole(pathname, countOf(said) <= mostWordsOfLink ? said : '')
    const isOfReviews = isCalled(reviewPages)
    const isLate = isCalled(readLast) || parts.some((part) => readLast.includes(part) || isYear(part))
    const more = [
      isOfReviews ? isReview : 0,
      isCalled(askedFirst) && !/\d/.test(last) ? isAsked : 0,
      parts.slice(0, -1).some((part) => askedFirst.includes(part)) ? isOfAsked : 0,
      isLate && !isOfReviews ? isLast : 0,
      search === '' ? 0 : isBehindMark,
      parts.length * isDeep,
      -Math.min(order, 60) / 20,
    ]
    const kin = /^(.+?) /.exec(last)?.[1] ?? ''
    return [{ url, role, kin, worth: more.reduce((sum, each) => sum + each, worth[role]) }]
  })
}

/** The best one left, with an eye on variety: the third article waits behind the first question page. */
export function bestOf(
  candidates: readonly PageCandidate[],
  chosen: readonly Pick<PageCandidate, 'role' | 'kin'>[],
): PageCandidate | undefined {
  const value = ({ role, kin, worth }: PageCandidate) =>
    worth -
    lessForEach[role] * chosen.filter((each) => each.role === role).length -
    lessForKin * Math.max(0, chosen.filter((each) => kin !== '' && each.kin === kin).length - 1)
  return candidates.reduce<PageCandidate | undefined>(
    (best, each) => (best && value(best) >= value(each) ? best : each),
    undefined,
  )
}

const wordsOf = (text: string) =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map(plain)
    .filter(Boolean)
    .join(' ')
const withoutWayOn = (said: string) => {
  const way = waysOn.find((each) => ` ${said}`.endsWith(` ${each}`)) ?? ''
  return said.slice(0, said.length - way.length).trim()
}
const countOf = (words: string) => words.split(' ').length
const holds = (list: readonly string[], words: string) =>
  list.some((each) => ` ${words} `.includes(` ${each} `))

/** `/our-team/dr_Miller.html` is `our team` and `dr miller`. */
const partsOf = (pathname: string) =>
  pathname
    .replace(/\.\w{2,5}$/, '')
    .split('/')
    .map((part) => wordsOf(decoded(part)))
    .filter(Boolean)

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** What was in a year is looked up by those who were there. */
const isYear = (part: string) => /^(?:19|20)\d\d\b/.test(part)
