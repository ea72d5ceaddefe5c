/** What stands over a website's door: the pieces of its title and its description. */
import { descriptionOf } from './described.ts'
import type { Reading } from './evidence.ts'

export type Sign = { text: string; passage: string }

/** `Name | What they do · Where`: each piece is a sign of its own. */
const marks = /\s+[|•·–—-]\s+|\s*[|•·]\s*|:\s+|\n+|(?<=\p{L}{3}[.!?])\s+/u
export function signsOf({ passages, url, name }: Reading): readonly Sign[] {
  const home = passages.filter((passage) => passage.url === url)
  const above = home.filter(
    ({ kind, heading }) => kind === 'title' || kind === 'data' || (kind === 'text' && heading === ''),
  )
  return above.flatMap((passage) =>
    (passage.kind === 'data' ? (descriptionOf(passage, name) ?? '') : passage.text)
      .split(marks)
      .map((piece) => ({ text: piece.trim().replace(/[.,;]+$/, ''), passage: passage.id })),
  )
}
