/** A heading of the website that a host can say as a question: `A depot of 4,100 drawers?` */
import { countWords } from '#domain/language/sentences.ts'
import type { Excerpt } from './excerpt.ts'
import type { Words } from './words-of.ts'

const [leastWords, mostWords] = [2, 8]
/** What is left open at its end was cut. */
const open = new Set('of to and or the a an your our my with for by in at from is are & mit für und von der die das de des et la le y con para'.split(' '))

export function cueOf({ heading, after }: Excerpt, words: Words, name: string, used: ReadonlySet<string>): string | undefined {
  const bare = heading.replace(/^\W*\d{1,2}\s*[.):–—-]\s*/u, '').replace(/[.!:;,\s–—-]+$/u, '').trim()
  const length = countWords(bare)
  if (after || length < leastWords || length > mostWords || !/^\p{L}/u.test(bare)) return undefined
  const isNone = words.plainHeadings.is(bare) || words.reviewHeadings.in(bare) || words.orders.startOf(bare) || words.leftovers.in(bare) ||
    words.asksVisitor.startOf(bare) || words.policies.in(bare) || words.pointsAtPage.in(bare) || words.passing.in(bare) || words.firstPerson.in(bare)
  const isSign = /[|»→@/\\<>={}[\]&+*_"“”]|[£$€]|\d{3}|[.!?].|,.*,.*,/u.test(bare) || open.has(bare.split(' ').at(-1)?.toLowerCase() ?? '')
  const isShout = bare === bare.toUpperCase()
  if (isNone || isSign || bare.toLowerCase() === name.toLowerCase()) return undefined
  const said = isShout || isTitleCase(bare) ? sentenceCase(bare) : bare
  const cue = /\?$/.test(said) ? said : /^(?:how|why|what|where|who|when|warum|wie|was|wo|wer)\b/i.test(said) ? `${said}.` : `${said}?`
  return used.has(cue) ? undefined : cue
}

/** Two of three words begin with a capital: some are names, so only a person could set them right. */
const isTitleCase = (text: string) => {
  const words = text.split(' ').filter((word) => word.length > 3)
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word))
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
