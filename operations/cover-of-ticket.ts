import type pg from 'pg'
import { keyOfCover } from '#database/makings.ts'
import { ticketHash } from './request-episode.ts'

/** Where the cover lies that belongs to this ticket, if there is one by now. */
export const coverOfTicket = (pool: pg.Pool, ticket: string): Promise<string | undefined> =>
  keyOfCover(pool, ticketHash(ticket))
