/** What would puzzle a listener since somebody has changed the script: what the line wrote is not held against them. */
import type { Reading } from '#domain/evidence.ts'
import type { Nonsense } from '#domain/gate/sense.ts'
import { type ProgrammeWords, senseOfScript } from '#domain/gate/sense-of-script.ts'
import { type Draft, scriptOfDraft } from './draft.ts'

export type Puzzle = Nonsense['kind']

/** By sentence. */
export function puzzlesSince(
  base: Draft,
  draft: Draft,
  reading: Reading,
  words: ProgrammeWords,
): Record<string, Puzzle> {
  const before = new Set(puzzlesIn(base, reading, words).map(([id, kind]) => `${id} ${kind}`))
  const found = puzzlesIn(draft, reading, words).filter(([id, kind]) => !before.has(`${id} ${kind}`))
  return Object.fromEntries(found)
}

/** What the whole script lacks belongs to its first or its last sentence. */
function puzzlesIn(draft: Draft, reading: Reading, words: ProgrammeWords): [string, Puzzle][] {
  const chapters = draft.chapters.filter(({ sentences }) => sentences.length > 0)
  return senseOfScript(scriptOfDraft(draft), reading, words).flatMap(({ kind, scene, line }) => {
    const sentence =
      kind === 'no-ending' ? chapters.at(-1)?.sentences.at(-1) : chapters[scene]?.sentences[line]
    return sentence ? [[sentence.id, kind] satisfies [string, Puzzle]] : []
  })
}
