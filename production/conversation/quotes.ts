/** Words that are said to stand in a passage: found there letter for letter, but for spaces, quotation marks and capitals. */
import type { Passage, Reading } from '#domain/evidence.ts'
import { splitSentences } from '#domain/language/sentences.ts'

export type SourcedQuote = { quote: string; passage: string; url: string }

/** In the passage that was named, or wherever else it stands: models mistake ids more often than words. */
export function findQuote(quote: string, named: string, { passages }: Reading): SourcedQuote | undefined {
  if (plain(quote).length < 2) return undefined
  const first = passages.filter(({ id }) => id === named)
  for (const passage of [...first, ...passages]) {
    const found = shownIn(quote, passage)
    if (found) return found
  }
  return undefined
}

function shownIn(quote: string, passage: Passage): SourcedQuote | undefined {
  const found = within(quote, passage)
  return found ? { quote: found, passage: passage.id, url: passage.url } : undefined
}

/** `A … B` are two runs, each shown by itself: in one passage, or in those of two facts. A word or two proves nothing elsewhere. */
export function findQuotes(quote: string, named: readonly string[], reading: Reading): SourcedQuote[] {
  const whole = findQuote(quote, named[0] ?? '', reading)
  if (whole) return [whole]
  const runs = quote.split(ellipsis).filter((run) => plain(run).length > 1)
  const near = new Set(named)
  const found = runs.map((run) => {
    const isShort = plain(run).length < fewestLetters
    const shown = reading.passages
      .filter(({ id }) => near.has(id))
      .flatMap((passage) => shownIn(run, passage) ?? [])[0]
    const words = shown ?? (isShort ? undefined : findQuote(run, '', reading))
    if (words) near.add(words.passage)
    return words
  })
  const all = found.filter((each) => each !== undefined)
  return runs.length > 1 && all.length === runs.length ? all : []
}
const ellipsis = /…|\.{3}/
/** Of a run that may stand in any passage. */
const fewestLetters = 12

/** The passage's own sentences, whole: what stands before and behind may be a condition. */
function within(quote: string, { text }: Passage): string | undefined {
  const wanted = plain(quote)
  const sentences = splitSentences(text).flatMap(aroundColon)
  const ends: number[] = []
  let all = ''
  for (const sentence of sentences) {
    all += plain(sentence)
    ends.push(all.length)
  }
  const start = all.indexOf(wanted)
  if (start < 0) return undefined
  const first = ends.findIndex((end) => end > start)
  const last = ends.findIndex((end) => end >= start + wanted.length)
  return sentences.slice(first, last + 1).join(' ')
}

/** `It lasts longer, too: The oldest was built in 1961`: behind the colon stands a sentence; behind a name, its row. */
function aroundColon(sentence: string): string[] {
  const at = sentence.search(/: \p{Lu}/u)
  const isSentence = (part: string) => part.trim().split(/\s+/).length >= leastWords
  const [front, back] = [sentence.slice(0, at + 1), sentence.slice(at + 2)]
  return at > 0 && isSentence(front) && isSentence(back) ? [front, back] : [sentence]
}
const leastWords = 6

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[“”„«»"]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    // What parts the entries of a line is in none of its sentences.
    .replace(/[\s·•▪◦|…]+|\.{3}/g, '')
