/** A heading of the website that a host can say as a question: `A depot of 4,100 drawers?`, `And delivery?` */
import { countWords } from '#domain/language/sentences.ts'
import type { Excerpt } from './excerpt.ts'
import type { Words } from './words-of.ts'

const mostWords = 8
/** What is left open at its end was cut. */
const open = new Set('of to and or the a an your our my with for by in at from is are & mit für und von der die das de des et la le y con para'.split(' '))
const asked = /^(?:how|why|what|where|who|when|warum|wie|was|wo|wer|wann)\b/i

export function cueOf({ heading, after }: Excerpt, words: Words, name: string): string | undefined {
  const bare = heading.replace(/^\W*\d{1,2}\s*[.):–—-]\s*/u, '').replace(/[.!:;,\s–—-]+$/u, '').trim()
  const length = countWords(bare)
  if (after || length < 1 || length > mostWords || !/^\p{L}/u.test(bare) || isNoCue(bare, words)) return undefined
  if (bare.toLowerCase() === name.toLowerCase()) return undefined
  const said = bare === bare.toUpperCase() || isTitleCase(bare, words) ? sentenceCase(bare) : bare
  if (/\?$/.test(said)) return said
  if (asked.test(said)) return `${said}.`
  return length > 1 ? `${said}?` : undefined
}

function isNoCue(bare: string, words: Words): boolean {
  const isSign = /[|»→@/\\<>={}[\]&+*_"“”™®]|[£$€%]|\d{3}|[.!?].|,.*,.*,/u.test(bare)
  return (
    isSign ||
    open.has(bare.split(' ').at(-1)?.toLowerCase() ?? '') ||
    words.plainHeadings.is(bare) ||
    words.reviewHeadings.in(bare) !== undefined ||
    words.orders.startOf(bare) !== undefined ||
    words.leftovers.in(bare) !== undefined ||
    words.asksVisitor.startOf(bare) !== undefined ||
    words.policies.in(bare) !== undefined ||
    words.pointsAtPage.in(bare) !== undefined ||
    words.passing.in(bare) !== undefined ||
    words.firstPerson.in(bare) !== undefined ||
    words.secondPerson.in(bare) !== undefined ||
    words.cliches.count(bare) * 3 > countWords(bare)
  )
}

/** Each longer word begins with a capital. In German they may, so nothing is known there. */
const isTitleCase = (text: string, { code }: Words) => {
  const words = text.split(' ').filter((word) => word.length > 3)
  return code !== 'de' && words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word))
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
