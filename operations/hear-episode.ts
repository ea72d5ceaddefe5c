import { hash } from 'node:crypto'
import type pg from 'pg'
import { findEpisode } from '#database/episodes.ts'
import { isListenToken, type PublishedEpisode } from '#domain/published-episode.ts'

/** The episode behind a link; nothing for a link that is unknown or whose episode was deleted. */
export const hearEpisode = async (pool: pg.Pool, token: string): Promise<PublishedEpisode | undefined> =>
  isListenToken(token) ? findEpisode(pool, hash('sha256', token, 'hex')) : undefined
