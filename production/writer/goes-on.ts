/** What is told because it stands there: the voice goes on where the website does. */
import { askedAs } from './appeal.ts'
import type { Marked } from './marked.ts'
import { isOfSection } from './order.ts'

type IsNew = (each: Marked) => boolean

/** A passage is heard as it stands on its page: with what goes on from it, as long as one breath holds both. */
export function withNext(both: Marked[], readable: readonly Marked[], isNew: IsNew): Marked[] {
  const last = both.at(-1)
  const next = readable.find(
    ({ after, kind, heading }) =>
      after !== undefined && after.at === last?.at && kind === 'prose' && heading === last.heading,
  )
  const length = both.reduce((sum, { words }) => sum + words, 0)
  if (!next || !isNew(next) || next.standing.fine < leastOfNext || length + next.words > mostOfOne)
    return both
  return withNext([...both, next], readable, isNew)
}
const [leastOfNext, mostOfOne] = [-1, 90]

/** Where nothing can be asked for, the voice goes on from the top of the page, and nobody is told that it is too little. */
export function downThePage(
  usual: readonly Marked[],
  taken: Marked[],
  { isNew, least }: { isNew: IsNew; least: number },
): Marked[] {
  const chosen: Marked[] = []
  const read = () => taken.reduce((sum, { words }) => sum + words, 0)
  const rest = usual.filter(
    (each) =>
      each.kind === 'prose' &&
      (each.role === 'home' || each.role === 'about') &&
      tellsOfThem(each) &&
      // Below a heading that nobody says it may be of anything.
      (isOfSection(each, taken) || isOfHouse(each) || askedAs(each) !== undefined),
  )
  for (const each of rest) {
    if (read() >= least + mostOfOne) break
    if (!isNew(each) || tellsAgain(each, taken) || each.standing.bad > mostOfRest) continue
    taken.push(each)
    chosen.push(each)
  }
  return chosen
}
const mostOfRest = 0.5

/** What speaks of nobody is better not heard. */
export const tellsOfThem = ({ kind, isTheirs, cue, head, asked, told }: Marked) =>
  kind !== 'prose' || isTheirs || told.size > 0 || (cue ?? head ?? asked) !== undefined

/** A beginning is told once: two years of founding contradict each other, or bore. */
export const tellsAgain = (each: Marked, taken: readonly Marked[]) =>
  each.tellsFounding && taken.some((other) => other.tellsFounding)

export const isOfHouse = ({ isUnder, heading }: Marked) => isUnder === 'about' || heading === ''
