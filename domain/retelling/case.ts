/** Headings Without Their Capitals, with the names they hold. */
import type { Reading } from '#domain/evidence.ts'

export type Names = ReadonlySet<string>

/** Words that running text writes with a capital inside sentences, and never without one. */
export function namesIn(reading: Reading): Names {
  const [capital, small] = [new Set<string>(), new Set<string>()]
  const opening = new Map<string, number>()
  for (const { kind, text } of reading.passages)
    for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}'’]*/gu)) {
      const opens =
        kind === 'heading' ||
        kind === 'title' ||
        /(?:^|[.!?:;\n"“(|•-])\s*$/.test(text.slice(Math.max(0, index - 3), index))
      if (!/^\p{Lu}/u.test(word)) small.add(word.toLowerCase())
      else if (opens) opening.set(word, (opening.get(word) ?? 0) + 1)
      else capital.add(word)
    }
  // A sentence may begin with any word; one that does so often and is never written small is a name.
  for (const [word, times] of opening) if (times > 1) capital.add(word)
  for (const word of reading.name.match(/\p{L}+/gu) ?? []) capital.add(word)
  return new Set([...capital].filter((word) => !small.has(word.toLowerCase())))
}

export function inSentenceCase(heading: string, names: Names): string {
  return heading.replace(/\p{L}[\p{L}'’]*/gu, (word) => {
    const isName =
      names.has(word) || names.has(word.replace(/['’]s$/, '')) || /^(?:I|I['’]\p{L}+)$/u.test(word)
    return isName || /^\p{Lu}{2,}$/u.test(word) || /\p{Ll}\p{Lu}/u.test(word) ? word : word.toLowerCase()
  })
}
