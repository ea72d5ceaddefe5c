/** In which order a thread is told. */
import { isKeyOf } from '#domain/own.ts'
import { askedAs, kindOf } from './appeal.ts'
import type { Marked } from './marked.ts'
import { isPrice } from './parts.ts'

/** Of the house as a whole, in its own words: it goes on from who they are, and nobody has to ask for it. */
export const isGoingOn = (each: Marked) =>
  askedAs(each) === undefined &&
  each.isTheirsAtOnce &&
  // A story is told from its beginning.
  each.matter !== 'origin' &&
  !each.isOfPart &&
  // A box in a row is of what its heading names.
  !each.isCard &&
  (each.role === 'home' || (each.role === 'about' && each.stands.onPage === 0))

/**
 * What goes on from who they are; then what they do, people and beginnings, what it costs and what
 * holds, when and where. What stands together on a page stays together, in its order.
 */
export function inOrder(thread: readonly Marked[]): Marked[] {
  const down = [...thread].sort((a, b) => a.at - b.at)
  const firstOf = (each: Marked) =>
    down.find(({ url, heading }) => url === each.url && heading === each.heading) ?? each
  return down.sort(
    (a, b) =>
      Number(isGoingOn(b)) - Number(isGoingOn(a)) ||
      turnOf(firstOf(a)) - turnOf(firstOf(b)) ||
      firstOf(a).at - firstOf(b).at ||
      a.at - b.at,
  )
}
const turns = { offer: 0, people: 1, terms: 2, place: 3 } as const
const ofTerms: readonly Marked['matter'][] = ['price', 'money', 'limit', 'guarantee', 'safety', 'time']
function turnOf(each: Marked): number {
  const kind = kindOf(each)
  if (isPrice(each) || ofTerms.includes(each.matter)) return turns.terms
  if (each.matter === 'where') return turns.place
  if (kind && isKeyOf(turns, kind)) return turns[kind]
  const isOfPeople = each.cue?.kind === 'person' || each.matter === 'origin' || each.matter === 'people'
  return isOfPeople ? turns.people : turns.offer
}
