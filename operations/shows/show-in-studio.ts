import type pg from 'pg'
import { newestAnswers } from '#database/answers.ts'
import { episodesToOffer, type OfferedEpisode } from '#database/feed-episodes.ts'
import { listMembers } from '#database/members.ts'
import { clientOfShow, publicShow } from '#database/public-shows.ts'
import { languageOfShow } from '#database/show-material.ts'
import { isId } from '#domain/id.ts'
import type { ShowTexts } from '#domain/public-show.ts'
import { mediaKey } from '#domain/published-episode.ts'
import { againstEpisode, againstShow } from '#domain/show-rules.ts'
import type { Storage } from '#vendors/storage/storage.ts'

type Kept = { pool: pg.Pool; storage: Storage }

/** What its screen shows: the show, its episodes, and what directories would refuse. Undefined: there is none. */
export async function showInStudio({ pool, storage }: Kept, showId: string) {
  const of = isId(showId) ? await clientOfShow(pool, showId) : undefined
  if (!of) return undefined
  const [show, offered] = await Promise.all([publicShow(pool, showId), episodesToOffer(pool, showId)])
  const known = show ? {} : await knownOf(pool, { ...of, showId })
  const episodes = await Promise.all(
    offered.map(async (episode) => ({
      ...episode,
      broken: againstEpisode({ ...(await askedOf(storage, episode)), show: show?.title ?? '' }),
    })),
  )
  const broken = show ? againstShow({ ...show, episodes: inFeed(offered) }) : []
  return { ...of, showId, show: show ?? null, known, episodes, broken, now: new Date() }
}

/** What nobody has to type of a show that nobody has filled in. */
async function knownOf(
  pool: pg.Pool,
  { clientId, client, showId }: { clientId: string; client: string; showId: string },
): Promise<Partial<ShowTexts>> {
  const [people, language, answers] = await Promise.all([
    listMembers(pool, clientId),
    languageOfShow(pool, showId),
    newestAnswers(pool, showId),
  ])
  const website = answers.find(({ question }) => question === 'website')?.answer.text
  const [owner] = people.filter(({ role }) => role === 'owner')
  return {
    ...{ author: client, language },
    ...(owner && { ownerEmail: owner.email }),
    ...(website && { website }),
  }
}

export const inFeed = (episodes: readonly OfferedEpisode[]) =>
  episodes.filter((each) => each.inFeed && !each.inFeed.withdrawnAt).length

/** With the texts that it would have. What is in the feed was looked for when it came there. */
async function askedOf(storage: Storage, episode: OfferedEpisode) {
  const { named, seconds, bytes, inFeed } = episode
  const { title, description } = inFeed ?? named
  const isThere = inFeed && !inFeed.withdrawnAt
  const storedBytes = isThere ? bytes : await storedBytesOf(storage, episode)
  return { title, description, seconds, bytes, storedBytes }
}

export const storedBytesOf = async (storage: Storage, { media }: Pick<OfferedEpisode, 'media'>) =>
  (await storage.stat(mediaKey(media, 'episode.mp3')))?.size
