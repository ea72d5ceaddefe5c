/** A heading of the website that a host can say before it is read on: a thing, or a sentence of theirs. */
import { countWords } from '#domain/language/sentences.ts'
import type { Excerpt } from './excerpt.ts'
import { wordsIn } from './phrases.ts'
import type { Words } from './words-of.ts'

export type Cue = { kind: 'topic' | 'saying' | 'question'; heading: string }

const mostWords = 9
/** What is left open at its end was cut. */
const open = new Set(
  'of to and or the a an your our my with for by in at from is are & mit für und von der die das de des et la le y con para'.split(
    ' ',
  ),
)

/** The heading above it; where that says nothing, what its page is called. */
export const cueOf = (
  { heading, title, role }: Pick<Excerpt, 'heading' | 'title' | 'role'>,
  words: Words,
  name: string,
): Cue | undefined =>
  cueFrom(heading, words, name) ??
  (role === 'home' || role === 'about' ? undefined : topicOnly(cueFrom(title, words, name)))

const topicOnly = (cue: Cue | undefined) => (cue?.kind === 'topic' ? cue : undefined)

function cueFrom(written: string, words: Words, name: string): Cue | undefined {
  const bare = written
    .replace(/^\W*\d{1,2}\s*[.):–—-]\s*/u, '')
    .replace(/[.!:;,\s–—-]+$/u, '')
    .trim()
  const length = countWords(bare)
  if (length < 1 || length > mostWords || !/^\p{L}/u.test(bare) || isNoCue(bare, words)) return undefined
  if (wordsIn(bare).join(' ') === wordsIn(name).join(' ')) return undefined
  const said = bare === bare.toUpperCase() ? bare.charAt(0) + bare.slice(1).toLowerCase() : bare
  if (said.endsWith('?')) return { kind: 'question', heading: said }
  return { kind: words.verbs.in(bare) || /[.,]/.test(bare) ? 'saying' : 'topic', heading: said }
}

function isNoCue(bare: string, words: Words): boolean {
  const isSign = /[|»→@/\\<>={}[\]*_"“”™®©]|[£$€%]|\d{3}|\p{Ll}\p{Lu}|,.*,.*,|[?!].|: /u.test(bare)
  const found = [
    words.reviewHeadings,
    words.leftovers,
    words.policies,
    words.pointsAtPage,
    words.passing,
    words.othersHeadings,
  ]
  return (
    isSign ||
    open.has(bare.split(' ').at(-1)?.toLowerCase() ?? '') ||
    words.plainHeadings.is(bare) ||
    words.orders.startOf(bare) !== undefined ||
    words.asksVisitor.startOf(bare) !== undefined ||
    found.some((list) => list.in(bare) !== undefined) ||
    words.cliches.count(bare) * 3 > countWords(bare)
  )
}
