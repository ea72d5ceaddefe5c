import { type Lexicon, sayings } from '#domain/lexicon.ts'

/** So few letters are what recognisers spell otherwise in a short sentence. */
const slips = 6
/** Above it, another sentence was said, or only a part of this one. */
const mostUnlike = 0.25

/**
 * How far from what was to be said somebody's hearing is: above 1 something else was said. Recognisers write figures
 * and names as they are written, so both sides are compared as they sound, and by letters: `there` for `their` is none
 * of the voice's faults.
 */
export function unlikeness(said: string, heard: string, lexicon: Lexicon = {}, language = 'en'): number {
  // What is much too long need not be read to its end.
  const enough = heard.slice(0, 4 * said.length + 100)
  const spoken = sayings(enough, lexicon, language).map((piece) => piece.said)
  const wanted = lettersOf(said)
  const got = lettersOf(spoken.join(' '))
  // A figure that was not spelled out may be a word on the other side.
  const figures = (wanted + got).match(/\d/g)?.length ?? 0
  return distance(wanted, got) / (Math.max(slips, mostUnlike * wanted.length) + 4 * figures)
}

const lettersOf = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** How many letters must be put in, left out or changed to make one of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      const same = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1)
      next.push(Math.min(same, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
