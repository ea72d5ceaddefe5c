/** Words of weight that are ones only beside a word without any, and that may stand in another order. */
import { contentOf } from '#domain/gate/content.ts'
import { finderOf } from '#domain/gate/phrases.ts'
import type { Stand } from '#domain/gate/safety.ts'
import { asks, keyOf } from '#domain/gate/site.ts'
import { turns } from '#domain/gate/vocabulary/safety-words.ts'
import { type Word, wordsOf } from '#domain/gate/words.ts'
import type { Retold } from './retold.ts'

/** `Approved by the harbor board`, of a harbor board approved rope; `to ensure that each is dry`, of who ensures it. */
export function isReordered({ phrases, isTurned }: Stand, { told, said, site }: Retold): boolean {
  const heads = phrases.map((phrase) => reordered.get(phrase))
  const behind = [...contentOf(behindOf(said, phrases), site.vocabulary)]
  return told.some(({ words }) => {
    const there = contentOf(words, site.vocabulary)
    return (
      heads.every((head) => head !== undefined && finderOf([head])(words).length > 0) &&
      (finderOf(turns)(words).length % 2 === 1) === isTurned &&
      behind.every((word) => there.has(word))
    )
  })
}
const reordered = new Map([
  ['approved by', 'approved'],
  ['ensure* that', 'ensure*'],
])

/** Who approves it, and what is ensured. */
function behindOf(said: readonly Word[], phrases: readonly string[]): readonly Word[] {
  const [found] = finderOf(phrases)(said)
  const rest = found ? said.slice(found.at + found.length) : []
  const end = rest.findIndex(({ after }) => /[,.;:!?]/.test(after))
  return end < 0 ? rest : rest.slice(0, end + 1)
}

/** `Freshly prepared, they promise`: what stands there is called a promise, as it may be. */
export function isPromised({ phrases }: Stand, { near, text, quoted, said, around, site }: Retold): boolean {
  if (!phrases.every((phrase) => phrase === 'promise*' || phrase === 'verspr*')) return false
  const words = /["“„«]([^"“”„»]+)["”“»]/.exec(text)?.[1]
  const isQuoted = words !== undefined && keyOf(quoted).includes(keyOf(wordsOf(words, site.language)))
  // The word itself stands nowhere.
  const all = contentOf(said, site.vocabulary).size
  const isTold = near !== undefined && near.share * all >= mostPromised * (all - 1)
  return isQuoted || isTold || isOfPassages(text, { said, around, site })
}

const mostPromised = 0.9

/** `For their entire lives, they promise`: whoever is named so says what stands there, nearly all of it. */
function isOfPassages(
  text: string,
  { said, around, site }: Pick<Retold, 'said' | 'around' | 'site'>,
): boolean {
  const there = contentOf(around, site.vocabulary)
  const words = [...contentOf(said, site.vocabulary)].filter((word) => !/^promis/.test(word))
  const isThere = words.filter((word) => there.has(word)).length >= words.length * leastPromised
  return /\bthey (?:also )?promise\b/i.test(text) && words.length > 1 && isThere
}
const leastPromised = 0.6

/** `Licensed to practice law in:` stands above `Ohio`. */
export const isOver = ({ topic, isTurned, phrases }: Stand, { sections, site }: Retold): boolean =>
  topic === 'law' &&
  !isTurned &&
  sections.some(({ passage: { heading } }) => {
    const words = wordsOf(heading, site.language)
    return !asks(heading) && finderOf(phrases)(words).length > 0 && finderOf(turns)(words).length === 0
  })

/** `With neck pain`, on the page that is called so. */
export const isOfTitle = ({ topic, isPlain, phrases }: Stand, { sections, site }: Retold): boolean =>
  topic === 'health' &&
  isPlain &&
  sections.some(({ passage }) =>
    site.reading.pages.some(
      ({ url, title }) => url === passage.url && finderOf(phrases)(wordsOf(title, site.language)).length > 0,
    ),
  )
