/** Two people who talk: scenes of beats of lines. Below a beat nothing is ever taken out. */
import { countWords } from '#domain/language/sentences.ts'
import type { Sentence } from '#domain/script.ts'

/** `isSpare`: whoever wrote it would miss it least. */
export type Beat = { question: string; payoff: string; lines: readonly Sentence[]; isSpare?: boolean }
/** `words` is what the plan gives it. */
export type Scene = { title: string; words: number; beats: readonly Beat[] }
export type Scenes = readonly Scene[]

/** Where a line stands, and its number among all lines, from 1, as writers and checkers see it. */
export type PlacedLine = { line: Sentence; number: number; scene: number; beat: number; at: number }

export function placedIn(scenes: Scenes): PlacedLine[] {
  let number = 0
  return scenes.flatMap(({ beats }, scene) =>
    beats.flatMap(({ lines }, beat) =>
      lines.map((line, at) => {
        number += 1
        return { line, number, scene, beat, at }
      }),
    ),
  )
}

export const linesOfScenes = (scenes: Scenes): Sentence[] => placedIn(scenes).map(({ line }) => line)

export const countSpokenWords = (lines: readonly Pick<Sentence, 'text'>[]): number =>
  lines.reduce((sum, { text }) => sum + countWords(text), 0)

/** The same scenes with other lines in some places. */
export function withLines(scenes: Scenes, change: (placed: PlacedLine) => Sentence): Scenes {
  const changed = placedIn(scenes).map(change)
  let next = 0
  return scenes.map((scene) => ({
    ...scene,
    beats: scene.beats.map((beat) => ({
      ...beat,
      lines: beat.lines.flatMap(() => changed[next++] ?? []),
    })),
  }))
}

/** Without what has nothing left. */
export const withoutEmpty = (scenes: Scenes): Scenes =>
  scenes
    .map((scene) => ({ ...scene, beats: scene.beats.filter(({ lines }) => lines.length > 0) }))
    .filter(({ beats }) => beats.length > 0)
