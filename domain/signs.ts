/** What stands over a website's door: the pieces of its title, its first heading and what stands above it. */
import type { Passage, Reading } from './evidence.ts'

export type Sign = { text: string; passage: string }

/** `Name | What they do · Where`: each piece is a sign of its own. */
const marks = /\s+[|•·–—-]\s+|\s*[|•·]\s*|:\s+|\n+|(?<=(?:\p{L}{3}|, \p{Lu}{2})[.!?])\s+/u
export function signsOf({ passages, url }: Reading): readonly Sign[] {
  const home = passages.filter((passage) => passage.url === url)
  const isAbove = ({ kind, heading, isDescription }: Passage) =>
    kind === 'title' || (kind === 'text' && heading === '' && !isDescription)
  const first = home.find(({ kind }) => kind === 'heading')
  return home
    .filter((passage) => passage === first || isAbove(passage))
    .flatMap((passage) =>
      passage.text
        .split(marks)
        .map((piece) => ({ text: piece.trim().replace(/[.,;]+$/, ''), passage: passage.id })),
    )
}

const mostLeftAway = 4
const turning = /^(?:no|not|never|non|without|kein\p{L}*|nicht|nie|ohne|sans|pas|sin|ni)$/iu

/** `Trusted roofers in Halden` are roofers in Halden: praise at its beginning may be left away, and no `no`. */
export function endsOf(text: string): readonly string[] {
  const words = text.split(' ')
  const turned = words.findIndex((word) => turning.test(word))
  return words
    .slice(0, mostLeftAway + 1)
    .flatMap((_, at) => (turned >= 0 && turned < at ? [] : [words.slice(at).join(' ')]))
}
