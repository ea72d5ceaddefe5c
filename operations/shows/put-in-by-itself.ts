import type pg from 'pg'
import { noteTriedForFeed, untriedForFeeds } from '#database/feed-episodes.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { putIntoFeed } from './change-feed.ts'

/**
 * What is published of a public show goes into its feed. Each is tried once: what the gate refuses waits for an operator,
 * who sees why. Resolves to how many came in.
 */
export async function putPublishedIntoFeeds(by: { pool: pg.Pool; storage: Storage }): Promise<number> {
  let added = 0
  const faults: unknown[] = []
  for (const { showId, requestId, named } of await untriedForFeeds(by.pool))
    try {
      const { outcome } = await putIntoFeed({ ...by, operator: undefined, showId }, requestId, named)
      // Published again meanwhile: it comes with the next look.
      if (outcome !== 'gone') await noteTriedForFeed(by.pool, requestId)
      if (outcome === 'done') added++
    } catch (fault) {
      faults.push(fault) // the others do not wait for this one
    }
  if (faults.length > 0) throw faults[0]
  return added
}
