/** What limits a fact is told where the fact is told, or nobody has looked: for whoever repairs it. */
import { type PlacedLine, placedIn, type Scenes } from '#domain/conversation/scenes.ts'
import { contentOf } from '#domain/gate/content.ts'
import { vocabularyOf } from '#domain/gate/vocabulary/vocabulary.ts'
import { wordsOf } from '#domain/gate/words.ts'
import { factOf } from './cited.ts'
import type { Fact, FactSheet } from './fact-sheet.ts'
import type { Mark } from './script-shown.ts'

/** So many lines before and behind one hears what belongs together. */
const near = 3
/** Of the words that only the condition has; further off, whoever has heard it knows it where half of them were said. */
const leastTold = { near: 1 / 3, before: 1 / 2 }

export function conditionMarks(scenes: Scenes, sheet: FactSheet): Mark[] {
  const placed = placedIn(scenes)
  const asked = new Set<string>()
  return placed.flatMap(({ line, number, scene }) => {
    const heard = {
      all: placed,
      near: placed.filter((each) => each.scene === scene && Math.abs(each.number - number) <= near),
      before: placed.filter((each) => each.scene === scene || each.number < number),
    }
    const untold = (line.claims ?? []).flatMap((claim) => {
      const fact = factOf(claim, sheet.facts)
      return fact ? untoldOf(fact, heard, sheet) : []
    })
    const first = [...new Set(untold)].filter((quote) => !asked.has(quote) && asked.add(quote))
    return first.length > 0 ? [{ number, isFinal: false, reason: reasonFor(first) }] : []
  })
}

const reasonFor = (conditions: readonly string[]) =>
  `What it tells has a limit that nobody hears: ${conditions.map((quote) => `“${quote}”`).join(' ')} Say what touches this line, here or in the next one; where it does not touch it, leave the line as it is.`

type Heard = Readonly<Record<keyof typeof leastTold | 'all', readonly PlacedLine[]>>

/** Neither quoted anywhere, nor said in other words in the scene or before it. */
const untoldOf = ({ quote: own, conditions }: Fact, heard: Heard, { reading }: FactSheet) =>
  conditions.flatMap(({ quote, passage }) => {
    const isQuoted = heard.all.some(({ line: { claims = [] } }) =>
      claims.some((claim) => claim.passage === passage && claim.quote.includes(quote)),
    )
    const wanted = [...contentIn(quote, reading)].filter((word) => !contentIn(own, reading).has(word))
    const isSaid = (['near', 'before'] as const).some((where) => {
      const said = contentIn(heard[where].map(({ line }) => line.text).join(' '), reading)
      return wanted.filter((word) => said.has(word)).length >= wanted.length * leastTold[where]
    })
    return isQuoted || isSaid ? [] : [quote]
  })

const contentIn = (text: string, { language }: FactSheet['reading']): ReadonlySet<string> =>
  contentOf(wordsOf(text, language), vocabularyOf(language))
