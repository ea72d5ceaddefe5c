import { countPageWords, oneCleanLine } from './clean-text.ts'
import { isGenericTitle } from './generic-titles.ts'

const mostCharacters = 80
const mostWords = 8

/** What parts a title. */
export const separators = /\s+[|–—•·:»~-]\s+|\s*[|•»]\s*|:\s+/

export const wordsOfName = (name: string) =>
  name
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
export const lettersOfName = (name: string) => wordsOfName(name).replace(/ /g, '')

/** A sentence is none, and what any website is called is none. */
export const isName = (text: string) =>
  text !== '' &&
  countPageWords(text) <= mostWords &&
  /\p{L}/u.test(text) &&
  !/[!?]|\p{Ll}{3}\. /u.test(text) &&
  !/^\p{Ll}\S* \S+ /u.test(text) &&
  // The rest of it is lost: `Law Offices of`.
  !/ (?:of|and|the|for|at|by|with|&|und|der|et|de|y)$/i.test(text) &&
  !isGenericTitle(text)

const praises = new Set(
  'best top leading premier trusted affordable cheap beste bester bestes führender'.split(' '),
)
/** `Best dentist in Halden` is written for machines, unless the address begins with it. */
export function praisesItself(name: string, host: string): boolean {
  const [first = ''] = wordsOfName(name).split(' ')
  return praises.has(first) && !lettersOfName(host.replace(/^www\./, '')).startsWith(first)
}

export const fromHost = (host: string) =>
  host
    .replace(/^www\./, '')
    .split('.')[0]
    ?.split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** What nobody says aloud, in the languages of the shows. */
const forms = [
  String.raw`P\.?C\.?|Inc\.?|INC\.?|L\.?L\.?C\.?|L\.?L\.?P\.?|L\.?P\.?A\.?|P\.?A\.?|PLLC|(?<!& |and )Co(?:\.|(?=,? (?:Ltd|LTD|Limited)))|plc|PLC|Corp\.?|C\.?I\.?C\.?`,
  String.raw`(?:\(?(?:Pty|PTY|Pvt|PVT|Pte|PTE|Private|PRIVATE)\.?\)?\.? )?(?:Ltd|LTD|Limited|LIMITED)\.?|\((?:Pty|PTY|Pvt|PVT)\)|Sdn\.? Bhd\.?`,
  String.raw`(?:GmbH )?& Co\.? KG|g?GmbH|mbH|UG(?: \(haftungsbeschränkt\))?|e\. ?K\.?|e\. ?V\.?|GbR|OHG|KG|AG`,
  String.raw`S\.?A\.?|SARL|S\.A\.R\.L\.?|SAS|SASU|S\.A\.S\.?|EURL|S\.?L\.?(?:U\.?|L\.?)?|B\.?V\.?|N\.V\.|S\.?p\.?A\.?|S\.?r\.?l\.?`,
].join('|')
/** `Co.,Ltd` is written without a space, too. */
const legalForm = new RegExp(`(?:(?:,? |(?<=\\.),)(?:${forms}))+$`, 'u')
export const isCompany = (text: string) => legalForm.test(text)
/** A place or a trade may follow it, and is no part of the name. */
const formAndTail = /(?<=\p{L}),? (?:\(Pty\) |Pty |Pvt\.? |Private )?(?:Ltd|LTD|GmbH|LLC)\.?(?= \p{L}).*$/u
/** What greets or invites before a name. */
const greeting =
  /^(?:(?:shop|order|book|stay|eat|dine|train|learn) (?:at|with|from)|welcome to|(?:herzlich )?willkommen (?:bei der|bei|beim|im|in der|auf der|auf dem|zu)|bienvenue (?:chez|à la|à|au|dans)|bienvenid[oa]s? (?:al?|a la|en)) (?=\p{L})/iu

/** A name that is as long as a sentence is none. */
export function short(name: string): string {
  const text = oneCleanLine(name.replace(/(?![©®\d#*])\p{Extended_Pictographic}\uFE0F?/gu, ' '))
    .replace(greeting, '')
    .replace(legalForm, '')
    .replace(formAndTail, '')
    .replace(/^[\s|,;:–—-]+|[\s|,;:–—-]+$/g, '')
    .trim()
  return text.length <= mostCharacters ? text : ''
}

/** A page's own title, without the name of the business that follows or precedes it. */
export function titleWithout(title: string, name: string): string {
  const isIt = (part: string) => lettersOfName(short(part)) === lettersOfName(name)
  const parts = title.split(separators).filter((part) => !isIt(part))
  return parts.length > 0 && parts.length < title.split(separators).length ? parts.join(' | ') : title
}
