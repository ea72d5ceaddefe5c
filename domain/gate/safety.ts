/** Safety words need a quotation that says them, and nothing on any page that speaks against them. */
import { type Doubt, final } from './line.ts'
import { finderOf } from './phrases.ts'
import type { Section, Site, Statement } from './site.ts'
import { harmlessIn, promises, safetyTopics, turns } from './vocabulary/safety-words.ts'
import { type Word, wordsOf } from './words.ts'

/** What is said of a topic, and on which side of it: `gluten free` is turned once, `not gluten free` twice. */
export type Stand = {
  topic: string
  phrases: readonly string[]
  word: string
  isTurned: boolean
  isPlain: boolean
}

export function standsOf(words: readonly Word[], { name, vocabulary }: Site): Stand[] {
  const harmless = harmlessIn.get(vocabulary.code)
  const turned = finderOf(turns)(words).length
  const isPromise = finderOf(promises)(words).length > 0
  const own = new Set(name.map(({ key }) => key))
  return safetyTopics.flatMap(({ topic, words: always, things }) => {
    const beside = things && isPromise ? finderOf(things)(words) : []
    // The name of the business is no promise.
    const found = [...finderOf(always)(words), ...beside].filter(
      ({ at, phrase }) => !own.has(words[at]?.key ?? '') && !harmless?.has(phrase),
    )
    const [first] = found
    if (!first) return []
    const phrases = found.map(({ phrase }) => phrase)
    return [
      { topic, phrases, word: words[first.at]?.raw ?? '', isTurned: turned % 2 === 1, isPlain: turned === 0 },
    ]
  })
}

/** Who only mentions an illness promises nothing of it, and warns of nothing. */
const takenIn = (words: readonly Word[], site: Site) =>
  standsOf(words, site).filter(({ isPlain }) => !isPlain || finderOf(promises)(words).length > 0)

/** Of a sentence that does not stand on the website: nobody may vouch for such a word. */
export const safetyOfTyped = (sentence: string, site: Site): Doubt[] =>
  safetyWordsIn(sentence, site).map((word) =>
    final('safety', `“${word}”: nobody may vouch for this. It needs words of the website that say it.`),
  )

export function safetyWordsIn(sentence: string, site: Site): string[] {
  const words = wordsOf(sentence, site.language)
  const found = standsOf(words, site).map(({ word }) => word)
  // A Greek letter within a Latin word is there to be overlooked.
  const mixed = words.filter(
    ({ raw }) => /\p{Script=Latin}/u.test(raw) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(raw),
  )
  return [...found, ...mixed.map(({ raw }) => raw)]
}

/** Of what does stand there: another page, or what was left out beside it, may say the opposite. */
export function safetyOfSaid(
  said: readonly Statement[],
  site: Site,
  /** Told in the same line. */
  beside: readonly Statement[] = [],
): Doubt[] {
  const isToldHere = (side: Stand) =>
    beside.some(({ words }) =>
      takenIn(words, site).some((stand) => stand.topic === side.topic && stand.isTurned === side.isTurned),
    )
  return said
    .flatMap(({ words }) => takenIn(words, site))
    .filter(({ topic }) => aboutBodies.has(topic))
    .flatMap((stand) => {
      const against = sidesOf(site).find(
        ({ statement, stands }) =>
          !said.includes(statement) && stands.some((other) => isAgainst(stand, other) && !isToldHere(other)),
      )
      return against ? [final('safety', `The website also says: “${against.statement.text}”`)] : []
    })
}

/** Of these every page is asked; law and money have too many sides in one text. */
const aboutBodies = new Set(['gluten', 'nuts', 'milk and egg', 'allergens', 'diet', 'health', 'safety'])
/** One thing by many names. */
const oneThing = new Set(['gluten', 'nuts'])

function isAgainst(stand: Stand, other: Stand): boolean {
  const isSame =
    stand.topic === other.topic &&
    (oneThing.has(stand.topic) || stand.phrases.some((phrase) => other.phrases.includes(phrase)))
  return isSame && stand.isTurned !== other.isTurned
}

type Side = { statement: Statement; stands: readonly Stand[] }
const sides = new WeakMap<Site, readonly Side[]>()

function sidesOf(site: Site): readonly Side[] {
  const kept = sides.get(site)
  if (kept) return kept
  const found = site.sections
    .flatMap((section) => sidesIn(section, site))
    .filter(({ stands }) => stands.length > 0)
  sides.set(site, found)
  return found
}

/** `No single law says so, but it has to be safe`: the no is of the first half. */
function partsOf(words: readonly Word[]): (readonly Word[])[] {
  const at = words.findIndex(({ key, after }) => buts.has(key) && after.includes(','))
  return at < 0 ? [words] : [words.slice(0, at), words.slice(at)]
}
const buts = new Set(['but', 'aber', 'mais', 'pero'])

/** A question that is answered with no says the opposite of what it asks; other questions say nothing. */
function sidesIn(section: Section, site: Site): Side[] {
  const isNo =
    section.asked > 0 && site.vocabulary.no.has(section.sentences[section.asked]?.words[0]?.key ?? '')
  return section.sentences.flatMap((statement) => {
    const stands = partsOf(statement.words).flatMap((words) => takenIn(words, site))
    if (!statement.isQuestion) return [{ statement, stands }]
    return isNo
      ? [{ statement, stands: stands.map((stand) => ({ ...stand, isTurned: !stand.isTurned })) }]
      : []
  })
}
