/** What the page shows of all that was read: so much at once, and honestly counted. */
import type { LeftOut } from '#domain/evidence.ts'
import type { AllRead, Readable } from '#production/writer/readable.ts'
import type { ReadQuery } from '#site/studio/read-query.ts'

const mostOnPage = 25
const mostOfReason = 5

export type ShownReadable = Readable & { isInScript: boolean }
export type LeftOutReason = { reason: string; count: number; some: readonly LeftOut[] }
export type ShownReading = {
  items: readonly ShownReadable[]
  reasons: readonly LeftOutReason[]
  count: number
  pages: number
}

/** `isInScript`: places that are read already. */
export function shownOf(
  read: AllRead,
  asked: ReadQuery,
  isInScript: (place: string) => boolean,
): ShownReading {
  return asked.view === 'left-out' ? leftOut(read, asked) : passages(read, asked, isInScript)
}

function passages(
  { suggested, all }: AllRead,
  asked: ReadQuery,
  isInScript: (place: string) => boolean,
): ShownReading {
  const isAsked = matching(asked.words)
  const found = (asked.view === 'all' ? all : suggested)
    .filter(({ url, heading, question = '', sentences }) =>
      isAsked([url, heading, question, ...sentences.map(({ text }) => text)].join(' ')),
    )
    .map((each) => ({ ...each, isInScript: each.sentences.some(({ place }) => isInScript(place)) }))
  const wanted = asked.view === 'all' ? found : found.filter((each) => !each.isInScript)
  return { ...paged(wanted, asked.page), reasons: [], count: wanted.length }
}

function leftOut(read: AllRead, asked: ReadQuery): ShownReading {
  const isAsked = matching(asked.words)
  const found = read.leftOut.filter(({ text, url }) => isAsked(`${url} ${text}`))
  const byReason = Map.groupBy(found, ({ reason }) => reason)
  if (asked.reason) {
    const all = byReason.get(asked.reason) ?? []
    const { from, pages } = pageOf(all.length, asked.page)
    const some = all.slice(from, from + mostOnPage)
    return {
      items: [],
      reasons: [{ reason: asked.reason, count: all.length, some }],
      count: all.length,
      pages,
    }
  }
  const reasons = [...byReason]
    .map(([reason, all]) => ({ reason, count: all.length, some: all.slice(0, mostOfReason) }))
    .sort((a, b) => b.count - a.count)
  return { items: [], reasons, count: found.length, pages: 1 }
}

/** Every word stands somewhere in it. */
function matching(words: string): (text: string) => boolean {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return (text) => {
    const lowered = text.toLowerCase()
    return wanted.every((word) => lowered.includes(word))
  }
}

function paged<T>(all: readonly T[], page: number) {
  const { from, pages } = pageOf(all.length, page)
  return { items: all.slice(from, from + mostOnPage), pages }
}

function pageOf(count: number, page: number) {
  const pages = Math.max(1, Math.ceil(count / mostOnPage))
  return { pages, from: (Math.min(page, pages) - 1) * mostOnPage }
}
