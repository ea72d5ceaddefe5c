import type pg from 'pg'
import { stopMail as stopMailOf } from '#database/letters.ts'

/** The reader of a letter wants no more of it, and no episode. False: the link is none of ours. */
export const stopMail = async (pool: pg.Pool, token: string): Promise<boolean> =>
  /^[0-9a-f]{64}$/.test(token) && stopMailOf(pool, token)
