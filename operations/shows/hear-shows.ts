import type pg from 'pg'
import { episodeOfShow, findPublicShow, heardShow, type ShowWithEpisodes } from '#database/heard-shows.ts'

/** What is left of a show that has ended. */
export type Closed = { closedWith: string }

/** Under any name that it has had. Undefined: no public show is called so. */
export async function hearShow(pool: pg.Pool, slug: string): Promise<ShowWithEpisodes | Closed | undefined> {
  const standing = await findPublicShow(pool, slug)
  if (!standing) return undefined
  const { showId, closedWith } = standing
  return closedWith === null ? heardShow(pool, showId) : { closedWith }
}

export const hearEpisodeOfShow = (pool: pg.Pool, show: string, episode: string) =>
  episodeOfShow(pool, { show, episode })
