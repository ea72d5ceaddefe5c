/** What a second reader has read already, and need not read again. */
import { placedIn, type Scenes, withLines } from '#domain/conversation/scenes.ts'
import type { Sentence } from '#domain/script.ts'

/** Only behind the same line as before: what a line says hangs on it. */
export function withKnown(scenes: Scenes, ...before: readonly Scenes[]): Scenes {
  const known = new Map(before.flatMap(keyed).filter(([, line]) => line.confirmed))
  const keys = keyed(scenes).map(([key]) => key)
  return withLines(scenes, ({ line, number }) => {
    const { confirmed: _, ...rest } = line
    return known.get(keys[number - 1] ?? '') ?? rest
  })
}

const keyed = (scenes: Scenes): [string, Sentence][] =>
  placedIn(scenes).map(({ line }, at, all) => [
    JSON.stringify([all[at - 1]?.line.text, line.speaker, line.text, line.claims?.map(({ quote }) => quote)]),
    line,
  ])
