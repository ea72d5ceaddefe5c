/** Beats that the editor had written again, and that go back to what they were: what is doubted, and what is too much. */
import { isDeepStrictEqual } from 'node:util'
import { type Beat, countSpokenWords, type Scenes } from '#domain/conversation/scenes.ts'
import type { Undone } from '#domain/writing.ts'
import type { Desk, NotPassed } from './ask-pass.ts'
import { checkScenes } from './check.ts'
import { withCited } from './cited.ts'
import { isTooLong } from './coherence.ts'
import { goneBack } from './gone-back.ts'
import { withKnown } from './known-lines.ts'
import type { Outline } from './outline.ts'
import { faultyBeats } from './repair.ts'
import type { Mark } from './script-shown.ts'
import type { Told } from './told.ts'

type Again = { scenes: Scenes; before: Scenes; marks: readonly Mark[]; outline: Outline }
type Left = { scenes: Scenes; undone: readonly Undone[] }

/** Only what has to; what then stands beside another beat is read once more, and where it is doubted, the run goes back. */
export async function withoutDoubted(desk: Desk, told: Told, again: Again): Promise<Left | NotPassed> {
  const { scenes, before, marks, outline } = again
  const doubted = faultyBeats(scenes, marks)
  const long = tooLong(withBeats(scenes, before, doubted), before, outline)
  const back = new Set([...doubted, ...long])
  if (back.size === 0) return { scenes, undone: [] }
  const apart = withKnown(withBeats(scenes, before, back), before, scenes)
  const checked = await checkScenes(desk, withCited(told, apart), apart, { round: 'editor-last' })
  if (checked.outcome === 'wait' || checked.outcome === 'stopped') return checked
  const isClean = checked.outcome === 'answered' && checked.object.marks.length === 0
  const left = isClean ? checked.object.scenes : withOldRuns(scenes, before, back)
  const why = (beat: number) =>
    long.has(beat) ? 'The episode grew too long.' : 'It stood beside a beat that went back.'
  return { scenes: left, undone: undoneBeats(scenes, left, marks, why) }
}

/** As few as make it fit, the one that grew most first; by their numbers, as `faultyBeats` has them. */
function tooLong(scenes: Scenes, before: Scenes, outline: Outline): ReadonlySet<number> {
  const old = beatsOf(before)
  const growth = beatsOf(scenes).map(
    ({ lines }, at) => countSpokenWords(lines) - countSpokenWords(old[at]?.lines ?? lines),
  )
  const grown = [...growth.keys()]
    .filter((at) => (growth[at] ?? 0) > 0)
    .sort((one, other) => (growth[other] ?? 0) - (growth[one] ?? 0))
    .map((at) => at + 1)
  const first = (most: number) => new Set(grown.slice(0, most))
  const fits = (most: number) => !isTooLong(withBeats(scenes, before, first(most)), before, outline)
  return first([...grown.keys()].find(fits) ?? grown.length)
}

/** Whoever has written a beat again leaves the number of beats as it is. */
const withBeats = (scenes: Scenes, before: Scenes, back: ReadonlySet<number>): Scenes =>
  inScenes(
    scenes,
    beatsOf(scenes).map((beat, at) => (back.has(at + 1) ? (beatsOf(before)[at] ?? beat) : beat)),
  )

const withOldRuns = (scenes: Scenes, before: Scenes, back: ReadonlySet<number>): Scenes =>
  inScenes(
    scenes,
    goneBack(beatsOf(scenes), beatsOf(before), {
      isSame: (one, other) => isDeepStrictEqual(textsOf(one), textsOf(other)),
      isDoubted: (at) => back.has(at + 1),
    }),
  )

function inScenes(scenes: Scenes, beats: readonly Beat[]): Scenes {
  const left = [...beats]
  return scenes.map((scene) => ({ ...scene, beats: left.splice(0, scene.beats.length) }))
}

function undoneBeats(
  offered: Scenes,
  final: Scenes,
  marks: readonly Mark[],
  why: (beat: number) => string,
): Undone[] {
  const kept = beatsOf(final)
  let line = 0
  return beatsOf(offered).flatMap((beat, at): Undone[] => {
    const first = line + 1
    line += beat.lines.length
    const own = kept[at]
    if (own && isDeepStrictEqual(textsOf(beat), textsOf(own))) return []
    const reasons = marks
      .filter(({ number }) => number >= first && number <= line)
      .map(({ reason }) => reason)
    const text = beat.lines.map((each) => each.text).join(' – ')
    return [{ pass: 'repair', text, reason: reasons.join(' ') || why(at + 1) }]
  })
}

const beatsOf = (scenes: Scenes) => scenes.flatMap(({ beats }) => beats)
const textsOf = ({ lines }: Beat) => lines.map(({ speaker, text }) => [speaker, text])
