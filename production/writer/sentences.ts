/** Where the sentences of a paragraph end, in any language that ends them with points. */
import { splitSentences } from '#domain/language/sentences.ts'
import type { Words } from './words-of.ts'

export function sentencesOfText(text: string, { abbreviations, code }: Words): string[] {
  if (code === 'en') return splitSentences(text)
  const sentences: string[] = []
  const segmenter = new Intl.Segmenter(code, { granularity: 'sentence' })
  for (const line of text.split('\n')) {
    let held = ''
    for (const { segment } of segmenter.segment(`${line.trim()} `)) {
      held += segment
      const last = held.trimEnd().split(/\s/).at(-1)?.toLowerCase() ?? ''
      // `am 3. Mai`, `z. B. Eiche` go on.
      if (last.endsWith('.') && (abbreviations.has(last.slice(0, -1)) || /^(?:\d{1,2}|\p{L})\.$/u.test(last)))
        continue
      sentences.push(held.trim())
      held = ''
    }
    if (held.trim()) sentences.push(held.trim())
  }
  return sentences.filter(Boolean)
}
