/** What customers say, where it is signed and stands among reviews; anything else in quotation marks has no speaker. */
import type { Passage } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { Gathering } from './excerpts.ts'
import { sentencesOfText } from './sentences.ts'
import { whyUnfit } from './unfit.ts'

/** What is longer is not read at all: its verdict may stand at its end. */
const mostWords = 80
const platforms =
  /[\s·•|,(–—-]*(?:google|yelp|facebook|trustpilot|tripadvisor|verified|five[- ]star|5[- ]star|★).*$/iu

export function reviewExcerpt(
  passage: Passage,
  next: Passage | undefined,
  { words, add, leave, section }: Gathering,
): void {
  const lines = passage.text
    .split('\n')
    .map((line) =>
      line
        .replace(/[★☆⭐]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
  const { said, by, signature } = signatureOf(passage, lines, next)
  const around = `${section.heading} ${(passage.place ?? []).slice(-2).join(' ')} ${section.title} ${passage.url.replace(/\W+/g, ' ')}`
  const isReview =
    passage.isReview ||
    words.reviewHeadings.in(around) ||
    /[★☆⭐]/u.test(passage.text) ||
    platforms.test(signature)
  const sentences = sentencesOfText(said, words)
  const unfit = sentences.map((sentence) => whyUnfit(sentence, words, 'step')).find(Boolean)
  const isLong = countWords(said) > mostWords
  const reason = !by
    ? 'is a quotation that nobody signed'
    : words.nobodies.startOf(by)
      ? 'is signed by nobody'
      : !isReview
        ? 'is quoted, and not as a review'
        : isLong
          ? 'is a review too long to be read to its end'
          : unfit
  if (reason) leave(section, passage.text, reason)
  else if (countWords(said) >= 6) add({ kind: 'review', sentences, passages: [passage.id], by })
}

/** Readings of old do not say who signs; those of today do, or nobody does. */
function signatureOf({ by, place }: Passage, lines: readonly string[], next: Passage | undefined) {
  if (!place) return signed(lines, next)
  const text = lines.join(' ')
  const end = by ? text.lastIndexOf(by) : -1
  const said = (end > 0 ? text.slice(0, end) : text).replace(/\s*[–—~-]\s*$/, '')
  return { said: unquoted(said), by: by ?? '', signature: end > 0 ? text.slice(end) : '' }
}

function signed(lines: readonly string[], next: Passage | undefined) {
  const [last = ''] = lines.slice(-1)
  const dashed = /^(.*[.!?"”’…])\s*[–—~-]\s*([^.!?]{3,60})$/.exec(last)
  const followed = next?.kind === 'text' && isName(next.text) ? next.text : ''
  const isSigned = !dashed && lines.length > 1 && isName(last)
  const signature = dashed?.[2] ?? (isSigned ? last : followed)
  const said = dashed || isSigned ? [...lines.slice(0, -1), dashed?.[1] ?? ''] : lines
  return { said: unquoted(said.join(' ')), by: nameIn(signature), signature }
}

const isName = (line: string) =>
  countWords(line) <= 8 &&
  /^[–—~-]?\s*\p{Lu}/u.test(line) &&
  !/[.!?]["”]?$/.test(line.replace(/\b\p{Lu}\.$/u, ''))

/** `— Mo D.Yelp` is Mo D. */
const nameIn = (line: string) =>
  (
    line
      .replace(/^[–—~\s-]+/, '')
      .replace(/(\p{Lu}\.)(?=\p{Lu})/u, '$1 ')
      .replace(platforms, '')
      .split(/\s*[·•|(]\s*|\s[–—-]\s/)[0] ?? ''
  ).trim()

const unquoted = (text: string) => {
  const bare = text.replace(/^["“”„«'‘\s]+|["“”»'’\s]+$/g, '')
  return /[.!?…]$/.test(bare) ? bare : `${bare}.`
}
