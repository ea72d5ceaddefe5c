/** What of a website a model is shown: pages that customers read first, each in its order, as far as there is room. */
import type { PageRole, Passage, Reading } from '#domain/evidence.ts'
import { asData } from './as-data.ts'

/** About six thousand tokens. */
const mostCharacters = 24_000

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

function shownPassages({ pages, passages }: Reading): Passage[] {
  const roles = new Map(pages.map(({ url, role }) => [url, role]))
  const urls = [...new Set(passages.map(({ url }) => url))].sort((a, b) => rankOf(a) - rankOf(b))
  function rankOf(url: string): number {
    const role = roles.get(url)
    return url === '' ? -1 : role ? rank[role] : rank.other
  }
  const told = passages.filter(({ kind }) => kind !== 'heading' && kind !== 'title')
  const parts = urls.flatMap((url) => cut(told.filter((passage) => passage.url === url)))
  const first = parts.flatMap(([part]) => part ?? [])
  const rest = parts.flatMap(([, part]) => part ?? [])
  let room = mostCharacters
  const shown = [...first, ...rest].filter(({ text, heading }) => {
    room -= text.length + heading.length + 20
    return room > 0
  })
  return passages.filter((passage) => shown.includes(passage))
}

function cut(page: readonly Passage[]): [Passage[], Passage[]][] {
  let length = 0
  const first = page.filter(({ text, kind, isReview }) => {
    length += text.length
    return length <= firstShare || kind === 'price' || kind === 'contact' || isReview
  })
  return [[first, page.filter((passage) => !first.includes(passage))]]
}

export function passagesAsData(reading: Reading): string {
  const { host, name, language } = reading
  const rows = shownPassages(reading).map(({ id, url, heading, text, by, saidOn }) => [
    id,
    saidOn ? `said by the client on ${saidOn}` : pathOf(url),
    by ? `${heading} (${by})` : heading,
    text,
  ])
  return asData('website', [{ website: host, name, language }, ...rows])
}

const pathOf = (url: string) => URL.parse(url)?.pathname ?? ''
