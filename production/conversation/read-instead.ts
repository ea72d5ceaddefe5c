/**
 * A beat that neither gate passes is replaced by the passage that would be read aloud for the same facts, or it goes,
 * whole. Of the ending only what is refused goes: it says how to reach them.
 */
import {
  type Beat,
  type PlacedLine,
  placedIn,
  type Scenes,
  withoutEmpty,
} from '#domain/conversation/scenes.ts'
import { isHost, type Script, type Sentence } from '#domain/script.ts'
import type { Mark } from './script-shown.ts'

/** With more than this share of its beats gone, nothing is left of the plan. */
const mostReplaced = 1 / 3

/** Undefined: what is left is no episode, and the whole script is read aloud. */
export function readInstead(scenes: Scenes, marks: readonly Mark[], programme: Script): Scenes | undefined {
  const refused = new Set(marks.flatMap(({ number, isFinal }) => (isFinal ? [number] : [])))
  const placed = placedIn(scenes)
  const faulty = new Set(
    placed.flatMap(({ number, scene, beat }) => (refused.has(number) ? [placeOf(scene, beat)] : [])),
  )
  const beats = scenes.reduce((sum, scene) => sum + scene.beats.length, 0)
  if (faulty.size > beats * mostReplaced) return undefined
  const passages = readIn(programme)
  const ending = scenes.at(-1)?.beats.at(-1)
  const left = scenes.map((scene, at) => ({
    ...scene,
    beats: scene.beats.flatMap((beat, index): Beat[] => {
      if (!faulty.has(placeOf(at, index))) return [beat]
      if (beat === ending) return [{ ...beat, lines: withoutRefused(beat, placed, refused) }]
      const lines = takeFor(beat, passages)
      return lines ? [{ ...beat, lines }] : []
    }),
  }))
  const whole = withoutEmpty(left)
  const first = left[0]?.beats[0]
  return whole.length >= 2 &&
    first === scenes[0]?.beats[0] &&
    left.at(-1)?.beats.some(({ lines }) => lines.length > 0)
    ? whole
    : undefined
}

/** And without what asks for it. */
function withoutRefused(
  { lines }: Beat,
  placed: readonly PlacedLine[],
  refused: ReadonlySet<number>,
): Sentence[] {
  const isRefused = (at: number) => refused.has(placed.length - lines.length + at + 1)
  return lines.filter(({ text }, at) => !isRefused(at) && !(text.endsWith('?') && isRefused(at + 1)))
}

const placeOf = (scene: number, beat: number) => `${scene} ${beat}`

/** What is read aloud in the programme, with the line that asks for it. */
function readIn({ chapters }: Script): Sentence[][] {
  const runs: Sentence[][] = []
  let before: Sentence | undefined
  let isOpen = false
  for (const sentence of chapters.flatMap(({ sentences }) => sentences)) {
    const isRead = sentence.speaker === 'reader'
    if (isRead && isOpen) runs.at(-1)?.push(sentence)
    else if (isRead && before?.text.endsWith('?')) runs.push([before, sentence])
    isOpen = isRead && (isOpen || before?.text.endsWith('?') === true)
    before = isHost(sentence.speaker) ? sentence : undefined
  }
  return runs
}

/** Each is read once. */
function takeFor({ lines }: Beat, passages: Sentence[][]): Sentence[] | undefined {
  const claimed = new Set(lines.flatMap(({ claims = [] }) => claims.map(({ passage }) => passage)))
  const at = passages.findIndex((run) =>
    run.some(
      ({ speaker, support }) =>
        speaker === 'reader' && support !== 'bridge' && support.some((id) => claimed.has(id)),
    ),
  )
  return at < 0 ? undefined : passages.splice(at, 1)[0]
}
