/** What customers say, where it is signed and stands among reviews; anything else in quotation marks has no speaker. */
import type { Passage } from '#domain/evidence.ts'
import { countWords } from '#domain/language/sentences.ts'
import type { Gathering } from './excerpts.ts'
import { sentencesOfText } from './sentences.ts'
import { whyUnfit } from './unfit.ts'

/** What is longer is not read at all: its verdict may stand at its end. */
const [mostWords, mostOfFew, fewSentences] = [80, 100, 5]
const platforms =
  /[\s·•|,(–—-]*(?:google|yelp|facebook|trustpilot|tripadvisor|verified|five[- ]star|5[- ]star|★).*$/iu

export function reviewExcerpt(passage: Passage, next: Passage | undefined, gathering: Gathering): void {
  const { words, add, leave, section } = gathering
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
    isAmongOthers(gathering) ||
    /[★☆⭐]/u.test(passage.text) ||
    platforms.test(signature)
  const sentences = sentencesOfText(said, words)
  // `Worth every penny!` is said by somebody, and not by itself.
  const unfit = sentences
    .map((sentence) => whyUnfit(sentence, words, 'step'))
    .find((why) => why && why !== 'is too short')
  const length = countWords(said)
  const isLong = length > mostOfFew || (length > mostWords && sentences.length > fewSentences)
  const reason = !by
    ? isMarked.test(passage.text)
      ? 'is a quotation that nobody signed'
      : 'stands among what customers say, and nobody signed it'
    : words.nobodies.startOf(by)
      ? 'is signed by nobody'
      : !isReview
        ? 'is quoted, and not as a review'
        : isLong
          ? 'is a review too long to be read to its end'
          : unfit
  if (reason) leave(section, passage.text, reason)
  else if (length >= 6) add({ kind: 'review', sentences, passages: [passage.id], by })
}

const isMarked = /^["“”„«‘']/

const leastOfRow = 3
/** Several who sign, one below the other, and speak of the house: a page needs no heading to show its reviews. */
function isAmongOthers({ section: { passages }, words, business }: Gathering): boolean {
  const signed = passages.filter(({ kind, by }) => kind === 'quote' && by)
  return (
    new Set(signed.map(({ by }) => by)).size >= leastOfRow &&
    signed.some(({ text }) => text.includes(business) || words.customers.in(text))
  )
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
