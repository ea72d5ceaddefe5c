/** Passes 3 and 4: checked and repaired, thrice at most; then read aloud, beat by beat. */
import type { Scenes } from '#domain/conversation/scenes.ts'
import { withoutSpare } from '#domain/conversation/spare-beats.ts'
import type { Script } from '#domain/script.ts'
import type { Desk, NotPassed } from './ask-pass.ts'
import { checkScenes, hardMarks } from './check.ts'
import { senseMarks } from './coherence.ts'
import { conditionMarks } from './conditions.ts'
import type { Disputes } from './disputes.ts'
import { customerMarks, lastWordMarks } from './ending.ts'
import { introductionMarks } from './introduction.ts'
import { withKnown } from './known-lines.ts'
import type { Outline } from './outline.ts'
import { mostRepairs } from './passes.ts'
import { readInstead } from './read-instead.ts'
import { repairBeats } from './repair.ts'
import type { Mark } from './script-shown.ts'
import type { Told } from './told.ts'

type Known = { outline: Outline; programme: Script }
type Clean = { outcome: 'clean'; scenes: Scenes; reason?: string }

/** Taking a beat out can leave another without what it rests on. */
const mostRemovals = 4

export async function checkedScenes(
  desk: Desk,
  told: Told,
  draft: Scenes,
  { outline, programme }: Known,
): Promise<Clean | NotPassed | { outcome: 'unclean'; reason: string }> {
  let scenes = draft
  let disputes: Disputes = new Map()
  for (let round = 1; ; round += 1) {
    const checked = await checkScenes(desk, told, scenes, { round, disputes })
    if (checked.outcome !== 'answered') return checked
    scenes = checked.object.scenes
    const refused = checked.object.marks
    // What could be better is asked for once; what is doubted, as often as it may be.
    const marks = round === 1 ? [...refused, ...betterMarks(scenes, outline, told)] : refused
    if (marks.length === 0) return { outcome: 'clean', scenes }
    if (round > mostRepairs) return withoutFaulty(scenes, refused, told, { programme, why: '' })
    const repaired = await repairBeats(desk, told, { scenes, marks, outline, round })
    if (repaired.outcome === 'wait' || repaired.outcome === 'stopped') return repaired
    if (repaired.outcome !== 'answered')
      return withoutFaulty(scenes, checked.object.marks, told, { programme, why: repaired.reason })
    disputes = repaired.object.disputes
    scenes = asLongAsPlanned(repaired.object.scenes, outline)
  }
}

/** Repairs make a talk longer: what its writer would miss least goes before it is read again. */
const asLongAsPlanned = (scenes: Scenes, { words }: Outline): Scenes =>
  withKnown(withoutSpare(scenes, words), scenes)

const betterMarks = (scenes: Scenes, outline: Outline, told: Told): Mark[] => [
  ...introductionMarks(scenes, told.sheet),
  ...conditionMarks(scenes, told.sheet),
  ...customerMarks(scenes, told),
  ...lastWordMarks(scenes, told),
  ...senseMarks(scenes, outline, told),
]

type Rest = { programme: Script; why: string }

function withoutFaulty(
  scenes: Scenes,
  marks: readonly Mark[],
  told: Told,
  { programme, why }: Rest,
): Clean | { outcome: 'unclean'; reason: string } {
  const left = readWhereFaulty(scenes, marks, told, programme)
  const reason = marks.length > 0 ? `${why} What was not repaired is read aloud or left out.`.trim() : why
  if (left) return { outcome: 'clean', scenes: left, ...(reason && { reason }) }
  return {
    outcome: 'unclean',
    reason: `${why} ${marks[0]?.reason ?? ''} Repairs did not mend it.`.trim(),
  }
}

/** Undefined: what is left is no episode. */
export function readWhereFaulty(
  scenes: Scenes,
  marks: readonly Mark[],
  told: Told,
  programme: Script,
): Scenes | undefined {
  let left: Scenes | undefined = scenes
  let faulty = marks
  for (let removal = 0; removal < mostRemovals && left && faulty.length > 0; removal += 1) {
    left = readInstead(left, faulty, programme)
    faulty = left ? hardMarks(left, told) : faulty
  }
  return faulty.length === 0 ? left : undefined
}
