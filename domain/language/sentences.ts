/** Where sentences and words end. */

const abbreviations =
  /\b(?:Mr|Mrs|Ms|Dr|Prof|St|Ltd|Mfg|Bros|Dept|Est|Inc|Co|Jr|Sr|Nos|Fig|Vol|vs|e\.g|i\.e|approx|a\.m|p\.m|Ave|Rd|etc|[A-Z])\.$/
/** `It costs £15. £120 trains a volunteer.` is one sentence to the segmenter. */
const beforeNumber = /(?<=\p{Ll}{2}\.) (?=[£$€]?\d)/u
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  for (const line of text.split(/\n+|\s*[•·]\s+/)) {
    let held = ''
    const pieces = line.replace(/\s+/g, ' ').trim().split(beforeNumber)
    const segments = pieces.flatMap((piece) =>
      [...segmenter.segment(`${piece} `)].map(({ segment }) => segment),
    )
    for (const [at, segment] of segments.entries()) {
      held += segment
      const isNumbered = /\bNos?\.$/.test(held.trim()) && /^\d/.test(segments[at + 1] ?? '')
      if (isNumbered || abbreviations.test(held.trim())) continue
      sentences.push(held.trim())
      held = ''
    }
    if (held.trim()) sentences.push(held.trim())
  }
  return sentences.filter(Boolean)
}

/** `Yes.`, `Of course!` and `No, never.` belong to the sentence after them. */
export function withAnswers(sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence, at) => {
    const [before, next] = [sentences[at - 1], sentences[at + 1]]
    if (isAnswer(sentence) && next) return []
    if (!before || !isAnswer(before)) return [sentence]
    const small = /^(?:I\b|\p{Lu}{2})/u.test(sentence)
      ? sentence
      : sentence.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    return [`${before.replace(/[.!]$/, ',')} ${small}`]
  })
}

const isAnswer = (sentence: string) =>
  /^(?:(?:yes|no)\b[^,]{0,20}|absolutely|of course|certainly|definitely|sure)[.!]$/i.test(sentence)

export const countWords = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,:-]*/gu)?.length ?? 0
