/** What has arrived goes into the feed here: the same guids, dates and numbers, under addresses of ours. */
import type pg from 'pg'
import { type Arrival, type Arriving, arrivingOf, setArrivalState } from '#database/arrivals.ts'
import { claimMoving } from '#database/arriving-work.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { oweOwnerLetters } from '#database/letters-to-owners.ts'
import { keepPublicShow, publicShow } from '#database/public-shows.ts'
import { forgetTaken, namesGiven, type TakenIn, takeGuid, takeIn } from '#database/take-in.ts'
import { showFeedPath, slugOf } from '#domain/public-show.ts'
import { checkWebsite } from '#domain/website-address.ts'
import { podcastGuid } from '#operations/shows/podcast-guid.ts'
import type { FileWeb } from '#vendors/web/file-web.ts'
import { complaintsOf } from './complaints.ts'
import { type ArrivalDone, type By, changing } from './read-arrival.ts'

type Refusal = 'guid-taken' | 'names-taken' | 'not-here' | 'leaves' | 'not-fit'
type TakeInDone = ArrivalDone | { outcome: Refusal }

/** What was lost stays behind. The show becomes public by the same press as every other. */
export async function takeArrivalIn(by: By, origin: string): Promise<TakeInDone> {
  let refused: Refusal | undefined
  const done = await changing(by, 'take-arrival-in', async (client, arrival): Promise<ArrivalDone> => {
    const arrived = (await arrivingOf(client, by.showId)).filter(({ state }) => state === 'here')
    refused = await refusalOf(client, arrival, arrived)
    if (refused || !arrival) return { outcome: 'gone' }
    const { found, showId } = arrival
    const website = checkWebsite(found.website, { takesLongEndings: true })
    await takeIn(client, {
      showId,
      website: website.ok ? website.website : 'text:arrived',
      episodes: named(arrived, await namesGiven(client, showId)),
    })
    await forgetTaken(client, showId)
    // What comes after the rest has been told already.
    if (arrival.state !== 'here') return { outcome: 'done' }
    await setArrivalState(client, showId, 'moving')
    const slug = (await publicShow(client, showId))?.slug ?? ''
    await oweOwnerLetters(client, { showId, kind: 'portal-arrived', part: origin + showFeedPath(slug) })
    return { outcome: 'done' }
  })
  return refused ? { outcome: refused } : done
}

async function refusalOf(
  client: pg.ClientBase,
  arrival: Arrival | undefined,
  arrived: readonly Arriving[],
): Promise<Refusal | undefined> {
  const isReady = arrival && arrival.state !== 'read' && arrival.state !== 'fetching'
  if (!isReady || arrived.length === 0) return 'not-here'
  const show = await publicShow(client, arrival.showId, { isLocked: true })
  // What has said that nothing is added, or that it is elsewhere, keeps to that.
  if (show?.movingSince ?? show?.endingSince) return 'leaves'
  // Whoever listens already is told nothing that directories refuse.
  if (show?.publicSince && arrived.some((each) => complaintsOf(each, show.title).length > 0)) return 'not-fit'
  return arrival.state === 'here' ? fillIn(client, arrival) : undefined
}

/** Nobody types what its feed says. */
async function fillIn(
  client: pg.ClientBase,
  { showId, found, feedUrl, token }: Arrival,
): Promise<'guid-taken' | 'names-taken' | undefined> {
  if (!(await publicShow(client, showId))) {
    const { title, description, category, language, author, website, ownerEmail } = found
    const texts = { title, description, category, language, author, website, ownerEmail }
    const slug = slugOf(title) || `show-${token.slice(0, 8)}`
    for (const name of [slug, `${slug.slice(0, 50)}-${token.slice(0, 6)}`])
      if (await keepPublicShow(client, showId, { ...texts, slug: name })) break
  }
  if (!(await publicShow(client, showId))) return 'names-taken'
  const isOurs = await takeGuid(client, showId, found.podcastGuid ?? podcastGuid(feedUrl))
  return isOurs ? undefined : 'guid-taken'
}

/** The numbers that its feed has said, where they tell all of them apart; else in the order of their dates. */
function named(arrived: readonly Arriving[], given: { slugs: readonly string[]; last: number }): TakenIn[] {
  const said = arrived.map(({ said: { number } }) => number ?? 0)
  const isTold = given.last === 0 && new Set(said).size === said.length && !said.includes(0)
  const taken = new Set(given.slugs)
  return arrived.map(({ id, said: { title, number } }, at) => {
    const own = isTold && number ? number : given.last + at + 1
    const wanted = slugOf(title) || `episode-${own}`
    const slug = [wanted, `${wanted}-${own}`, `episode-${own}`, `${wanted}-${id.slice(0, 8)}`].find(
      (each) => !taken.has(each),
    )
    taken.add(slug ?? '')
    return { id, slug: slug ?? `${wanted}-${id.slice(0, 9)}`, number: own }
  })
}

type Following = { pool: pg.Pool; files: FileWeb; origin: string }

/** Once a day each. Resolves to how many have moved since then. */
export async function followMoving({ pool, files, origin }: Following): Promise<number> {
  for (let moved = 0; ; ) {
    const moving = await claimMoving(pool)
    if (!moving) return moved
    const ours = origin + showFeedPath(moving.slug)
    const way = await files.leadsTo(moving.feedUrl)
    if (!way.some((place) => isFeedHere(place, { origin, names: moving.names }))) continue
    await inTransaction(pool, async (client) => {
      await setArrivalState(client, moving.showId, 'moved')
      await oweOwnerLetters(client, { showId: moving.showId, kind: 'portal-moved', part: ours })
    })
    moved++
  }
}

/** Under any name that the show has had here; encrypted or not, we lead on from there. */
function isFeedHere(place: string, { origin, names }: { origin: string; names: readonly string[] }): boolean {
  const { host, pathname } = new URL(place)
  return host === new URL(origin).host && names.some((name) => pathname === showFeedPath(name))
}
