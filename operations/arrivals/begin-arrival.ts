/** What is proved is fetched, put into the feed here, and followed until its old address leads here. */

import type pg from 'pg'
import {
  type Arriving,
  arrivalOf,
  arrivingOf,
  countArriving,
  dropArrival,
  mediaOfArriving,
  setArrivalState,
} from '#database/arrivals.ts'
import { oweLost } from '#database/arriving-work.ts'
import { proofWord } from '#domain/arriving-show.ts'
import { isId } from '#domain/id.ts'
import { slugOf } from '#domain/public-show.ts'
import { mediaKey } from '#domain/published-episode.ts'
import { againstEpisode, againstShow } from '#domain/show-rules.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { type ArrivalDone, type By, changing } from './read-arrival.ts'

export const beginArrival = (by: By): Promise<ArrivalDone> =>
  changing(by, 'begin-arrival', async (client, arrival): Promise<ArrivalDone> => {
    if (arrival?.state !== 'read') return { outcome: arrival ? 'busy' : 'gone' }
    if (arrival.found.isLocked) return { outcome: 'locked' }
    if (!arrival.proof) return { outcome: 'not-proved' }
    await setArrivalState(client, by.showId, 'fetching')
    return { outcome: 'done' }
  })

export const fetchLostAgain = (by: By): Promise<ArrivalDone> =>
  changing(by, 'fetch-lost-again', async (client, arrival): Promise<ArrivalDone> => {
    if (arrival?.state !== 'here' && arrival?.state !== 'fetching') return { outcome: 'gone' }
    await oweLost(client, by.showId)
    await setArrivalState(client, by.showId, 'fetching')
    return { outcome: 'done' }
  })

/** Nothing of it stays, once it is not in the feed here. */
export async function giveUpArrival(by: By & { storage: Storage }): Promise<ArrivalDone> {
  const names: string[] = []
  const done = await changing(by, 'give-up-arrival', async (client, arrival): Promise<ArrivalDone> => {
    if (!arrival || arrival.state === 'moving' || arrival.state === 'moved') return { outcome: 'gone' }
    names.push(...(await mediaOfArriving(client, by.showId)))
    await dropArrival(client, by.showId)
    return { outcome: 'done' }
  })
  for (const name of names)
    for (const key of await by.storage.list(mediaKey(name, ''))) await by.storage.delete(key)
  return done
}

/** For its screen: what directories would refuse of it today, and how far it is. */
export async function arrivalShown(pool: pg.Pool, showId: string) {
  const arrival = isId(showId) ? await arrivalOf(pool, showId) : undefined
  if (!arrival) return undefined
  const [episodes, counts] = [await arrivingOf(pool, showId), await countArriving(pool, showId)]
  const { title, description, category, language, author, website, ownerEmail } = arrival.found
  const texts = { title, description, category, language, author, website, ownerEmail, slug: slugOf(title) }
  const { codeUntil, token, ...rest } = arrival
  return {
    ...rest,
    codeUntil,
    word: proofWord(token),
    counts,
    total: episodes.length,
    broken: againstShow({ ...texts, episodes: episodes.length }),
    complaints: episodes.map((each) => complaintsOf(each, title)).filter(({ broken }) => broken.length > 0),
    lost: episodes
      .filter(({ state }) => state === 'lost')
      .map(({ id, said, trouble }) => ({ id, title: said.title, trouble })),
  }
}

/** Its sound is looked at when it is here. */
function complaintsOf({ id, said }: Arriving, show: string) {
  const { title, description } = said
  return {
    id,
    title,
    broken: againstEpisode({ title, description, show, seconds: 1, bytes: 1, storedBytes: 1 }),
  }
}
