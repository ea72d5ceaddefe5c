/** Pass 4: the faulty beats again, whole, with what is wrong beside each line. */
import { z } from 'zod'
import { bearable } from '#domain/conversation/lengths.ts'
import {
  type Beat,
  countSpokenWords,
  linesOfScenes,
  placedIn,
  type Scenes,
} from '#domain/conversation/scenes.ts'
import { countWords } from '#domain/language/sentences.ts'
import { isHost } from '#domain/script.ts'
import { askPass, type Desk, type Passed } from './ask-pass.ts'
import { factsBeside } from './cited.ts'
import { type Disputes, disputedSchema, disputesIn, wonIn } from './disputes.ts'
import { moreAsData } from './fact-sheet.ts'
import { withKnown } from './known-lines.ts'
import { beatSchema, beatsFrom } from './lines.ts'
import { type Outline, outlineAsText } from './outline.ts'
import type { Round } from './passes.ts'
import { filled, promptOf } from './prompts.ts'
import { type Mark, scriptAsData } from './script-shown.ts'
import { beatsWith, linesOfBeats, withNeighbours } from './shown-beats.ts'
import type { Told } from './told.ts'

const schema = z.object({
  beats: z.array(beatSchema.extend({ beat: z.number() })),
  disputed: disputedSchema,
})

/** `disputes`: marks that the writer calls wrong, for whoever reads it again. */
type Repaired = { scenes: Scenes; disputes: Disputes }

type Faulty = { scenes: Scenes; marks: readonly Mark[]; outline: Outline; round: Round }

export async function repairBeats(
  desk: Desk,
  told: Told,
  { scenes, marks, outline, round }: Faulty,
): Promise<Passed<Repaired>> {
  const faulty = faultyBeats(scenes, marks)
  const marked = scenesOf(faulty, scenes)
  const only = withNeighbours(faulty)
  const more = factsBeside(told, linesOfBeats(scenes, only), marks.map(({ reason }) => reason).join(' '))
  const prompt = promptOf('repair')
  const answer = await askPass(desk, {
    pass: 'repair',
    round,
    found: `${marks.length} lines are to be repaired. ${marks[0]?.reason ?? ''}`.trim(),
    ...onlyScene(marked, scenes),
    ...told.before,
    task: filled(prompt.text, {
      ...told.holes,
      beats: [...faulty].join(', '),
      room: `${roomFor(faulty, scenes, outline, marks)}`,
      share: `${guestShare(scenes)}`,
      outline: outlineAsText(outline, marked),
      lines: `${moreAsData(more)}${scriptAsData(scenes, { marks, faulty, only, told: told.sheet.facts })}`,
    }),
    version: prompt.version,
    schema,
  })
  if (answer.outcome !== 'answered') return answer
  const written = new Map(
    answer.object.beats
      .filter(({ beat }) => faulty.has(beat))
      .map(({ beat, ...rest }) => [beat, beatsFrom([rest], told.sheet, told.speakers)[0]]),
  )
  const kept = disputesIn(answer.object.disputed, { scenes, marks, told })
  // A dispute that was won stays won, whatever now stands before the line.
  const disputes = new Map([...wonIn(scenes), ...kept.disputes])
  const repaired = withBeats(kept.scenes, written)
  return { ...answer, object: { scenes: withKnown(repaired, kept.scenes), disputes } }
}

/** By their numbers among all beats, from 1. */
function withBeats(scenes: Scenes, written: ReadonlyMap<number, Beat | undefined>): Scenes {
  let number = 0
  return scenes.map((scene) => ({
    ...scene,
    beats: scene.beats.map((beat) => {
      number += 1
      const again = written.get(number)
      return again ? { ...again, ...(beat.isSpare && { isSpare: true }) } : beat
    }),
  }))
}

/** From 1. */
function scenesOf(faulty: ReadonlySet<number>, scenes: Scenes): ReadonlySet<number> {
  const numbers = scenes.flatMap(({ beats }, at) => beats.map(() => at + 1))
  return new Set([...faulty].flatMap((beat) => numbers.slice(beat - 1, beat)))
}

function onlyScene(
  [scene, ...others]: Iterable<number>,
  scenes: Scenes,
): { scene?: { scene: number; scenes: number } } {
  return scene && others.length === 0 ? { scene: { scene, scenes: scenes.length } } : {}
}

/** Of the words of both, as they stand. */
function guestShare(scenes: Scenes): number {
  const lines = linesOfScenes(scenes).filter(({ speaker }) => isHost(speaker))
  const guest = lines.filter(({ speaker }) => speaker === 'guest')
  return Math.round((100 * countSpokenWords(guest)) / Math.max(1, countSpokenWords(lines)))
}

/**
 * As many words as they have, unless a whole scene is meant: more would be padding. Where the episode is longer than
 * planned, fewer, as whatever they tell has to fit in, and whoever writes it again writes more than was asked.
 */
function roomFor(
  faulty: ReadonlySet<number>,
  scenes: Scenes,
  { words }: Outline,
  marks: readonly Mark[],
): number {
  const isFaulty = (at: number) => faulty.has(at + 1)
  const beats = scenes.flatMap(({ beats }) => beats)
  const wordsIn = (some: readonly Beat[]) => some.reduce((sum, { lines }) => sum + countSpokenWords(lines), 0)
  const now = wordsIn(beats.filter((_, at) => isFaulty(at)))
  const all = wordsIn(beats)
  const least = all > words * (1 + bearable) ? 0.7 : 0.9
  const room = all > words ? Math.max(Math.round(least * now), now - all + words) : now
  const most = Math.max(room, now - all + words)
  if (marks.some(({ isOfScene }) => isOfScene)) return most
  // What an editor has put behind a line comes on top of it, as far as the plan has room.
  return Math.max(room, Math.min(room + askedFor(marks), now - all + Math.round(words * (1 + bearable))))
}

const askedFor = (marks: readonly Mark[]): number =>
  marks
    .flatMap(({ reason }) => [...reason.matchAll(/behind it: ["“]([^"”]+)["”]/gi)])
    .reduce((sum, [, text = '']) => sum + countWords(text), 0)

/** Their numbers among all beats, from 1; a mark on a scene is one on all of its beats. */
export function faultyBeats(scenes: Scenes, marks: readonly Mark[]): ReadonlySet<number> {
  const lines = new Set(marks.flatMap(({ number, isOfScene }) => (isOfScene ? [] : [number])))
  const whole = new Set(marks.flatMap(({ number, isOfScene }) => (isOfScene ? [number] : [])))
  const marked = new Set(placedIn(scenes).flatMap(({ number, scene }) => (whole.has(number) ? [scene] : [])))
  return beatsWith(scenes, ({ number, scene }) => lines.has(number) || marked.has(scene))
}
