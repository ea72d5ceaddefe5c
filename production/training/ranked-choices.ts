/** How well choices are ranked on websites that nobody has learnt from. */
import { choices, standingBy } from '#production/writer/standing.ts'
import { learnLeanings, type ReadersChoice } from './learn-leanings.ts'
import { areaUnderCurve, type Guess } from './ranking.ts'

type Ranked = { website: string; standing: ReturnType<typeof standingBy>; is: ReadersChoice['is'] }

const folds = 8

export function chosenInFolds(chosen: readonly ReadersChoice[]): Ranked[] {
  const websites = [...new Set(chosen.map(({ website }) => website))]
  const foldOf = new Map(websites.map((website, at) => [website, at % folds]))
  return Array.from({ length: folds }, (_, fold) => {
    const isHeld = ({ website }: ReadersChoice) => foldOf.get(website) === fold
    const leanings = learnLeanings(chosen.filter((each) => !isHeld(each)))
    return chosen
      .filter(isHeld)
      .map(({ website, looks, is }) => ({ website, is, standing: standingBy(leanings, looks) }))
  }).flat()
}

const read = 6

/** What matters: of the six that stand first on each website, how many are what. */
export function choicesAsText(ranked: readonly Ranked[]): string {
  const areas = choices.map((choice) => {
    const guesses = ranked.map(({ standing, is }): Guess => [standing[choice], is[choice]])
    return `${choice} ${areaUnderCurve(guesses)?.toFixed(2) ?? '–'} (${guesses.filter(([, so]) => so).length})`
  })
  const first = [...Map.groupBy(ranked, ({ website }) => website).values()].flatMap((all) =>
    [...all].sort((a, b) => worth(b) - worth(a)).slice(0, read),
  )
  const share = (of: (each: Ranked) => boolean) =>
    `${Math.round((100 * first.filter(of).length) / Math.max(1, first.length))} %`
  return [
    `area under the curve: ${areas.join(', ')}`,
    `of the first ${read} of each website: core ${share(({ is }) => is.core)}, fine ${share(({ is }) => is.fine)}, not to be heard ${share(({ is }) => is.bad)}`,
  ].join('\n')
}

const worth = ({ standing }: Ranked) => standing.core + standing.fine
