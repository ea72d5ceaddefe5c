/** How well each mark is ranked on websites that the weights have never seen. */
import { classifierWith } from '#production/writer/classifier.ts'
import { type Head, heads } from '#production/writer/marks.ts'
import type { MarkedOf } from './read-marks.ts'
import { type MarkedTraits, train } from './train.ts'

/** How sure it was, and whether readers said yes. */
export type Guess = readonly [sure: number, isSo: boolean]
type Guesses = ReadonlyMap<Head, readonly Guess[]>

const folds = 5

/** Each website is guessed by weights of the others. */
export function guessesInFolds(marked: readonly MarkedOf[]): Guesses {
  const websites = [...new Set(marked.map(({ website }) => website))]
  const foldOf = new Map(websites.map((website, at) => [website, at % folds]))
  const all = Array.from({ length: folds }, (_, fold) => {
    const isHeld = ({ website }: MarkedOf) => foldOf.get(website) === fold
    const held = marked.filter(isHeld)
    if (held.length === 0) return new Map()
    return guessesOf(train(marked.filter((each) => !isHeld(each))), held)
  })
  return new Map(heads.map((head) => [head, all.flatMap((guesses) => guesses.get(head) ?? [])]))
}

export function guessesOf(weights: Int8Array, marked: readonly MarkedTraits[]): Guesses {
  const classifier = classifierWith(weights)
  const guessed = marked.map(({ traits, marks }) => ({ marks, sure: classifier.mark(traits) }))
  return new Map(
    heads.map((head) => [head, guessed.map(({ marks, sure }): Guess => [sure[head], marks[head] === 1])]),
  )
}

/**
 * Of a yes and a no that are drawn by chance, how often the yes is the surer one; a tie is half of it. One half is
 * guessing. Nothing, where readers never said yes, or never no.
 */
export function areaUnderCurve(guesses: readonly Guess[]): number | undefined {
  const isSo = guesses.filter(([, so]) => so).length
  const isNot = guesses.length - isSo
  if (isSo === 0 || isNot === 0) return undefined
  const ranked = Map.groupBy(
    [...guesses].sort(([a], [b]) => a - b),
    ([sure]) => sure,
  )
  let below = 0
  let won = 0
  for (const tied of ranked.values()) {
    const yes = tied.filter(([, so]) => so).length
    const no = tied.length - yes
    won += yes * (below + no / 2)
    below += no
  }
  return won / (isSo * isNot)
}

/** A line a mark, in columns. */
export function rankingAsText(folded: Guesses, tested?: Guesses): string {
  const area = (guesses: readonly Guess[] = []) => {
    const yes = `${guesses.filter(([, so]) => so).length} of ${guesses.length}`
    return `${areaUnderCurve(guesses)?.toFixed(2) ?? '–'} (${yes})`
  }
  const rows = heads.map((head) => [
    head,
    area(folded.get(head)),
    ...(tested ? [area(tested.get(head))] : []),
  ])
  const titles = ['mark', 'in five folds (yes)', ...(tested ? ['test (yes)'] : [])]
  return [titles, ...rows]
    .map((row) =>
      row
        .map((cell) => cell.padEnd(22))
        .join('')
        .trimEnd(),
    )
    .join('\n')
}
