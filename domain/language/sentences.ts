/** Where sentences and words end. */
import { remembering } from '#domain/remembering.ts'

const abbreviations =
  /\b(?:Mr|Mrs|Ms|Dr|Prof|St|Ltd|Mfg|Bros|Dept|Est|Inc|Co|Jr|Sr|Nos|Fig|Vol|vs|e\.g|i\.e|approx|a\.m|p\.m|Ave|Rd|etc|[A-Z])\.$/
/** `It costs £15. £120 trains a volunteer.` is one sentence to the segmenter. */
const beforeNumber = /(?<=\p{Ll}{2}\.) (?=[£$€]?\d)/u
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Where a sentence ends is asked of the same texts by everybody who reads them. */
const remembered = remembering((text) => splitOnce(text), 500_000)
export const splitSentences = (text: string): string[] => [...remembered(text)]

function splitOnce(text: string): readonly string[] {
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

/** Words as they are said: `10:30` is one. */
export const countWords = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,:-]*/gu)?.length ?? 0
