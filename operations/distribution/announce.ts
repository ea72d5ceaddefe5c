/** Tells those who collect feeds what has changed, apart from whatever changed it. */
import type pg from 'pg'
import { claimAnnouncement, noteAnnouncement, oweAnnouncements } from '#database/announcements.ts'
import { claimChore } from '#database/expired.ts'
import { keepListing, unlistedAt } from '#database/listings.ts'
import { directoryOf, listingAddress, type Receiver, triesAgainAfter } from '#domain/directories.ts'
import { showFeedPath } from '#domain/public-show.ts'
import type { Announce } from '#vendors/directories/announce.ts'
import { appleListing } from '#vendors/directories/apple-look-up.ts'
import type { FetchPart } from '#vendors/web/web.ts'

type Wanted = { pool: pg.Pool; origin: string; receivers: readonly Receiver[]; announce: Announce }

/** Resolves to how many were told. */
export async function announceShows({ pool, origin, receivers, announce }: Wanted): Promise<number> {
  await oweAnnouncements(pool, receivers)
  for (let told = 0; ; ) {
    const owed = await claimAnnouncement(pool, receivers)
    if (!owed) return told
    const trouble = await announce(owed.receiver, origin + showFeedPath(owed.slug))
    if (!trouble) told++
    const again = trouble ? { trouble, againInSeconds: triesAgainAfter(owed.tries) } : {}
    await noteAnnouncement(pool, owed, again)
  }
}

const day = 86_400

/** Once a day. Resolves to how many Apple lists since then; what it does not say changes nothing. */
export async function lookUpAtApple(
  { pool, origin }: Pick<Wanted, 'pool' | 'origin'>,
  fetchPart: FetchPart,
): Promise<number> {
  if (!(await claimChore(pool, 'look-up-at-apple', day))) return 0
  const apple = directoryOf('apple')
  let listed = 0
  for (const { showId, slug, title } of await unlistedAt(pool, 'apple')) {
    const page = await appleListing(fetchPart, { title, feed: origin + showFeedPath(slug) })
    const listing = page && apple && listingAddress(apple, page)
    if (!listing) continue
    await keepListing(pool, { showId, directory: 'apple', state: 'listed', listing, seenBy: 'look-up' })
    listed++
  }
  return listed
}
