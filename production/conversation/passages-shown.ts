/** What of a website a model is shown: pages that customers read first, each in its order, as far as there is room. */
import type { PageRole, Passage, Reading } from '#domain/evidence.ts'
import { asData } from './as-data.ts'

/** About five thousand tokens. */
const mostCharacters = 20_000

const rank: Record<PageRole, number> = {
  home: 0,
  about: 1,
  prices: 2,
  services: 2,
  questions: 3,
  contact: 3,
  other: 4,
  blog: 5,
}
/** So many letters of a page come first; what it has beyond that waits for the other pages. */
const firstShare = 5_000
/** So many rows of one table come first: a list of parts crowds out a workshop. */
const firstRows = 4

function shownPassages({ pages, passages }: Reading): Passage[] {
  const roles = new Map(pages.map(({ url, role }) => [url, role]))
  const urls = [...new Set(passages.map(({ url }) => url))].sort((a, b) => rankOf(a) - rankOf(b))
  function rankOf(url: string): number {
    const role = roles.get(url)
    return url === '' ? -1 : role ? rank[role] : rank.other
  }
  const told = passages.filter(
    ({ kind, text }) => kind !== 'title' && (kind !== 'heading' || isProof.test(text)),
  )
  const parts = urls.map((url) => partsOf(told.filter((passage) => passage.url === url)))
  let room = mostCharacters
  const shown = [0, 1, 2, 3]
    .flatMap((part) => parts.flatMap((each) => each.get(part) ?? []))
    .filter((passage) => {
      const length = passage.text.length + headingOf(passage).length + 20
      const fits = length <= room
      room -= fits ? length : 0
      return fits
    })
  return passages.filter((passage) => shown.includes(passage))
}

/** Where they are, then what a page begins with, its rest, and the rest of its tables. */
function partsOf(page: readonly Passage[]): Map<number, Passage[]> {
  let length = 0
  const rows = new Map<string, number>()
  return Map.groupBy(page, (passage) => {
    const { text, kind, heading, isReview } = passage
    if (places.test(text) || isWarning(text)) return 0
    if (isRow(passage)) {
      const before = rows.get(heading) ?? 0
      rows.set(heading, before + 1)
      if (before >= firstRows) return 3
    }
    length += text.length
    return length <= firstShare || kind === 'price' || kind === 'contact' || isReview ? 1 : 2
  })
}

/** `Reach: 356, 367, 378`, and a line of a list of parts. */
const isRow = ({ text, kind }: Passage) =>
  kind !== 'price' &&
  kind !== 'contact' &&
  text.length < 160 &&
  /^[^.!?:\n]{1,40}: \S[^!?]*[^.!?]$/.test(text)
/** What its owner would insist on, on whatever page it stands. */
const isWarning = (text: string) => text.length <= longestWarning && warnings.test(text)
const longestWarning = 700
const warnings =
  /\b(?:not entitled to|cannot offer|not suitable for|should be aware|rather than booking|no arrivals|not allowed|in most cases,? no)\b/i
/** `TREC License #25374`: some say in a heading alone who has examined them. */
const isProof =
  /\b(?:licen[cs]e|registration|certificate|member|reg)\b\.? ?(?:no\.?|number|nr\.?|of the|of|#)?:? ?#?(?=\S*\d)\S{4,}|\b(?:certified|accredited|licensed|registered|zertifiziert|staatlich geprüft|certifié|certificado)\b|^\p{Lu}\S* badges$/iu
const places =
  /\b(?:address:|(?:are|is|based|located|situated|shop|workshop|studio|office|clinic|live|visit us|find us) (?:in|at|near|on) (?:the )?\p{Lu})/u

const headingOf = ({ heading, by, kind, place = [] }: Passage) =>
  kind === 'heading' ? (place.at(-1) ?? '') : by ? `${heading} (${by})` : heading

export function passagesAsData(reading: Reading): string {
  const { host, name, language, pages } = reading
  const shown = shownPassages(reading)
  // What a page is called says who the people on it are.
  const titles = pages
    .filter(({ url, title }) => title && shown.some((passage) => passage.url === url))
    .map(({ url, title }) => [pathOf(url), title.slice(0, 80)])
  const rows = shown.map((passage) => [
    passage.id,
    passage.saidOn ? `said by the client on ${passage.saidOn}` : pathOf(passage.url),
    headingOf(passage),
    passage.kind === 'data' ? seenOf(passage.text, reading) : passage.text,
  ])
  return asData('website', [{ website: host, name, language, pages: titles }, ...rows])
}

/** Of what is told to machines: numbers stand on the page as people write them, and a street that nobody sees is told to nobody. */
function seenOf(text: string, { passages }: Reading): string {
  const seen = passages.filter(({ kind }) => kind !== 'data').map((passage) => plain(passage.text))
  const isSeen = (part: string) => seen.some((other) => other.includes(plain(part)))
  return text
    .split('\n')
    .filter((line) => {
      const [label = '', value = ''] = line.split(/: (.*)/s)
      if (label === 'telephone')
        return !seen.some((other) => other.includes(plain(value).slice(-fewestDigits)))
      return label !== 'address' || value.split(', ').every(isSeen)
    })
    .join('\n')
}
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '')
/** Two ways to write one number share them. */
const fewestDigits = 8

const pathOf = (url: string) => URL.parse(url)?.pathname ?? ''
