/** The other side of the same thing: after for before, off for on, closed for open. */
import { contentOf } from '#domain/gate/content.ts'
import { type Doubt, fault } from '#domain/gate/line.ts'
import type { Site } from '#domain/gate/site.ts'
import { pairs } from '#domain/gate/vocabulary/weight.ts'
import type { Word } from '#domain/gate/words.ts'
import type { Retold } from './retold.ts'

const turned =
  pairs(`before: after, on: off, into: out, over: under, above: below, for: against, with: without, up: down, inside: outside,
  earlier: later, open: closed, opens: closes, more: less, more: fewer, cheaper: dearer, included: excluded, including: excluding, includes: excludes, smaller: larger, smaller: bigger,
  longer: shorter, oldest: youngest, oldest: newest, smallest: largest, smallest: biggest, cheapest: dearest, shortest: longest,
  #1th: last, most: few, buy: sell, buys: sells, bought: sold, indoors: outdoors, morning: evening, morning: afternoon,
  vor: nach, auf: zu, mit: ohne, für: gegen, über: unter, avant: après, avec: sans, pour: contre, sur: sous, antes: después, con: sin,
  employees: employers, employee: employer, tenants: landlords, buyers: sellers, buyer: seller, win: lose, wins: loses, won: lost,
  gains: loses, rises: falls, rose: fell, increase: decrease, left: right, north: south, east: west, faster: slower, older: younger, hot: cold, wet: dry, raw: cooked, day: night, days: nights, summer: winter`)
const sides: readonly (readonly [string, string])[] = [...turned].flatMap(([one, other]) => [
  [one, other] as const,
  [other, one] as const,
])

export function opposites({ said, around, told, heard, isQuestion, near, site }: Retold): Doubt[] {
  if (isQuestion || !near) return []
  const stated = told.flatMap(({ words }) => words)
  return sides.flatMap(([here, there]) => {
    const at = said.findIndex(({ key }) => key === here)
    const isThere = stated.some(({ key }) => key === there) && !said.some(({ key }) => key === there)
    // A particle is on one side of what stands beside it, and may stand elsewhere on the other.
    const isAbsent = particles.has(here)
      ? !isBeside(said, at, stated, here)
      : ![...around, ...heard].some(({ key }) => key === here)
    const isSwapped = at >= 0 && isThere && isAbsent
    const isSame = !particles.has(here) || isBeside(said, at, stated, there)
    // `With no more effort`.
    if (here === 'with' && said[at + 1]?.key === 'no') return []
    if (here === 'mit' && said[at + 1]?.key.startsWith('kein')) return []
    // `5 out of 50`.
    if (here === 'out' && said[at - 1]?.number !== undefined && said[at + 2]?.number !== undefined) return []
    // Its own sentence has this side, and not the other one.
    const own = near.statement.words
    if (particles.has(here) && own.some(({ key }) => key === here) && !own.some(({ key }) => key === there))
      return []
    return isSwapped && isSame && near.share >= 0.4 && !isTurnedRound(said, at, own, there, site)
      ? [fault('side', `On the website it is “${there}”, not “${said[at]?.raw}”.`)]
      : []
  })
}

/** `Before they row, there is a rope to coil`, of who rows after coiling a rope, or once it is: what came first comes first. */
function isTurnedRound(
  said: readonly Word[],
  at: number,
  stated: readonly Word[],
  there: string,
  { vocabulary }: Site,
): boolean {
  if (!order.has(there)) return false
  const from = stated.findIndex(({ key }) => key === there)
  if (from < 0) return true
  const partsOf = (words: readonly Word[], start: number) => {
    const last = words.findIndex(({ after }, i) => i > start && /[,;:.!?–—]/.test(after))
    const end = last < 0 ? words.length : last + 1
    const rest = [...words.slice(0, start), ...words.slice(end)]
    return { behind: contentOf(words.slice(start + 1, end), vocabulary), rest: contentOf(rest, vocabulary) }
  }
  const here = partsOf(said, at)
  const other = partsOf(stated, from)
  const shares = (one: ReadonlySet<string>, two: ReadonlySet<string>) =>
    [...one].some((word) => two.has(word))
  return (
    !shares(here.behind, other.behind) && shares(here.behind, other.rest) && shares(other.behind, here.rest)
  )
}
const order = new Set(['before', 'after', 'vor', 'nach', 'avant', 'après', 'antes', 'después'])

const particles = new Set(
  'before after on off into out over under above below for against with without up down more less fewer most few #1th vor nach auf zu mit ohne für gegen über unter avant après avec sans pour contre sur sous antes después con sin left right day night days nights first last'.split(
    ' ',
  ),
)

/** Both have the same word behind it, or before it. */
function isBeside(said: readonly Word[], at: number, around: readonly Word[], there: string): boolean {
  const beside = (words: readonly Word[], i: number) =>
    [...words.slice(Math.max(0, i - 2), i), ...words.slice(i + 1, i + 4)].map(({ key }) => key)
  const own = new Set(beside(said, at).filter((key) => key.length > 2 || key.startsWith('#')))
  return around.some(
    ({ key }, i) => key === there && beside(around, i).some((each) => own.has(each) && !common.has(each)),
  )
}
const common = new Set('the and you they for are was is with that this have has not but'.split(' '))
