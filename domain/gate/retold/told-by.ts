/** Who is named as the one who says it, and whether a customer's words were given to their customer. */
import { finderOf } from '#domain/gate/phrases.ts'
import { keyOf, type Section, type Site } from '#domain/gate/site.ts'
import { attributionOf } from '#domain/gate/speakers.ts'
import { firstNames } from '#domain/gate/vocabulary/first-names.ts'
import { list } from '#domain/gate/vocabulary/weight.ts'
import { type Word, wordsOf } from '#domain/gate/words.ts'
import { germanFronts } from './german-nouns.ts'
import { bare, namesIn, starters } from './names.ts'
import { has, type Retold } from './retold.ts'

/** `Jenny, in Fairway, says …` is Jenny; `they say` and `on the telephone:` is nobody. */
export function namedSpeaker({ text, site }: Retold): string | undefined {
  if (isExample.test(text)) return undefined
  // `“So far so good,” Jenny says`: the quotation names nobody.
  const plain = text.replace(/^["“„«][^"“”»]*["“”»],?\s*/, '').replace(forExample, '')
  if (isOfThing.test(plain)) return undefined
  if (!attributionOf(plain, site)) return undefined
  const words = wordsOf(plain, site.language)
  const says = words.slice(0, 12).findIndex(({ key }) => site.vocabulary.says.has(key))
  const colon = plain.indexOf(':')
  // `Cindy Owen's: she owns it`.
  if (says < 0 && /['’]s$/.test(plain.slice(0, colon))) return undefined
  const front = says >= 0 ? words.slice(0, says) : wordsOf(plain.slice(0, colon), site.language)
  if (says > 0 && isPronoun(front.at(-1), site)) return undefined
  // `Josh's own website tells you`, and `with the Marlins, says the mentor`: it is somebody else.
  const isBehind = front.at(-1)?.after.includes(',') && articles.has(words[says + 1]?.key ?? '')
  if (says > 0 && (isOfOwner(front) || isBehind)) return undefined
  // `Geprägt habe ihn das, erzählt er.`
  const next = words[says + 1]
  if (says > 0 && site.vocabulary.code === 'de' && isPronoun(next, site) && !next?.after) return undefined
  return personsIn(front, site).at(-1)
}

/** `Ilse, say, is on line two.` */
const forExample = /,\s*say(?=[,:])/i
/** `Heron Loft, say: a bed and a stove.` */
const isExample = /^[^:.!?]*,\s*say:/i
/** `The Heron's Loft: a bed and a stove`, `That's the Loft: a bed and a stove.` */
const isOfThing =
  /^(?:(?:The|Der|Die|Das|Le|La|Les|El|Los|Las) [^:.!?]*|(?:That|This|It)(?:['’]s| is) [^,:.!?]*): \p{Ll}/u

const isOfOwner = (front: readonly Word[]) =>
  front.some(({ raw }) => /^\p{Lu}.*['’]s$/u.test(raw)) && thingOf(front).length > 0
const thingOf = finderOf(['website', 'page', 'site', 'list', 'brochure'])
const articles = new Set(['the', 'his', 'her', 'their'])

const isPronoun = (word: Word | undefined, { vocabulary }: Site) =>
  word !== undefined &&
  (vocabulary.subjects.has(word.key) || ['who', 'they', 'sie', 'er', 'man'].includes(word.key))

/** Whoever its writer has as the one who says it, where the line has that name, whole, and says that they say it. */
export function signedIn({ signed, text, site }: Retold): string | undefined {
  if (!wordsOf(text, site.language).some(({ key }) => site.vocabulary.says.has(key))) return undefined
  return signed.map(nameOf).find((name) => name !== '' && text.includes(name))
}

/** `Ms Ida Moor, Head of Care` is Ida Moor. */
const nameOf = (signature: string) =>
  /^(?:(?:Mr|Mrs|Ms|Dr)\.? )?((?:\p{Lu}[\p{L}'’-]+ ?){2,3})/u.exec(signature)?.[1]?.trim() ?? ''

/** The passage behind a quotation begins with whoever its writer has as the one who said it, and one hears that name. */
export function isNamedBelow({ passage }: Section, { signed, said, line, heard, site }: Retold): boolean {
  const { sections, language } = site
  const next = sections[sections.findIndex((each) => each.passage === passage) + 1]
  if (passage.kind !== 'quote' || next?.passage.url !== passage.url) return false
  return signed.some((each) => {
    const name = wordsOf(nameOf(each), language).map(({ key }) => key)
    const first = wordsOf(next.passage.text, language).slice(0, name.length + 1)
    const isIn = (words: readonly Word[]) => name.every((key) => has(words, key))
    return name.length > 1 && isIn(first) && isIn([...said, ...line, ...heard])
  })
}

/** Names in a row, but not where somebody or something is. */
function personsIn(words: readonly Word[], site: Site): string[] {
  const isGerman = site.vocabulary.code === 'de'
  // Behind a mark that stands for what was said before.
  const found = namesIn([{ key: '', raw: '', after: '' }, ...words], isGerman ? 'en' : site.vocabulary.code)
  const runs: Word[][] = []
  for (const [at, word] of words.entries()) {
    const last = words[at - 1]
    const isName = found.includes(word) && !starters.has(word.key) && !site.vocabulary.common.has(word.key)
    const goesOn = last && runs.at(-1)?.at(-1) === last && !word.after
    if (!isName) continue
    if (goesOn) runs.at(-1)?.push(word)
    else if (!last || !isPlace(last, isGerman)) runs.push([word])
  }
  // `New clients are told`: a first word alone is a name where people have it.
  const first = words[0]
  const isWord = ([only, ...more]: readonly Word[]) =>
    only === first && only && more.length === 0 && !firstNames.has(bare(only.key))
  return runs.filter((run) => !isWord(run)).map((run) => run.map(({ raw }) => raw).join(' '))
}

const isPlace = ({ key }: Word, isGerman: boolean) => places.has(key) || (isGerman && germanFronts.has(key))
const places = new Set(
  'in of from at near on after for over to with by per e aus von bei in nach vor'.split(' '),
)

const customers =
  list(`customer*, client*, guest*, review*, somebody, someone, one of them, people, wrote, writes, visitor*, reader*, patient*, pupil*, student*, comment*, testimonial*, feedback, klient*, mandant*, kommentar*, bewertung*, rezension*,
  member*, kund*, gast, gäste, schreib*, schrieb*, client*, avis, écri*, opini*, escrib*, cliente*, her words, his words, their words, in her own, in his own`)

/** In the line, just before, or where the same customer spoke before. */
export function isSigned(section: Section, { said, line, heard, before, site }: Retold): boolean {
  const theirs = before
    .filter(({ claims }) => claims?.some(({ passage }) => isSameHand(section, site.sectionOf.get(passage))))
    .slice(-8)
    .map(({ text }) => wordsOf(text, site.language))
  const names = signersOf(section, site)
  return [said, line, heard, ...theirs].some(
    (words) =>
      names.some(({ key }) => key.length > 2 && words.some((word) => bare(word.key) === key)) ||
      finderOf(customers)(words).length > 0,
  )
}

const isSameHand = (one: Section, other: Section | undefined) =>
  other !== undefined &&
  (one === other ||
    (one.passage.kind === other.passage.kind &&
      one.signature === other.signature &&
      one.passage.url === other.passage.url &&
      one.passage.heading === other.passage.heading))

/** Whoever signed it, or whom its heading names: `A letter from Jenny`. */
function signersOf({ signature, passage }: Section, { language, vocabulary }: Site): readonly Word[] {
  if (signature) return wordsOf(signature, language)
  return namesIn(wordsOf(passage.heading, language), vocabulary.code)
}

export function isOfHeading(name: string, section: Section, site: Site): boolean {
  const words = wordsOf(name, site.language)
  return (
    section.passage.kind === 'quote' &&
    !section.signature &&
    keyOf(words) !== '' &&
    words.every(({ key }) => has(signersOf(section, site), key))
  )
}
