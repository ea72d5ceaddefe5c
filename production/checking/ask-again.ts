/** A writer who can gets refused sentences back, once, with the reason. */

import { formulasOf } from '#content/programme/formulas.ts'
import type { Passage, Reading } from '#domain/evidence.ts'
import { checkScript } from '#domain/ledger/ledger.ts'
import type { Script } from '#domain/script.ts'
import type { Refused, Writer } from '#vendors/writers/writer.ts'
import { replaced } from './replaced.ts'

const mostPassages = 3

export async function askAgain(
  script: Script,
  reading: Reading,
  writer?: Writer,
  signal?: AbortSignal,
): Promise<Script> {
  if (!writer?.rewrite) return script
  const refused = checkScript(script, { reading, formulas: formulasOf(script.language) }).entries.filter(
    ({ verdict }) => verdict === 'unsupported',
  )
  if (refused.length === 0) return script
  const asked = refused.flatMap(({ chapter, sentence, reason }): Refused[] => {
    const found = script.chapters[chapter]?.sentences[sentence]
    return found
      ? [{ sentence: found, reason, passages: passagesNear(found.text, found.support, reading) }]
      : []
  })
  const answer = await writer.rewrite(asked, signal && { signal })
  // Whoever cannot answer now has still written a script; what is unsupported in it is dealt with without him.
  if (answer.outcome !== 'rewritten') return script
  return replaced(script, refused, answer.sentences)
}

/** Those it names, then those that share most words with it. */
export function passagesNear(
  text: string,
  support: readonly string[] | 'bridge',
  { passages }: Reading,
): Passage[] {
  const named = passages.filter(({ id }) => support !== 'bridge' && support.includes(id))
  const words = new Set(stemsOf(text))
  const scored = passages
    .filter((passage) => passage.kind !== 'heading' && passage.kind !== 'title' && !named.includes(passage))
    .map((passage) => ({
      passage,
      shared: new Set(stemsOf(passage.text).filter((each) => words.has(each))).size,
    }))
    .filter(({ shared }) => shared >= 2)
    .sort((a, b) => b.shared - a.shared)
  return [...named, ...scored.map(({ passage }) => passage)].slice(0, mostPassages)
}

const stemsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? []).map((word) => word.slice(0, 6))
