/** Where a business is, as its website says it unmistakably: one address, or one town. */
import { areaOf } from './areas.ts'
import type { Passage, Reading } from './evidence.ts'
import { holdsOtherCode, isOneTown, isTown, withoutOthers } from './own-towns.ts'
import { endsAsCounty, isOfOneCode, stateByLetters, type WrittenAddress, writtenIn } from './places.ts'

export type SaidAddress = { said: string; passages: readonly string[] }
type Place = { address?: SaidAddress; town?: SaidAddress }

type Line = { text: string; id: string; kind: Passage['kind']; url: string }
type Found = WrittenAddress & { passages: readonly string[]; isHouses: boolean; isData?: boolean }

/** What nobody lives at, and what is not where they are. */
const nobodys =
  /\b(?:p\.?\s?o\.? ?box|postfach|apartado|boîte postale|c\/o|123 (?:main|any|example|business|street|your|fake|sample)|anytown|your (?:street|city|address|town)|sample|example|muster(?:str|stadt|weg|ort)|12345|00000|99999|du projet|del proyecto|delivery|lieferadresse|venue|wedding|bank address|car ?park|parking|parkhaus)\b/i

export function placeOfBusiness(reading: Reading): Place {
  const told = knownIn(reading)
  const known = told.known.filter(isSeenIn(reading))
  const address = holdsOtherCode(reading, known) ? {} : addressOf(known, told.all)
  return { ...address, ...townOf(known, reading) }
}

/** More than one place has an address of its own. */
export function isOfSeveral(reading: Reading): boolean {
  const { known } = knownIn(reading)
  return new Set(known.filter(({ street }) => street).map(keyOf)).size > 1 || !isOneTown(known)
}

type Known = { known: readonly Found[]; all: readonly Found[] }
/** Where machines are told an address, what else stands in head and foot counts; where they are not, any other does. */
function knownIn({ passages, pages, language }: Reading): Known {
  const roleOf = new Map(pages.map(({ url, role }) => [url, role]))
  const lines = passages.filter(isTold).flatMap(linesOf)
  const all = lines
    .flatMap((line, at) => foundAt(lines, at, language).map((found) => ({ ...found, url: line.url })))
    .filter(({ code }) => isOfOneCode(lines.map(({ text }) => text)) || !/^\d{3} ?\d{3}$/.test(code))
  const houses = all.filter(({ isHouses }) => isHouses)
  const others = all.filter(({ url }) => near.has(roleOf.get(url) ?? ''))
  const known = houses.some(({ street, isData }) => street && isData)
    ? houses
    : [...new Set([...houses, ...others])]
  return { known: withoutOthers(known), all: all.filter(({ url }) => roleOf.get(url) !== 'blog') }
}

/** What machines alone are told may be a template's: people have to read of the town. */
function isSeenIn({ passages }: Reading): (found: Found) => boolean {
  const seen = lettersOf(
    passages.flatMap(({ kind, text, heading }) => (kind === 'data' ? [] : [text, heading])).join(' '),
  )
  return ({ town, isData }) => !isData || seen.includes(lettersOf(town))
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const near = new Set(['home', 'contact', 'about'])

const isTold = ({ kind }: Passage) => kind !== 'quote' && kind !== 'title' && kind !== 'heading'

/** Of what machines are told, the address alone. */
const linesOf = ({ text, id, kind, url }: Passage): Line[] =>
  text
    .slice(0, 1_000)
    .split('\n')
    .filter((line) => kind !== 'data' || line.startsWith('address: '))
    .map((line) => ({ text: line, id, kind, url }))

const mostCharacters = 160

/** A street or the name of a house, and neither hours nor a sentence. */
const isPart = (text: string) =>
  text.length <= 60 &&
  text.replace(/\D/g, '').length < 7 &&
  !/\d[:.]\d\d|@|\+\d|[.!?]\s+\p{Lu}\p{Ll}+ \p{Ll}/u.test(text)

function foundAt(lines: readonly Line[], at: number, language: string): Found[] {
  const line = lines[at]
  if (!line || line.text.length > mostCharacters) return []
  if (line.kind === 'data') return fromData(line)
  const above = [lines[at - 2], lines[at - 1]].filter(
    (each): each is Line => each?.url === line.url && each.kind !== 'data',
  )
  const usable = above.filter(({ text }) => isPart(text))
  const tries = [[line], [...usable.slice(-1), line], [...usable, line]]
  const read = tries.flatMap((some) => {
    const written = writtenIn(
      some.map(({ text }) => text),
      language,
    )
    return written ? [{ written, some }] : []
  })
  const best =
    read.find(({ written: { street, town } }) => street && town) ??
    read.find(({ written: { town } }) => town && !endsAsCounty.test(town)) ??
    read.find(({ written }) => written.town)
  if (!best || best.some.some(({ text }) => nobodys.test(text))) return []
  const passages = [...new Set(best.some.map(({ id }) => id))]
  return isTown(best.written.town) ? [{ ...best.written, passages, isHouses: line.kind === 'contact' }] : []
}

/** `street, code, town`, as the reading writes it down; some towns carry their state. */
function fromData({ text, id }: Line): Found[] {
  const pieces = text
    .slice('address: '.length)
    .replace(/, [A-Z]{2,3}$/, '')
    .split(', ')
  const state = /, ([A-Z]{2,3})$/.exec(text)?.[1] ?? ''
  const town = pieces.at(-1) ?? ''
  const code = pieces.length > 1 && /\d/.test(pieces.at(-2) ?? '') ? (pieces.at(-2) ?? '') : ''
  const street = pieces.slice(0, code ? -2 : -1).join(', ')
  if (nobodys.test(text) || !isTown(town)) return []
  // Without a code, what was taken for one is the street.
  const whole = street || code
  const isWhole = /\d/.test(whole) && /\p{Ll}{3}/u.test(whole) && whole.split(', ').length <= 3
  return [
    {
      street: isWhole ? whole : '',
      town,
      code,
      passages: [id],
      isHouses: true,
      isData: true,
      ...stateByLetters(state, code),
    },
  ]
}

const keyOf = ({ street, code }: Found) => `${code.replace(/\s/g, '')} ${/\d+/.exec(street)?.[0] ?? ''}`

/** One that stands alone, in the one town that is named. */
function addressOf(known: readonly Found[], all: readonly Found[]): Pick<Place, 'address'> {
  const whole = known.filter(({ street }) => street && !/ (?:is|are|ist|est|es) /.test(street))
  const [first] = whole
  // Another street of the same town, on whatever page: whoever drives there stands before one wrong door.
  const isOther = (each: Found) =>
    each.street && each.code && each.town === first?.town && keyOf(each) !== keyOf(first)
  if (!first || new Set(whole.map(keyOf)).size > 1 || !isOneTown(known) || all.some(isOther)) return {}
  return { address: { said: `${first.street}, ${first.town}`, passages: first.passages } }
}

/** With its state, which tells Luck from luck; where no address says it, the part of the world they name themselves. */
function townOf(known: readonly Found[], reading: Reading): Pick<Place, 'town'> {
  const [first] = known
  const state = known.find((each) => each.state)?.state
  if (first && isOneTown(known))
    return { town: { said: state ? `${first.town}, ${state}` : first.town, passages: first.passages } }
  const area = areaOf(reading)
  const isOneOfMany = known.some(({ town }) => area?.said.startsWith(town))
  return area && (!isOneOfMany || area.isBase) ? { town: { said: area.said, passages: area.passages } } : {}
}
