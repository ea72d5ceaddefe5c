/** The part of the world in which somebody works, where no address says so: `based in Oxfordshire`, `Emmaus, PA`. */
import { counties } from './counties.ts'
import type { Passage, Reading } from './evidence.ts'
import { signsOf } from './signs.ts'
import { states } from './states.ts'

/** `isBase`: it says twice that it is based there. */
type Area = { said: string; passages: readonly string[]; isBase: boolean }

type Leads = { sure: string; wide: string; usual: string }
/** Before a place: where they are, and what can stand before a place and before anything else. */
const leads: Readonly<Record<'en' | 'de', Leads>> = {
  en: {
    sure: 'situated in|in the heart of|heart of|serving|town of|city of',
    wide: 'throughout|across|covering',
    usual: 'in|near|from|around|throughout|across',
  },
  de: {
    sure: 'zuhause in|zu Hause in|in und um|rund um|im Raum|im Herzen von|am Standort|Standort',
    wide: 'rund um|in ganz',
    usual: 'in|bei|nahe',
  },
}

const capital = "\\p{Lu}[\\p{L}’'-]*\\p{L}"
const place = `((?:the )?${capital}(?: ${capital}){0,3}(?:, (?:[A-Z]{2,3}\\b|${capital}(?: ${capital})?))?)`
const notPlaces = new Set(
  `january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  english german french spanish christ god jesus google facebook instagram excel python covid uk usa us the our your my i it we home contact europe world internet christmas easter inc llc ltd limited gmbh pllc pvt plc
  st mt christian bible catholic faith evidence community home cloud web java react ai project value team nature family research science plant water school church african american asian european indian british canadian australian
  januar februar märz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag deutsch englisch`.split(
    /\s+/,
  ),
)
/** With an article: the Midlands, the Bay Area. */
const landed = new Set(
  'Area Region North South East West Midlands Metroplex Highlands Valley Islands Cotswolds Lakes District Borders Coast Netherlands Philippines'.split(
    ' ',
  ),
)
const points = new Set(
  'Central North South East West Northern Southern Eastern Western Greater New Great Old'.split(' '),
)
const [ofSure, ofDoor, leastSure, mostPassages] = [2, 2, 2.5, 400]

type Found = {
  said: string
  weight: number
  isSure: boolean
  isOwn?: boolean
  bases: number
  passages: Set<string>
  ways: Set<string>
}

/** Whatever stands there most, once where they say it themselves and once more. */
export function areaOf(reading: Reading): Area | undefined {
  const lead = reading.language === 'de' ? leads.de : leads.en
  if (reading.language !== 'de' && reading.language !== 'en') return undefined
  const small = smallIn(reading)
  const found = new Map<string, Found>()
  const add = (text: string, passage: string, weight: number, way = passage) => {
    const said = trimmed(text, small)
    if (!said) return
    const known = found.get(keyOf(said)) ?? {
      ...{ said, weight: 0, isSure: false, bases: 0 },
      ...{ passages: new Set(), ways: new Set() },
    }
    known.weight += weight
    known.isSure ||= weight >= ofSure
    known.passages.add(passage)
    known.ways.add(way)
    found.set(keyOf(said), known)
  }
  const [sure, wide, usual] = [sayingOf(lead.sure), sayingOf(lead.wide), sayingOf(lead.usual)]
  const atDoor = new Set(reading.passages.flatMap((each) => (isAtDoor(each) ? [each.id] : [])))
  for (const { text, passage } of signsOf(reading).filter((sign) => atDoor.has(sign.passage))) {
    if (isPlaceAlone.test(text)) add(text, passage, ofDoor)
    const [, behind = ''] = text.split(`${reading.name}, `)
    if (/^\p{Lu}/u.test(behind)) add(behind, passage, ofDoor)
    for (const { said, behind: way } of aloneIn(text, usual)) add(said, passage, ofDoor, way)
  }
  const near = new Set(reading.pages.flatMap(({ url, role }) => (isNear(role) ? [url] : [])))
  for (const { id, kind, text, url, isDescription } of reading.passages
    .slice(0, mostPassages)
    .filter(isSaid)) {
    const isOwn = (url === reading.url && isDescription === true) || text.startsWith(`${reading.name} is `)
    for (const said of basedIn(text.slice(0, 600))) {
      add(said, id, isOwn || near.has(url) ? ofSure : 1)
      const known = found.get(keyOf(trimmed(said, small) ?? ''))
      if (known && isOwn) known.isOwn = true
      if (known) known.bases += 1
    }
    const told = text.slice(0, 600)
    for (const { said } of aloneIn(told, sure)) add(said, id, near.has(url) ? ofSure : 1)
    if (url === reading.url) for (const { said } of aloneIn(told, wide)) add(said, id, ofSure)
    for (const { said, behind: way } of aloneIn(told, usual)) add(said, id, kind === 'heading' ? 1 : 0.5, way)
  }
  const known = [...found.values()].filter(
    ({ weight, isSure, passages, ways, isOwn }) =>
      isSure && ((weight >= leastSure && passages.size > 1 && ways.size > 1) || isOwn),
  )
  // Said once is enough where they say so of themselves, and nothing else is said as surely.
  const [best, second] = known.sort((a, b) => b.weight - a.weight)
  if (
    best &&
    best.passages.size < 2 &&
    (second || [...found.values()].some((each) => each !== best && each.isSure))
  )
    return undefined
  return best && { said: best.said, passages: [...best.passages].slice(0, 3), isBase: best.bases > 1 }
}

