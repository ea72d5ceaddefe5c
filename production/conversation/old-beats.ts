/** Beats that the editor had written again, and that go back to what they were: what is doubted, and what is too much. */
import { isDeepStrictEqual } from 'node:util'
import { type Beat, countSpokenWords, type Scenes } from '#domain/conversation/scenes.ts'
import { withoutSpare } from '#domain/conversation/spare-beats.ts'
import type { Undone } from '#domain/writing.ts'
import type { Desk, NotPassed } from './ask-pass.ts'
import { checkScenes } from './check.ts'
import { isTooLong } from './coherence.ts'
import { goneBack } from './gone-back.ts'
import { withKnown } from './known-lines.ts'
import type { Outline } from './outline.ts'
import { faultyBeats } from './repair.ts'
import type { Mark } from './script-shown.ts'
import type { Beats } from './shown-beats.ts'
import type { Told } from './told.ts'
import { undoneBeats } from './undone.ts'

type Again = {
  scenes: Scenes
  before: Scenes
  marks: readonly Mark[]
  outline: Outline
  /** What the editor wanted most is in this scene, from 0. */
  dearest: number
}
type Left = { scenes: Scenes; undone: readonly Undone[] }

/**
 * Only what has to. A beat that is spare goes before one that the editor had written again goes back; what then stands
 * beside another is read once more, and where it is doubted, nothing is left out, and the run goes back.
 */
export async function withoutDoubted(desk: Desk, told: Told, again: Again): Promise<Left | NotPassed> {
  const { scenes, before, marks, outline } = again
  const doubted = faultyBeats(scenes, marks)
  const kept = withBeats(scenes, before, doubted)
  const spare = isTooLong(kept, before, outline) ? spareIn(kept, before, outline) : new Set<number>()
  const long = tooLong(again, doubted, spare)
  const back = new Set([...doubted, ...long])
  if (back.size === 0 && spare.size === 0) return { scenes, undone: [] }
  const apart = withKnown(without(withBeats(scenes, before, back), spare), before, scenes)
  const checked = await checkScenes(desk, told, apart, { round: 'editor-last' })
  if (checked.outcome === 'wait' || checked.outcome === 'stopped') return checked
  if (checked.outcome === 'answered' && checked.object.marks.length === 0) {
    const whole = withBeats(scenes, before, back)
    return { scenes: checked.object.scenes, undone: undoneBeats(scenes, whole, { marks, long, spare }) }
  }
  const all = spare.size > 0 ? tooLong(again, doubted, new Set()) : long
  const left = withOldRuns(scenes, before, new Set([...doubted, ...all]))
  return { scenes: left, undone: undoneBeats(scenes, left, { marks, long: all, spare: new Set() }) }
}

/** Even without what is spare. */
export const staysTooLong = (scenes: Scenes, before: Scenes, outline: Outline): boolean =>
  isTooLong(without(scenes, spareIn(scenes, before, outline)), before, outline)

/** Of those that nobody has written again; by their numbers, as `faultyBeats` has them. */
function spareIn(scenes: Scenes, before: Scenes, { words }: Outline): Beats {
  const old = beatsOf(before)
  const marked = inScenes(
    scenes,
    beatsOf(scenes).map((beat, at) => {
      const one = old[at]
      return one && isSame(beat, one) ? beat : { ...beat, isSpare: false }
    }),
  )
  const left = new Set(beatsOf(withoutSpare(marked, words)))
  return new Set(beatsOf(marked).flatMap((beat, at) => (left.has(beat) ? [] : [at + 1])))
}

/** As few as make it fit, the one that grew most first, and last what the editor wanted most. */
function tooLong({ scenes: all, before, outline, dearest }: Again, doubted: Beats, spare: Beats): Beats {
  const scenes = withBeats(all, before, doubted)
  const old = beatsOf(before)
  const growth = beatsOf(scenes).map(
    ({ lines }, at) => countSpokenWords(lines) - countSpokenWords(old[at]?.lines ?? lines),
  )
  const sceneOf = scenes.flatMap(({ beats }, at) => beats.map(() => at))
  const isDear = (at: number) => Number(sceneOf[at] === dearest)
  const grown = [...growth.keys()]
    .filter((at) => (growth[at] ?? 0) > 0)
    .sort((one, other) => isDear(one) - isDear(other) || (growth[other] ?? 0) - (growth[one] ?? 0))
    .map((at) => at + 1)
  const first = (most: number) => new Set(grown.slice(0, most))
  const fits = (most: number) =>
    !isTooLong(without(withBeats(scenes, before, first(most)), spare), before, outline)
  return first([...grown.keys()].find(fits) ?? grown.length)
}

/** Whoever has written a beat again leaves the number of beats as it is. */
const withBeats = (scenes: Scenes, before: Scenes, back: Beats): Scenes =>
  inScenes(
    scenes,
    beatsOf(scenes).map((beat, at) => (back.has(at + 1) ? (beatsOf(before)[at] ?? beat) : beat)),
  )

function without(scenes: Scenes, gone: Beats): Scenes {
  let number = 0
  return scenes.map((scene) => ({
    ...scene,
    beats: scene.beats.filter(() => {
      number += 1
      return !gone.has(number)
    }),
  }))
}

const withOldRuns = (scenes: Scenes, before: Scenes, back: Beats): Scenes =>
  inScenes(
    scenes,
    goneBack(beatsOf(scenes), beatsOf(before), { isSame, isDoubted: (at) => back.has(at + 1) }),
  )

function inScenes(scenes: Scenes, beats: readonly Beat[]): Scenes {
  const left = [...beats]
  return scenes.map((scene) => ({ ...scene, beats: left.splice(0, scene.beats.length) }))
}

const beatsOf = (scenes: Scenes) => scenes.flatMap(({ beats }) => beats)
const textsOf = ({ lines }: Beat) => lines.map(({ speaker, text }) => [speaker, text])
const isSame = (one: Beat, other: Beat) => isDeepStrictEqual(textsOf(one), textsOf(other))
