import type pg from 'pg'
import { type FoundShows, findShows } from '#database/ties.ts'
import { patternsOf } from './search-patterns.ts'

/** Shows that an episode can be of: those that fit what somebody has typed, and the one that is chosen. */
export const showsToChoose = (
  pool: pg.Pool,
  search: string,
  chosen: string | undefined,
): Promise<FoundShows> => findShows(pool, { search, patterns: patternsOf(search), chosen })
