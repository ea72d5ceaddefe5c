import { countWords, oneLine } from './clean-text.ts'
import { isGenericTitle } from './generic-titles.ts'

const mostCharacters = 80
const mostWords = 8

/** What parts a title. */
export const separators = /\s+[|–—•·:»-]\s+|\s*[|•»]\s*|:\s+/

export const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
export const letters = (name: string) => wordsOf(name).replace(/ /g, '')

/** A sentence is none, and what any website is called is none. */
export const isName = (text: string) =>
  text !== '' &&
  countWords(text) <= mostWords &&
  /\p{L}/u.test(text) &&
  !/[!?]|\p{Ll}{3}\. /u.test(text) &&
  !/^\p{Ll}\S* \S+ /u.test(text) &&
  !isGenericTitle(text)

export const fromHost = (host: string) =>
  host
    .replace(/^www\./, '')
    .split('.')[0]
    ?.split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** What nobody says aloud. */
const legalForm =
  /(?:,? (?:P\.?C\.?|Inc\.?|L\.?L\.?C\.?|L\.?L\.?P\.?|L\.?P\.?A\.?|P\.?A\.?|PLLC|(?<!& |and )Co\.|Ltd\.?|Limited|plc|PLC|GmbH|Corp\.?|S\.?A\.?|B\.?V\.?))+$/

/** A name that is as long as a sentence is none. */
export function short(name: string): string {
  const text = oneLine(name)
    .replace(legalForm, '')
    .replace(/[,;:–—-]+$/, '')
    .trim()
  return text.length <= mostCharacters ? text : ''
}

/** A page's own title, without the name of the business that follows or precedes it. */
export function titleWithout(title: string, name: string): string {
  const parts = title.split(separators).filter((part) => part.toLowerCase() !== name.toLowerCase())
  return parts.length > 0 && parts.length < title.split(separators).length ? parts.join(' | ') : title
}