/** `a Bristol-based studio`, `based in Bristol`. */
const basedIn = (text: string) =>
  [...text.matchAll(ofBase), ...text.matchAll(based)].map(([, said = '']) => said)
const ofBase = new RegExp(`(?<=\\b[Aa]n? )(${capital}(?: ${capital}){0,2})[- ]based\\b`, 'gu')
const based = new RegExp(`(?<=\\b(?:[Bb]ased|[Ll]ocated|[Mm]it Sitz|[Aa]nsässig) in )${place}`, 'gu')

/** `Across Kent` in a title, too. */
const sayingOf = (words: string) => {
  const either = words.replace(/(?<=^|\|)\p{Ll}/gu, (first) => `[${first}${first.toUpperCase()}]`)
  return new RegExp(`(?<=(?:^|[^\\p{L}])(?:${either}) )${place}`, 'gu')
}
/** `In Kent`, and not one of `Kent, Surrey and Sussex`; with the words it stands behind: a motto stands in many places. */
const aloneIn = (text: string, saying: RegExp) =>
  [...text.matchAll(saying)].flatMap(({ 0: all, 1: said = '', index }) =>
    goesOnAsRow.test(text.slice(index + all.length))
      ? []
      : [
          {
            said,
            behind: (
              text
                .slice(0, index)
                .split(/[.:;!?|•–—>]/)
                .at(-1) ?? ''
            )
              .trim()
              .toLowerCase(),
          },
        ],
  )
const goesOnAsRow = /^(?:,|,? (?:and|und|&)) \p{Lu}/u

const isPlaceAlone = new RegExp(`^${capital}(?: ${capital})?, [A-Z]{2}$`, 'u')
/** What a page says without a heading is a text like any other. */
const isAtDoor = ({ kind, isDescription }: Passage) => kind !== 'text' || isDescription === true
const isNear = (role: string) => role === 'home' || role === 'contact'
const isSaid = ({ kind, isReview }: Passage) =>
  kind !== 'quote' && kind !== 'title' && kind !== 'data' && !isReview

const keyOf = (said: string) => said.toLowerCase().replace(/^the |, .*$/g, '')

/** As far as it is a name: what the website writes small elsewhere is none. */
function trimmed(text: string, small: ReadonlySet<string>): string | undefined {
  const [named = '', behind = ''] = text.split(', ')
  const words = named.split(' ')
  const isNoName = (word: string) => small.has(word.toLowerCase()) || notPlaces.has(word.toLowerCase())
  const end = words.findIndex((word, at) => (at > 0 || word !== 'the') && isNoName(word))
  const all = (end < 0 ? words : words.slice(0, end)).join(' ')
  const isOfLand = landed.has(all.split(' ').at(-1) ?? '')
  const kept = isOfLand ? all : all.replace(/^the /, '')
  if (
    !/\p{Lu}\p{Ll}/u.test(kept) ||
    /\p{Ll}\p{Lu}|[’']s\b/u.test(kept) ||
    (end > 0 && kept !== all) ||
    points.has(kept)
  )
    return undefined
  const county = counties.has(behind.toLowerCase()) ? behind : undefined
  const state = end < 0 ? (states.get(behind) ?? county) : undefined
  return state ? `${kept}, ${state}` : kept
}

const smallIn = ({ passages }: Reading): ReadonlySet<string> =>
  new Set(passages.flatMap(({ text }) => text.slice(0, 2_000).match(/(?<![\p{L}@.-])\p{Ll}{3,}/gu) ?? []))
