/** Of what was polished, only what is doubted goes back; what then stands beside other lines is read once more. */
import { linesOfScenes, placedIn, type Scenes, withLines } from '#domain/conversation/scenes.ts'
import type { Sentence } from '#domain/script.ts'
import type { Desk } from './ask-pass.ts'
import { checkScenes } from './check.ts'
import { goneBack } from './gone-back.ts'
import { withKnown } from './known-lines.ts'
import type { Mark } from './script-shown.ts'
import type { Told } from './told.ts'

type Polished = { polished: Scenes; marks: readonly Mark[]; before: Scenes }
/** `marks`: all that was said against what was polished. */
type Left = { scenes: Scenes; marks: readonly Mark[] }

export async function withoutDoubtful(
  desk: Desk,
  told: Told,
  { polished, marks, before }: Polished,
): Promise<Left> {
  const refused = numbersOf(marks)
  const old = linesOfScenes(before)
  const isDoubted = ({ line, number }: { line: Sentence; number: number }) =>
    refused.has(number) && line.text !== old[number - 1]?.text
  // A doubt about a line that was not changed comes of a change before it, and they go back together.
  const isElsewhere = placedIn(polished).some((placed) => refused.has(placed.number) && !isDoubted(placed))
  if (refused.size === 0 || isElsewhere) return { scenes: together(polished, refused, before), marks }
  const apart = withLines(polished, (placed) =>
    isDoubted(placed) ? (old[placed.number - 1] ?? placed.line) : placed.line,
  )
  const known = withKnown(apart, before, polished)
  const checked = await checkScenes(desk, told, known, { round: 'last-again' })
  if (checked.outcome !== 'answered') return { scenes: together(polished, refused, before), marks }
  const { scenes, marks: again } = checked.object
  return { scenes: together(scenes, numbersOf(again), before), marks: [...marks, ...again] }
}

const numbersOf = (marks: readonly Mark[]): ReadonlySet<number> => new Set(marks.map(({ number }) => number))

/** A doubt about a line may come of a change in the one before it. */
function together(scenes: Scenes, refused: ReadonlySet<number>, before: Scenes): Scenes {
  const left = goneBack(linesOfScenes(scenes), linesOfScenes(before), {
    isSame: (one, other) => one.text === other.text,
    isDoubted: (at) => refused.has(at + 1),
  })
  return withLines(scenes, ({ line, number }) => left[number - 1] ?? line)
}
