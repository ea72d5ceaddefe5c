/** What of a reading is looked at, and for which place of the script: all of it stands in the address. */
export const views = ['suggested', 'all', 'left-out'] as const
type View = (typeof views)[number]

export type ReadQuery = {
  view: View
  words: string
  page: number
  /** Of what is left out: one reason. */
  reason: string
  /** Any sentence of the passage, or what it is put in after. */
  at: string
  how: 'instead' | 'after'
  /** Where that sentence stood, for the case that somebody leaves it out meanwhile. */
  near: number
  /** Which passage is open. */
  take: string
}

const most = { words: 200, page: 10_000, near: 100_000 }

export function readQueryIn(search: URLSearchParams): ReadQuery {
  const text = (name: string, longest = 80) => (search.get(name) ?? '').slice(0, longest)
  const number = (name: 'page' | 'near') =>
    /^\d{1,6}$/.test(text(name)) ? Math.min(most[name], Number(text(name))) : 0
  const view = views.find((each) => each === search.get('view'))
  return {
    view: view ?? 'suggested',
    words: text('q', most.words).trim(),
    page: Math.max(1, number('page')),
    reason: text('reason', 200),
    at: /^[a-z0-9]{1,24}$/.test(text('at')) ? text('at') : '',
    how: search.get('how') === 'after' ? 'after' : 'instead',
    near: number('near'),
    take: text('take'),
  }
}

/** As an address has it; what is usual is not said. */
export function searchOf(asked: Partial<ReadQuery>): string {
  const { view, words, page, reason, at, how, near, take } = asked
  const search = new URLSearchParams({
    ...(view && view !== 'suggested' && { view }),
    ...(words && { q: words }),
    ...(reason && { reason }),
    ...(page && page > 1 && { page: String(page) }),
    ...(at && { at, how: how ?? 'instead', near: String(near ?? 0) }),
    ...(take && { take }),
  })
  const query = search.toString()
  return query ? `?${query}` : ''
}
