/** How places are written: where a street, a town and a postal code stand in a line. */
import { counties } from './counties.ts'
import { stateNames, states as statesByLetters } from './states.ts'

export type WrittenAddress = { street: string; town: string; code: string; state?: string }

const states =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|PR'
const provinces = 'AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT'
const india = stateNames.india.join('|')
const isNameOfState = (text: string) => Object.values(stateNames).some((names) => names.includes(text))
const australia = 'NSW|VIC|QLD|WA|SA|TAS|ACT|NT'

/** What follows the town: a code alone, or a state and a code. */
const after = [
  /[\s,(]+(?<code>[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b/,
  /[\s,(]+(?<code>[A-Z]\d[\dW] [A-Z\d]{4})\b/,
  new RegExp(`[\\s,]+(?<state>${states})\\.?,? +(?<code>\\d{5})(?:-\\d{4})?\\b`),
  new RegExp(`[\\s,]+(?<state>${provinces})\\.?,? +(?<code>[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)\\b`),
  new RegExp(`[\\s,]+(?<state>${australia}),? +(?<code>\\d{4})\\b`),
  new RegExp(`[\\s,]+(?<state>${stateNames.us.join('|')}),? +(?<code>\\d{5})(?:-\\d{4})?\\b`),
  new RegExp(`[\\s,]+(?<state>${stateNames.australia.join('|')}),? +(?<code>\\d{4})\\b`),
  // Six digits are many things: a state stands with them, or a dash and more of the address before it.
  new RegExp(`[\\s,]+(?<state>${india})[\\s,.:–-]+(?<code>[1-9]\\d\\d ?\\d{3})\\b`),
  new RegExp(
    `(?<=, ?\\p{Lu}[\\p{L} ]{2,30}?) ?[–-] ?(?<code>[1-9]\\d\\d ?\\d{3})(?=\\W*$|, (?:India|${india})\\b)`,
    'u',
  ),
]
const place =
  "\\p{Lu}[\\p{L}’'.-]+(?: (?:am|an der|im|in|bei|ob der|sur|en|de|la|le|les|del|\\p{Lu}[\\p{L}’'.-]*)){0,4}"
/** … or before it, on the continent. */
const before = new RegExp(
  `(?:^|[\\s,·|–]+)(?:[A-Z]{1,2}-)?(?<code>\\d{4,5}),? +(?<town>${place})(?=$|[\\s,(·|–-])`,
  'u',
)

const streetWords =
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|way|court|ct|place|pl|boulevard|blvd|highway|hwy|square|sq|close|terrace|crescent|cres|row|parade|quay|hill|park|grove|gardens|walk|mews|yard|circle|cir|parkway|pkwy|trail|mill|centre|center|estate|house|building|loop|pike|plaza|green|gate|broadway'
const english = new RegExp(
  `(?:^|[\\s,])(?:no\\.? ?)?#?\\d{1,5}[a-z]?(?:[-–/]\\d+[a-z]?)?,? (?:[\\p{L}\\d.’'&-]+ ){0,5}(?:${streetWords})\\b`,
  'iu',
)
const continental =
  /\p{L}{2,}(?:straße|strasse|str\.|weg|platz|gasse|allee|ring|damm|ufer|markt|hof|berg|feld|graben)\.? ?\d|(?:^|[\s,])\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|av\.?|boulevard|bd|place|chemin|route|allée|impasse|quai|cours|square|passage)\b|(?:^|[\s,])(?:rue|calle|c\/|carrer|avenida|avda\.?|paseo|plaza|camino|camí|carretera|an der|am|im|auf der|zum|zur|alte[rn]?|untere|obere)\b[\p{L}\p{N}.’' -]{2,40}?,? ?\d|^\p{Lu}[\p{L}.’' -]{2,40},? \d{1,4}(?: ?[a-z])?$/iu

/** A year is no code; Germans and French have five digits, Austrians and Swiss four. */
const isCode = (code: string, language: string) =>
  code.length === 5 ? !/^00|^12345$/.test(code) : language === 'de' && !/^(?:19|20)/.test(code)

export const isStreet = (text: string, language: string) =>
  language === 'en' ? english.test(text) : continental.test(text) || english.test(text)

const label =
  /^[^:\d]{0,40}:\s*|^[^\p{L}\p{N}#]+|^(?:address|adresse|anschrift|dirección|location|visit us(?: at)?|find us(?: at)?)\s+/iu

/** One that stands at the end of these lines; the last of them holds the code. */
export function writtenIn(lines: readonly string[], language: string): WrittenAddress | undefined {
  const last = lines.at(-1) ?? ''
  const isCodeFirst = language !== 'en' && before.exec(last)
  if (isCodeFirst) {
    const { code = '', town = '' } = isCodeFirst.groups ?? {}
    if (!isCode(code, language)) return undefined
    const rest = [...lines.slice(0, -1), last.slice(0, isCodeFirst.index)]
    const street = streetIn(piecesOf(rest), language)
    return street || code.length === 5 ? { code, town: tidied(town), street } : undefined
  }
  const found = after.map((each) => each.exec(` ${last}`)).find((each) => each !== null)
  // `WN2 3PA Hindley`: what is the town, is open.
  if (!found || goesOn.test(` ${last}`.slice(found.index + found[0].length))) return undefined
  const pieces = piecesOf([...lines.slice(0, -1), ` ${last}`.slice(0, found.index)])
  const named = pieces.filter((piece, at) => !isCounty(piece, pieces[at - 1]))
  const [street, town] = townIn(named)
  const { code = '', state = '' } = found.groups ?? {}
  return { code, town, street: streetIn(street, language), ...stateByLetters(state, code) }
}

export const endsAsCounty = /^\p{Lu}\p{Ll}+shire$/u
/** By its end, too, below a town: `Denbyshire` is one that somebody has spelled by ear. */
const isCounty = (piece: string, before = '') =>
  counties.has(piece.toLowerCase()) || (endsAsCounty.test(piece) && /^\p{L}+$/u.test(before))

/** `WA` is Washington, and before four digits Western Australia. */
export function stateByLetters(letters: string, code: string): { state?: string } {
  const state = isNameOfState(letters)
    ? letters
    : statesByLetters.get(code.length === 4 ? `AU-${letters}` : letters)
  return state ? { state } : {}
}

const goesOn = new RegExp(
  `^[\\s,.-]*(?!(?:${india}|India|UK|USA?|England|Scotland|Wales|Great|United|Australia|Canada|Ireland|Tel|Phone|Call|T|P|E|M|Email|Mobile|Get|Map|View|Open|Directions)\\b)\\p{Lu}\\p{Ll}`,
  'u',
)

const piecesOf = (lines: readonly string[]) =>
  lines
    .flatMap((line) => line.replace(label, '').split(/,|\s[·|•–—I]\s/))
    .map(tidied)
    .filter(Boolean)

const tidied = (piece: string) => piece.trim().replace(/^[\s,.(–-]+|[\s,(–-]+$|\s[|I]$/g, '')

/** The last piece; where no comma parts it from the street, what follows the street or a number. */
function townIn(pieces: readonly string[]): [street: string[], town: string] {
  const last = pieces.at(-1) ?? ''
  const cut = new RegExp(`^(.*(?:\\b(?:${streetWords})\\b\\.?|\\d[a-z]?)) (\\p{Lu}\\D*)$`, 'iu').exec(last)
  const [, street = '', town = ''] = (/\d/.test(last) && cut) || []
  if (town) return [[...pieces.slice(0, -1), street], town]
  return /\d/.test(last) ? [[...pieces], ''] : [pieces.slice(0, -1), last]
}

const mostPieces = 4

/** From the first piece with a number on; the name of a house says less than it takes. */
function streetIn(pieces: readonly string[], language: string): string {
  const street = fromNumberOn(pieces).slice(0, mostPieces).join(', ')
  return isStreet(street, language) ? street : ''
}

/** `DDS, 22 Mill Lane` loses its title, and `Calle Mayor, 13` nothing. */
function fromNumberOn(pieces: readonly string[]): readonly string[] {
  const first = pieces.findIndex((piece) => /\d/.test(piece))
  const isAlone = first > 0 && !/\p{L}{2}/u.test(pieces[first] ?? '')
  return first < 0 ? [] : pieces.slice(isAlone ? first - 1 : first)
}

/** Indian addresses are written in so many ways that others may stand unread beside the one that was understood. */
export const isOfOneCode = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => text.match(sixDigits) ?? []).map((code) => code.replace(' ', ''))).size < 2

const sixDigits = /(?<![\d+ -])[1-9]\d\d ?\d{3}(?![ -]?\d)|(?<=\p{L} ?[–-]? ?)[1-9]\d{5}(?!\d)/gu
