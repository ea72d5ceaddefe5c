import type pg from 'pg'
import { episodeOfShow, findPublicShow, heardShow, type ShowWithEpisodes } from '#database/heard-shows.ts'

/** Under any name that it has had. Undefined: no public show is called so. */
export async function hearShow(pool: pg.Pool, slug: string): Promise<ShowWithEpisodes | undefined> {
  const standing = await findPublicShow(pool, slug)
  return standing && heardShow(pool, standing.showId)
}

export const hearEpisodeOfShow = (pool: pg.Pool, show: string, episode: string) =>
  episodeOfShow(pool, { show, episode })
