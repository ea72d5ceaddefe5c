/** A no that is said without a word for it, and one that a line may leave out because it says the same in other words. */
import { finderOf } from '#domain/gate/phrases.ts'
import type { Site } from '#domain/gate/site.ts'
import { list } from '#domain/gate/vocabulary/weight.ts'
import type { Word } from '#domain/gate/words.ts'

/** They deny without a no, so that a no beside them says the same. */
const otherwise =
  list(`stop*, clos*, lack*, only, until, except, rather than, instead*, less, fewer, at most, up to, maximum,
  free, empty, zero, lost, lose*, avoid*, reject*, decline*, turn down, turned down, miss*, exclud*, prevent*, ban*, beyond, un*, fail*,
  nur, außer, statt, höchstens, frei, seulement, sauf, au lieu, libre, solo, excepto, en vez, by appointment, #0, refus*, hard, difficult,
  rare*, seldom, non, few, little, too, off, hardly, barely, impossible, shut, kein*, nicht, sin, sans`)
/** A no without a word for it: `she stopped selling`. */
export const deniesOtherwise = (words: readonly Word[]): boolean => finderOf(otherwise)(words).length > 0

/** Behind what is denied: `boots are out as well`, `the travel costs nothing`. */
export const deniesBehind = finderOf(
  list('is out, are out, cost* nothing, is free, are free, comes free, come free, stay* at home'),
)

/** `If you don't want to deal with it, we do`: what a customer would rather not is no no of the business. */
export const isTheirWish = (words: readonly Word[], at: number) =>
  /\byou (?:do not|do n['’]t|don['’]t|do|not) (?:not )?(?:want|wish|care|like|have to|need)\b/.test(
    words
      .slice(Math.max(0, at - 2), at + 4)
      .map(({ key }) => key)
      .join(' '),
  )

/** `Nothing is confirmed without a signature` is told as what it needs. */
export function isNeeded(words: readonly Word[], said: readonly Word[], { vocabulary }: Site): boolean {
  const { phrases = [] } = vocabulary.weights.find(({ name }) => name === 'negation') ?? {}
  const without = words.findIndex(({ key }) => withouts.has(key))
  return without > 0 && finderOf(phrases)(words.slice(0, without)).length > 0 && needs(said).length > 0
}
const withouts = new Set(['without', 'ohne', 'sans', 'sin'])
const needs = finderOf(
  list('need*, must, only, first, before, has to, have to, braucht, brauchen, muss, erst, il faut, hay que'),
)
