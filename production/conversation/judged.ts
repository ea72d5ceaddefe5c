/** Pass 7, and what comes of it: the weakest scene and single lines once more, where the editor would not publish it as it is. */
import { placedIn, type Scenes } from '#domain/conversation/scenes.ts'
import type { Undone } from '#domain/writing.ts'
import type { Desk, NotPassed } from './ask-pass.ts'
import { checkScenes } from './check.ts'
import { lengthMarks } from './coherence.ts'
import { unheardIn, withWishes } from './editors-wishes.ts'
import { isWeak, type Judged, judgeScenes } from './judge.ts'
import { staysTooLong, withoutDoubted } from './old-beats.ts'
import type { Outline } from './outline.ts'
import { goingFor, partsOfNote } from './parts-of-note.ts'
import type { PassName } from './passes.ts'
import { repairBeats } from './repair.ts'
import type { Mark, Tried } from './script-shown.ts'
import type { Told } from './told.ts'
import { notAsked } from './undone.ts'

export type Better = {
  scenes: Scenes
  grades?: Readonly<Record<string, number>>
  undone?: readonly Undone[]
  /** What the editor asked for and nobody hears, with what was said against it: for whoever polishes. */
  wishes?: readonly Mark[]
  /** With the facts that the editor has shown. */
  told?: Told
}

/** Where nobody can judge it, it stays as it is, and that is said. */
export async function judged(
  desk: Desk,
  told: Told,
  scenes: Scenes,
  outline: Outline,
): Promise<Better | NotPassed> {
  const judgement = await judgeScenes(desk, told, scenes)
  if (judgement.outcome === 'wait' || judgement.outcome === 'stopped') return judgement
  if (judgement.outcome !== 'answered') return unchanged(scenes, 'judge', judgement.reason)
  const { grades } = judgement.object
  const marks = [...marksOf(judgement.object, scenes), ...lengthMarks(scenes, outline, told)]
  const { weakest: dearest } = judgement.object
  const better = await rewritten(desk, judgement.object.told, { scenes, marks, outline, dearest })
  return 'outcome' in better ? better : { ...better, grades, told: judgement.object.told }
}

/**
 * A line that the editor would not let out is written again whatever the grades, with what is said of its scene; the
 * whole scene, where a grade is low and none of its lines is named.
 */
function marksOf(judgement: Judged, scenes: Scenes): Mark[] {
  const { lines, weakest, note } = judgement
  const placed = placedIn(scenes)
  const named = lines.flatMap(({ line, note: reason }) =>
    placed.filter(({ number }) => number === line).map(({ number, scene }) => ({ number, scene, reason })),
  )
  const first = placed.find(({ scene }) => scene === weakest)
  const ofWeakest = named.find(({ scene }) => scene === weakest)
  const marks = named.map(({ number, reason }) => ({
    number,
    reason: `The editor: ${reason}`,
    isFinal: false,
  }))
  const ofScene = { reason: `The editor says of this scene: ${note}`, isFinal: false }
  const beside = partsOfNote(note)
    .flatMap(({ part, lines: named }) => named.map((number) => ({ number, part })))
    .filter(({ number }) => placed.some((each) => each.number === number))
    .map(({ number, part }) => ({
      number,
      reason: `The editor asks for something here: ${part}`,
      isFinal: false,
    }))
  const going = goingFor(named, placed)
  // What it asks for has its own places then.
  if (beside.length > 0) return [...marks, ...going, ...beside]
  if (ofWeakest) return [...marks, ...going, { number: ofWeakest.number, ...ofScene }]
  return first && isWeak(judgement)
    ? [...marks, ...going, { number: first.number, isOfScene: true, ...ofScene }]
    : [...marks, ...going]
}

/** `dearest`: the scene, from 0, of which the editor has said what it needs. */
type Wanted = Tried & { outline: Outline; dearest: number }

/** Thrice; a beat that is doubted still, or that made the episode too long, goes back. */
async function rewritten(desk: Desk, told: Told, wanted: Wanted): Promise<Better | NotPassed> {
  const { outline, dearest, scenes: before } = wanted
  let again: Tried = wanted
  for (const round of ['editor', 'editor-again', 'editor-third'] as const) {
    if (again.marks.length === 0) break
    const marks = round === 'editor' ? again.marks : withWishes(again, wanted)
    const repaired = await repairBeats(desk, told, { scenes: again.scenes, marks, outline, round })
    const checked =
      repaired.outcome === 'answered'
        ? await checkScenes(desk, told, repaired.object.scenes, { round, disputes: repaired.object.disputes })
        : repaired
    if (checked.outcome === 'wait' || checked.outcome === 'stopped') return checked
    // What was written again the first time stands without the second.
    if (checked.outcome !== 'answered' && round === 'editor')
      return unchanged(before, 'repair', checked.reason)
    if (checked.outcome !== 'answered') break
    again = checked.object
    if (round === 'editor' && staysTooLong(again.scenes, before, outline))
      again = { ...again, marks: [...again.marks, ...lengthMarks(again.scenes, outline, told)] }
  }
  const left = await withoutDoubted(desk, told, { ...again, before, outline, dearest })
  return 'outcome' in left ? left : { ...left, wishes: unheardIn(left.scenes, again, wanted) }
}

const unchanged = (scenes: Scenes, pass: PassName, reason: string): Better => ({
  scenes,
  undone: [notAsked(pass, reason)],
})
