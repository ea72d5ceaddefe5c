/** Apple's search, which needs no key: whether it lists a feed, and where. */
import type { FetchPart } from '#vendors/web/web.ts'

const search = 'https://itunes.apple.com/search?media=podcast&entity=podcast&limit=50&term='

/** Undefined: it does not list it, or did not say. */
export async function appleListing(
  fetchPart: FetchPart,
  { title, feed }: { title: string; feed: string },
): Promise<string | undefined> {
  const found = await fetchPart(search + encodeURIComponent(title))
  if (found.outcome !== 'part') return undefined
  const page = resultsIn(found.body.toString('utf8')).find(({ feedUrl }) =>
    isSame(feedUrl, feed),
  )?.collectionViewUrl
  return typeof page === 'string' ? page : undefined
}

type Result = { feedUrl?: unknown; collectionViewUrl?: unknown }

function resultsIn(text: string): Result[] {
  try {
    const answer: unknown = JSON.parse(text)
    const list = typeof answer === 'object' && answer !== null && 'results' in answer ? answer.results : []
    return Array.isArray(list) ? list.filter((each) => typeof each === 'object' && each !== null) : []
  } catch {
    return []
  }
}

const isSame = (found: unknown, feed: string) =>
  typeof found === 'string' && found.replace(/\/$/, '') === feed.replace(/\/$/, '')
