/** Pages that a website has once for each town, so that machines find it there: they say the same, and who reads one of them reads of a town that is not asked for. */
import type { Reading } from '#domain/evidence.ts'
import type { Words } from './words-of.ts'

/** So many towns, and so few of the pages that something else is left to tell. */
const [leastTowns, mostShare] = [3, 0.7]

export function pagesOfTowns({ pages, url }: Reading, words: Words): ReadonlySet<string> {
  const known = pages.flatMap((page) => {
    const found = page.url === url ? undefined : placeIn(page.title, words)
    return found ? [{ url: page.url, ...found }] : []
  })
  const shapes = Map.groupBy(known, ({ shape }) => shape)
  const ofTowns = [...shapes.values()]
    .filter((all) => new Set(all.map(({ place }) => place)).size >= leastTowns)
    .flat()
  return new Set(ofTowns.length <= mostShare * pages.length ? ofTowns.map((each) => each.url) : [])
}

/** `Custom cakes in Halden` is `custom cakes in` and a town. */
function placeIn(title: string, { toPlaces, nounsAreLarge }: Words) {
  if (nounsAreLarge) return undefined
  const [, shape = '', before = '', place = ''] =
    /^(.*?)\s(\p{Ll}+) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})/u.exec(title) ?? []
  return place && toPlaces.is(before) ? { shape: `${shape} ${before}`.toLowerCase(), place } : undefined
}
