/** Who is said to have said it, and who did. */
import type { Section, Site } from './site.ts'
import { type Word, wordsOf } from './words.ts'

type Attribution = { name: string; rest: string; isDirect: boolean }

/** `Nell Aldous says that …` and `Alan Pryce: …`. */
export function attributionOf(text: string, site: Site): Attribution | undefined {
  const words = wordsOf(text, site.language)
  const says = words.slice(0, 12).findIndex(({ key }) => site.vocabulary.says.has(key))
  const colon = text.indexOf(':')
  const front = colon > 0 ? wordsOf(text.slice(0, colon), site.language) : []
  const isFront =
    front.length > 0 && front.length <= 12 && ((says >= 0 && says < front.length) || front.every(isCapital))
  if (isFront) return attribution(front, text.slice(colon + 1), true, site)
  const verb = words[says]?.raw ?? ''
  if (!verb || words.length <= says + 1) return undefined
  const after = text.slice(text.indexOf(` ${verb}`) + verb.length + 1)
  const rest = after.replace(/^[\s,]*(?:that |dass |que |qu['’])?/, '')
  return attribution(words.slice(0, says), rest, /^["“]/.test(rest), site)
}

/** `They say` and `it knows who said yes` name nobody. */
function attribution(
  words: readonly Word[],
  rest: string,
  isDirect: boolean,
  site: Site,
): Attribution | undefined {
  const name = nameIn(words, site)
  return name ? { name, rest: rest.trim().replace(/^["“„]|["”“]$/g, ''), isDirect } : undefined
}

const isCapital = ({ raw }: Word) => /^\p{Lu}/u.test(raw)

const nameIn = (words: readonly Word[], { vocabulary }: Site) =>
  words
    .filter((word, at) => isCapital(word) && !(at === 0 && vocabulary.common.has(word.key)))
    .map(({ raw }) => raw)
    .join(' ')

/** Whose words a passage is: the customer who signed it, or the author of the page. */
export function speakerOf(section: Section, { sections, language }: Site): readonly Word[] {
  if (section.passage.kind === 'quote') return wordsOf(section.signature.split(',')[0] ?? '', language)
  const onPage = sections.filter(({ passage }) => passage.url === section.passage.url)
  const author = onPage
    .map(({ passage }) => authorMark.exec(passage.text)?.[1])
    .find((name) => name !== undefined)
  return author ? wordsOf(author, language) : []
}

const authorMark =
  /^(?:By|Von|My name is|I am|Mein Name ist|Ich heiße|Ich bin|Par|Je m['’]appelle|Mon nom est|Me llamo|Mi nombre es|Soy) ((?:\p{Lu}[\p{L}'’-]+ ?){1,3})/u

export function speaksFor(name: string, section: Section, site: Site): boolean {
  const whole = wordsOf(name, site.language).map(({ key }) => key)
  const speaker = speakerOf(section, site).map(({ key }) => key)
  return whole.length > 0 && speaker.length > 0 && whole.every((part) => speaker.includes(part))
}
