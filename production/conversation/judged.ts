/** Pass 7, and what comes of it: the weakest scene and single lines once more, where the editor would not publish it as it is. */
import { isDeepStrictEqual } from 'node:util'
import { type Beat, countSpokenWords, placedIn, type Scenes } from '#domain/conversation/scenes.ts'
import type { Undone } from '#domain/writing.ts'
import type { Desk, NotPassed, Passed } from './ask-pass.ts'
import { checkScenes } from './check.ts'
import { isTooLong } from './coherence.ts'
import { goneBack } from './gone-back.ts'
import { isWeak, type Judged, judgeScenes } from './judge.ts'
import type { Outline } from './outline.ts'
import { faultyBeats, repairBeats } from './repair.ts'
import type { Mark } from './script-shown.ts'
import type { Told } from './told.ts'
import { undoneLines } from './undone.ts'

export type Better = {
  scenes: Scenes
  grades?: Readonly<Record<string, number>>
  undone?: readonly Undone[]
}

/** Where nobody can judge it, it stays as it is. */
export async function judged(
  desk: Desk,
  told: Told,
  scenes: Scenes,
  outline: Outline,
): Promise<Better | NotPassed> {
  const judgement = await judgeScenes(desk, told, scenes)
  if (judgement.outcome === 'wait' || judgement.outcome === 'stopped') return judgement
  if (judgement.outcome !== 'answered') return { scenes }
  const { grades } = judgement.object
  const marks = marksOf(judgement.object, scenes)
  const better = await rewritten(desk, told, { scenes, marks, outline })
  return 'outcome' in better ? better : { ...better, grades }
}

/** A line that the editor would not let out is written again whatever the grades; a scene, where one of them is low. */
function marksOf(judgement: Judged, scenes: Scenes): Mark[] {
  const { lines, weakest, note } = judgement
  const placed = placedIn(scenes)
  const known = placed.filter(({ number }) => lines.some(({ line }) => line === number))
  const first = isWeak(judgement) ? placed.find(({ scene }) => scene === weakest) : undefined
  const isNamed = known.some(({ scene }) => scene === weakest)
  return [
    ...known.map(({ number }) => ({
      number,
      reason: `The editor: ${lines.find(({ line }) => line === number)?.note ?? ''}`,
      isFinal: false,
    })),
    ...(first && !isNamed ? [markOfScene(first.number, note)] : []),
  ]
}

const markOfScene = (number: number, note: string): Mark => ({
  number,
  isOfScene: true,
  reason: `The editor says of this scene: ${note}`,
  isFinal: false,
})

type Wanted = { scenes: Scenes; marks: readonly Mark[]; outline: Outline }

/** Twice; a beat that is doubted still, or that made the episode too long, goes back. */
async function rewritten(
  desk: Desk,
  told: Told,
  { outline, ...wanted }: Wanted,
): Promise<Better | NotPassed> {
  let { scenes, marks } = wanted
  for (const round of ['editor', 'editor-again'] as const) {
    if (marks.length === 0) break
    const repaired = await repairBeats(desk, told, { scenes, marks, outline, round })
    if (mustWait(repaired)) return repaired
    if (repaired.outcome !== 'answered') return unchanged(wanted.scenes, repaired.reason)
    const checked = await checkScenes(desk, told, repaired.object.scenes, {
      round,
      disputes: repaired.object.disputes,
    })
    if (mustWait(checked)) return checked
    if (checked.outcome !== 'answered') return unchanged(wanted.scenes, checked.reason)
    scenes = checked.object.scenes
    marks = checked.object.marks
  }
  const left = withOldBeats(scenes, wanted.scenes, faultyBeats(scenes, marks))
  const undone = undoneLines('repair', scenes, marks)
  if (!isTooLong(left, wanted.scenes, outline)) return { scenes: left, undone }
  const shorter = withOldBeats(left, wanted.scenes, grownBeats(left, wanted.scenes))
  return { scenes: shorter, undone: [...undone, { pass: 'repair', text: '', reason: 'It grew too long.' }] }
}

const unchanged = (scenes: Scenes, reason: string): Better => ({
  scenes,
  undone: [{ pass: 'repair', text: '', reason }],
})

const mustWait = <T>(passed: Passed<T>): passed is NotPassed & { outcome: 'wait' | 'stopped' } =>
  passed.outcome === 'wait' || passed.outcome === 'stopped'

/** Whoever has written a beat again leaves the number of beats as it is. */
function withOldBeats(scenes: Scenes, before: Scenes, doubted: ReadonlySet<number>): Scenes {
  const left = goneBack(beatsOf(scenes), beatsOf(before), {
    isSame: (one, other) => isDeepStrictEqual(textsOf(one), textsOf(other)),
    isDoubted: (at) => doubted.has(at + 1),
  })
  return scenes.map((scene) => ({ ...scene, beats: left.splice(0, scene.beats.length) }))
}

/** By their numbers, as `faultyBeats` has them. */
function grownBeats(scenes: Scenes, before: Scenes): ReadonlySet<number> {
  const old = beatsOf(before)
  const grown = beatsOf(scenes).flatMap(({ lines }, at) =>
    countSpokenWords(lines) > countSpokenWords(old[at]?.lines ?? lines) ? [at + 1] : [],
  )
  return new Set(grown)
}

const beatsOf = (scenes: Scenes) => scenes.flatMap(({ beats }) => beats)
const textsOf = ({ lines }: Beat) => lines.map(({ speaker, text }) => [speaker, text])
