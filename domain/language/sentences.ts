/** Where sentences and words end. */

const abbreviations =
  /\b(?:Mr|Mrs|Ms|Dr|Prof|St|Ltd|Inc|Co|No|Jr|Sr|vs|e\.g|i\.e|approx|a\.m|p\.m|Ave|Rd|etc|[A-Z])\.$/
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  for (const line of text.split(/\n+|\s*[•·]\s+/)) {
    let held = ''
    for (const { segment } of segmenter.segment(line.replace(/\s+/g, ' ').trim())) {
      held += segment
      if (abbreviations.test(held.trim())) continue
      sentences.push(held.trim())
      held = ''
    }
    if (held.trim()) sentences.push(held.trim())
  }
  return sentences.filter(Boolean)
}

export const countWords = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,:-]*/gu)?.length ?? 0
