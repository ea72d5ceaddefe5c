/** That there is no price is said of a website without prices, or not at all. */
import { type Doubt, fault } from '#domain/gate/line.ts'
import { finderOf } from '#domain/gate/phrases.ts'
import type { Site } from '#domain/gate/site.ts'
import { list } from '#domain/gate/vocabulary/weight.ts'
import type { Retold } from './retold.ts'

const denials = finderOf(
  list(`no price*, not a price, not one price, no figure for, prices are not, price is not, kein preis*, keinen preis*, keine preis*,
  steht kein preis, aucun prix, pas de prix, ningún precio, no hay precio*, no encontré precio*`),
)
const money = /[£$€]\s?\d|\d\s?(?:€|£|\$|eur\b|euro)/i
const known = new WeakMap<Site, boolean>()

function hasPrices(site: Site): boolean {
  const kept = known.get(site)
  if (kept !== undefined) return kept
  const has = site.reading.passages.some(({ text }) => money.test(text))
  known.set(site, has)
  return has
}

export const absence = ({ said, site, isQuestion }: Retold): Doubt[] =>
  !isQuestion && denials(said).length > 0 && hasPrices(site)
    ? [fault('absence', 'The website has prices: tell one of them, or say nothing of it.')]
    : []
