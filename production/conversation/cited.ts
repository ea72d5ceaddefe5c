/** Facts that lines rest on: whoever only makes them nicer is shown these, and no others. */
import { placedIn, type Scenes } from '#domain/conversation/scenes.ts'
import type { Claim } from '#domain/gate/line.ts'
import { type Fact, sheetAsData } from './fact-sheet.ts'
import type { Told } from './told.ts'

/** Whose words these are; words that are wider than a fact's are shown as they are. */
export const factOf = ({ quote, passage }: Claim, facts: readonly Fact[]): Fact | undefined =>
  facts.find((fact) => fact.passage === passage && fact.quote.includes(quote))

/** The same beginning for polish, packaging and last check, as none of them changes what a line rests on. */
export function withCited(told: Told, scenes: Scenes): Told {
  const { sheet, before } = told
  const cited = new Set(
    placedIn(scenes).flatMap(({ line }) => (line.claims ?? []).map((claim) => factOf(claim, sheet.facts))),
  )
  const short = { ...sheet, facts: sheet.facts.filter((fact) => cited.has(fact)) }
  return { ...told, sheet: short, before: { ...before, material: sheetAsData(short) } }
}
