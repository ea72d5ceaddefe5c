/** Facts that a question shows: those of the plan first and unchanging, and whatever else it needs beside its task. */
import { linesOfScenes, type Scenes } from '#domain/conversation/scenes.ts'
import type { Claim } from '#domain/gate/line.ts'
import type { Sentence } from '#domain/script.ts'
import { type Fact, sheetAsData } from './fact-sheet.ts'
import type { Outline } from './outline.ts'
import type { Told } from './told.ts'

/** Whose words these are; words that are wider than a fact's are shown as they are. */
export const factOf = ({ quote, passage }: Claim, facts: readonly Fact[]): Fact | undefined =>
  facts.find((fact) => fact.passage === passage && fact.quote.includes(quote))

type Planned = Pick<Outline, 'coldOpen' | 'ending'> & {
  scenes: readonly Pick<Outline['scenes'][number], 'facts'>[]
}

/** The same beginning for all passes after the plan. */
export function withPlanned(told: Told, { coldOpen, scenes, ending }: Planned): Told {
  const planned = new Set([...coldOpen.facts, ...ending, ...scenes.flatMap(({ facts }) => facts)])
  return showing(told, ({ id }) => planned.has(id))
}

/** Of a few lines that stand alone. */
export function withCited(told: Told, scenes: Scenes): Told {
  const cited = citedIn(linesOfScenes(scenes), told)
  return showing(told, (fact) => cited.has(fact))
}

function showing(told: Told, isWanted: (fact: Fact) => boolean): Told {
  const { sheet, before } = told
  const shown = sheet.facts.filter(isWanted)
  return { ...told, shown, before: { ...before, material: sheetAsData({ ...sheet, facts: shown }) } }
}

const citedIn = (lines: readonly Sentence[], { sheet }: Told): ReadonlySet<Fact | undefined> =>
  new Set(lines.flatMap(({ claims = [] }) => claims.map((claim) => factOf(claim, sheet.facts))))

/** Of the lines, and those that a text names by their ids (`F26`), as far as they do not stand there already. */
export function factsBeside(told: Told, lines: readonly Sentence[], text = ''): Fact[] {
  const { sheet, shown } = told
  const cited = citedIn(lines, told)
  const named = new Set(text.match(/\bF\d+\b/g))
  return sheet.facts.filter((fact) => !shown.includes(fact) && (cited.has(fact) || named.has(fact.id)))
}
