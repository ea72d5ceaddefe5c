/** What is proved is fetched, put into the feed here, and followed until its old address leads here. */

import {
  type Arrival,
  arrivalOf,
  dropArrival,
  mediaOfArriving,
  oweEpisodes,
  setArrivalState,
} from '#database/arrivals.ts'
import { oweLost } from '#database/arriving-work.ts'
import { mediaKey } from '#domain/published-episode.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { fetchFeed } from './fetch-feed.ts'
import { type ArrivalDone, type By, changing, keepRead, type Reads } from './read-arrival.ts'

/** Its feed is read once more: whether it is locked, and whose it is, counts as it is now. */
export async function beginArrival(by: Reads): Promise<ArrivalDone> {
  const asRead = await arrivalOf(by.pool, by.showId)
  if (asRead?.state !== 'read') return { outcome: asRead ? 'busy' : 'gone' }
  if (asRead.found.isLocked) return { outcome: 'locked' }
  if (!asRead.proof) return { outcome: 'not-proved' }
  const read = await fetchFeed(by.files, asRead.feedUrl)
  if (typeof read === 'string') return { outcome: read }
  return changing(by, 'begin-arrival', async (client, before): Promise<ArrivalDone> => {
    if (before?.state !== 'read') return { outcome: before ? 'busy' : 'gone' }
    if (before.token !== asRead.token) return { outcome: 'not-proved' }
    const outcome = await keepRead(client, by, { before, feedUrl: asRead.feedUrl, read })
    const arrival = await arrivalOf(client, by.showId)
    if (outcome !== 'done' || !arrival) return { outcome }
    if (arrival.found.isLocked) return { outcome: 'locked' }
    if (!arrival.proof) return { outcome: 'not-proved' }
    await setArrivalState(client, by.showId, 'fetching')
    return { outcome }
  })
}

const isIn = (arrival: Arrival | undefined) => arrival?.state === 'moving' || arrival?.state === 'moved'

/** Once the rest is in the feed here, too: what comes then goes in with the next press. */
export const fetchLostAgain = (by: By): Promise<ArrivalDone> =>
  changing(by, 'fetch-lost-again', async (client, arrival): Promise<ArrivalDone> => {
    if (!arrival || arrival.state === 'read') return { outcome: 'gone' }
    await oweLost(client, by.showId)
    if (!isIn(arrival)) await setArrivalState(client, by.showId, 'fetching')
    return { outcome: 'done' }
  })

/** What the old host has published since its feed was read. */
export async function fetchNewer(by: Reads): Promise<ArrivalDone> {
  const asRead = await arrivalOf(by.pool, by.showId)
  if (!asRead || !isIn(asRead)) return { outcome: 'gone' }
  const read = await fetchFeed(by.files, asRead.feedUrl)
  if (typeof read === 'string') return { outcome: read }
  return changing(by, 'fetch-newer', async (client, arrival): Promise<ArrivalDone> => {
    if (!isIn(arrival)) return { outcome: 'gone' }
    return { outcome: (await oweEpisodes(client, by.showId, read.episodes)) > 0 ? 'done' : 'nothing-new' }
  })
}

/** Nothing of it stays, once it is not in the feed here. */
export async function giveUpArrival(by: By & { storage: Storage }): Promise<ArrivalDone> {
  const names: string[] = []
  const done = await changing(by, 'give-up-arrival', async (client, arrival): Promise<ArrivalDone> => {
    if (!arrival || isIn(arrival)) return { outcome: 'gone' }
    names.push(...(await mediaOfArriving(client, by.showId)))
    await dropArrival(client, by.showId)
    return { outcome: 'done' }
  })
  for (const name of names)
    for (const key of await by.storage.list(mediaKey(name, ''))) await by.storage.delete(key)
  return done
}
