/** An approved episode that is published goes into the feed of its show, and out of it. */
import type pg from 'pg'
import { addToFeed, episodesToOffer, withdrawFromFeed } from '#database/feed-episodes.ts'
import type { Operator } from '#domain/operator.ts'
import { type EpisodeTexts, slugOf } from '#domain/public-show.ts'
import { againstEpisode, type EpisodeRule } from '#domain/show-rules.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { withShow } from './change-public-show.ts'
import { inFeed, storedBytesOf } from './show-in-studio.ts'

type EpisodeDone =
  | { outcome: 'done' | 'gone' | 'last' | 'leaves' }
  | { outcome: 'refused'; broken: EpisodeRule[] }

type By = { pool: pg.Pool; storage: Storage; operator: Pick<Operator, 'id'> | undefined; showId: string }

/** One that is there already gets these words; one that was withdrawn comes back where it was. */
export async function putIntoFeed(by: By, requestId: string, texts: EpisodeTexts): Promise<EpisodeDone> {
  const find = async (client: pg.Pool | pg.ClientBase) =>
    (await episodesToOffer(client, by.showId)).find((each) => each.requestId === requestId)
  // Storage may be slow: nobody else waits for it.
  const before = await find(by.pool)
  const storedBytes = before && (await storedBytesOf(by.storage, before))
  return withShow(
    { ...by, requestId },
    'put-into-feed',
    async (client, { showId, title, endingSince }): Promise<EpisodeDone> => {
      const offered = await find(client)
      if (!offered || offered.media !== before?.media) return { outcome: 'gone' }
      const isThere = offered.inFeed && !offered.inFeed.withdrawnAt
      // Apps do not ask again for what has said that it is complete.
      if (endingSince && !isThere) return { outcome: 'leaves' }
      const { seconds, bytes } = offered
      const broken = againstEpisode({ seconds, bytes, storedBytes, ...texts, show: title })
      if (broken.length > 0) return { outcome: 'refused', broken }
      const added = await addToFeed(client, { ...texts, showId, requestId, slug: slugOf(texts.title) })
      return { outcome: added ? 'done' : 'gone' }
    },
  )
}

/** A public show without an episode would be refused everywhere. */
export const takeOutOfFeed = (by: By, requestId: string): Promise<EpisodeDone> =>
  withShow({ ...by, requestId }, 'take-out-of-feed', async (client, show): Promise<EpisodeDone> => {
    const { showId, publicSince } = show
    const offered = await episodesToOffer(client, showId)
    const listed = offered.find((each) => each.requestId === requestId)?.inFeed
    if (!listed || listed.withdrawnAt) return { outcome: 'gone' }
    if (publicSince && inFeed(offered) === 1) return { outcome: 'last' }
    await withdrawFromFeed(client, showId, requestId)
    return { outcome: 'done' }
  })
