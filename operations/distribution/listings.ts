/** What an operator says of a place, and what the place says of a show. */
import type pg from 'pg'
import { announcementsOf } from '#database/announcements.ts'
import { forgetListing, keepListing, type Listing, listingsOf } from '#database/listings.ts'
import { publicShow } from '#database/public-shows.ts'
import {
  type DirectoryId,
  directories,
  directoryOf,
  type ListingState,
  listingAddress,
  namesShow,
} from '#domain/directories.ts'
import { isId } from '#domain/id.ts'
import type { Operator } from '#domain/operator.ts'
import { withShow } from '#operations/shows/change-public-show.ts'
import type { Web } from '#vendors/web/web.ts'

type By = { pool: pg.Pool; operator: Pick<Operator, 'id'>; showId: string }
type PlaceDone = { outcome: 'done' | 'gone' | 'not-public' }
type ListingDone = { outcome: PlaceDone['outcome'] | 'no-address' | 'unread' | 'other-show' }

type Said = Exclude<ListingState, 'listed'> | 'not-yet'

/** Sent, refused, not wanted, or nothing of it. */
export const sayOfPlace = (
  { operator, ...by }: By,
  directory: DirectoryId,
  state: Said,
): Promise<PlaceDone> =>
  withShow(
    { ...by, operator },
    `place-${state}`,
    async (client, { showId, publicSince }): Promise<PlaceDone> => {
      if (state === 'not-yet') await forgetListing(client, showId, directory)
      else if (!publicSince && state !== 'not-wanted') return { outcome: 'not-public' }
      else await keepListing(client, { showId, directory, state, operatorId: operator.id })
      return { outcome: 'done' }
    },
  )

type Found = {
  typed: string /** They have seen it with their own eyes: some places let no program in. */
  isSeen: boolean
}

/** The page is read, and the show is listed where it stands there. */
export async function noteListing(
  { operator, ...by }: By & Pick<Web, 'fetchPage'>,
  directory: DirectoryId,
  { typed, isSeen }: Found,
): Promise<ListingDone> {
  const place = directoryOf(directory)
  const show = await publicShow(by.pool, by.showId)
  const listing = place && listingAddress(place, typed)
  if (!show) return { outcome: 'gone' }
  if (!listing) return { outcome: 'no-address' }
  const read = await by.fetchPage(listing)
  if (read.outcome === 'page' && !namesShow(read.text, show.title)) return { outcome: 'other-show' }
  if (read.outcome !== 'page' && !isSeen) return { outcome: 'unread' }
  const seenBy = read.outcome === 'page' ? 'page' : 'operator'
  return withShow(
    { ...by, operator },
    'place-listed',
    async (client, { showId, publicSince }): Promise<ListingDone> => {
      if (!publicSince) return { outcome: 'not-public' }
      await keepListing(client, {
        showId,
        directory,
        state: 'listed',
        listing,
        seenBy,
        operatorId: operator.id,
      })
      return { outcome: 'done' }
    },
  )
}

/** Every place, and what is known of it. */
export async function placesOf(pool: pg.Pool, showId: string) {
  const show = isId(showId) ? await publicShow(pool, showId) : undefined
  if (!show) return undefined
  const said = new Map((await listingsOf(pool, showId)).map((each) => [each.directory, each]))
  return {
    show,
    places: directories.map((place) => ({ ...place, said: said.get(place.id) ?? null })),
    announced: await announcementsOf(pool, showId),
  }
}

export type Place = (typeof directories)[number] & { said: Listing | null }
