/** What of a talk somebody looks at: beats by their numbers among all, from 1, and those beside them. */
import { type PlacedLine, placedIn, type Scenes } from '#domain/conversation/scenes.ts'

export type Beats = ReadonlySet<number>

export const withNeighbours = (beats: Beats): Beats =>
  new Set([...beats].flatMap((beat) => [beat - 1, beat, beat + 1]))

/** Those that have such a line. */
export const beatsWith = (scenes: Scenes, isWanted: (placed: PlacedLine) => boolean): Beats =>
  new Set(numbered(scenes).flatMap(({ placed, beat }) => (isWanted(placed) ? [beat] : [])))

export const linesOfBeats = (scenes: Scenes, beats: Beats) =>
  numbered(scenes).flatMap(({ placed, beat }) => (beats.has(beat) ? [placed.line] : []))

function numbered(scenes: Scenes): { placed: PlacedLine; beat: number }[] {
  const first = scenes.map((_, at) => scenes.slice(0, at).reduce((sum, { beats }) => sum + beats.length, 1))
  return placedIn(scenes).map((placed) => ({ placed, beat: (first[placed.scene] ?? 0) + placed.beat }))
}
