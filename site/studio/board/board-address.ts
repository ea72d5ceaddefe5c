import { type BoardPlace, type BoardState, boardStates, needs } from '#domain/board.ts'
import type { BoardWish } from '#operations/show-board.ts'
import { paths } from '#site/paths.ts'

/** The address is the whole state of the board; what it does not know it takes for the usual. */
export function wishOf(params: URLSearchParams): BoardWish {
  return {
    filter: boardStates.find((state) => state === params.get('show')) ?? 'all',
    search: (params.get('q') ?? '').trim().slice(0, 200),
    after: placeOf(params.get('after') ?? ''),
  }
}

export function boardAddress({ filter, search, after }: BoardWish): string {
  const query = new URLSearchParams({
    ...(filter !== 'all' && { show: filter }),
    ...(search && { q: search }),
    ...(after && {
      after: `${after.state}${after.need ? `~${after.need}` : ''}.${Math.round(after.createdAt * 1000)}.${after.id}`,
    }),
  }).toString()
  return query ? `${paths.studio()}?${query}` : paths.studio()
}

/** Where a page begins: microseconds, because requests may differ in nothing else. */
function placeOf(text: string): BoardPlace | undefined {
  const [, state, wanted, micros, id] =
    /^([a-z-]+)(?:~([a-z-]+))?\.(\d{1,16})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(text) ?? []
  const known = boardStates.find((each): each is BoardState => each === state)
  const need = needs.find((each) => each === wanted)
  return known && id ? { state: known, need, createdAt: Number(micros) / 1000, id } : undefined
}
