/** A show goes to another house, or comes to an end: decisions that can be taken back until apps have followed them. */
import type pg from 'pg'
import { publicEpisodeGuids } from '#database/feed-episodes.ts'
import { oweOwnerLetters, takeBackLeavingLetters } from '#database/letters-to-owners.ts'
import { lockFeed, setLeaving } from '#database/public-shows.ts'
import { farewellLetters, hasClosed, hasMoved, staying } from '#domain/leaving.ts'
import type { Operator } from '#domain/operator.ts'
import type { PublicShow } from '#domain/public-show.ts'
import { readFeedApart } from '#reader/feed/read-feed-apart.ts'
import type { FetchPart } from '#vendors/web/web.ts'
import { withShow } from './change-public-show.ts'

type By = { pool: pg.Pool; operator: Pick<Operator, 'id'> | undefined; showId: string }
type Left = {
  outcome: 'done' | 'gone' | 'leaves' | 'no-address' | 'unread' | 'other-feed' | 'long-farewell' | 'too-late'
}

type Elsewhere = {
  typed: string
  /** They have looked there themselves: not every house lets a program in. */
  isSeen: boolean
}

/** The feed there has to have every episode under the guid that it has here: apps show the others twice. */
export async function moveShow(
  { fetchPart, origin, ...by }: By & { fetchPart: FetchPart; origin: string },
  { typed, isSeen }: Elsewhere,
): Promise<Left> {
  const address = feedElsewhere(typed, origin)
  if (!address) return { outcome: 'no-address' }
  const read = await fetchPart(address)
  const there = read.outcome === 'part' ? await guidsIn(read.body.toString('utf8')) : undefined
  if (!there && !isSeen) return { outcome: 'unread' }
  return withShow(by, 'move-show', async (client, show): Promise<Left> => {
    if (!mayLeave(show)) return { outcome: 'leaves' }
    const guids = await publicEpisodeGuids(client, show.showId)
    if (there && !guids.every((guid) => there.has(guid))) return { outcome: 'other-feed' }
    const [{ showId }, since] = [show, new Date()]
    await setLeaving(client, showId, { ...staying, movingTo: address, movingSince: since })
    await oweOwnerLetters(client, { showId, kind: 'portal-leaving', part: address, since })
    return { outcome: 'done' }
  })
}

export const endShow = (by: By, farewell: string): Promise<Left> =>
  withShow(by, 'end-show', async (client, show): Promise<Left> => {
    if (farewell.length > farewellLetters) return { outcome: 'long-farewell' }
    if (!mayLeave(show)) return { outcome: 'leaves' }
    const [{ showId, title }, since] = [show, new Date()]
    await setLeaving(client, showId, { ...staying, endingSince: since, farewell })
    await oweOwnerLetters(client, { showId, kind: 'portal-ending', part: title, since })
    return { outcome: 'done' }
  })

/** Neither moving nor ending. */
export const stayHere = (by: By): Promise<Left> =>
  withShow(by, 'stay-here', async (client, show): Promise<Left> => {
    if (isTooLate(show)) return { outcome: 'too-late' }
    const since = show.movingSince ?? show.endingSince
    if (!since) return { outcome: 'gone' }
    await setLeaving(client, show.showId, staying)
    await takeBackLeavingLetters(client, { showId: show.showId, title: show.title, since })
    return { outcome: 'done' }
  })

/** Whether another house may take the feed over. */
export const setLock = (by: By, isLocked: boolean): Promise<Left> =>
  withShow(by, isLocked ? 'lock-feed' : 'unlock-feed', async (client, { showId }): Promise<Left> => {
    await lockFeed(client, showId, isLocked)
    return { outcome: 'done' }
  })

const mayLeave = ({ publicSince, movingSince, endingSince }: PublicShow) =>
  publicSince !== null && movingSince === null && endingSince === null

const isTooLate = (show: PublicShow, now = new Date()) => hasMoved(show, now) || hasClosed(show, now)

/** As apps read them: in the feed itself some letters are written otherwise. */
async function guidsIn(text: string): Promise<ReadonlySet<string> | undefined> {
  const feed = await readFeedApart(text)
  if (feed === 'no-episodes') return new Set()
  return typeof feed === 'string' ? undefined : new Set(feed.episodes.map(({ guid }) => guid))
}

/** Where it cannot lead to: here. */
function feedElsewhere(typed: string, origin: string): string | undefined {
  const url = URL.parse(typed.trim())
  const isFit = url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !url.password
  return isFit && url.origin !== origin && url.href.length <= 1000 ? url.href : undefined
}
