/** The book of an episode in the database: whoever goes on with it, on whatever machine, finds it there. */
import type pg from 'pg'
import { findPass, keepPass, spentFor, spentOn, waitsSince } from '#database/passes.ts'
import { sayWriting, writingWishes } from '#database/writings.ts'
import { noWishes, type PassBook } from './pass-book.ts'

export const keptBook = (pool: pg.Pool, requestId: string, now: () => Date = () => new Date()): PassBook => ({
  find: (label, key) => findPass(pool, requestId, label, key),
  keep: (kept) => keepPass(pool, requestId, kept),
  async spent() {
    const [episode, today] = await Promise.all([spentFor(pool, requestId), spentOn(pool, now())])
    return { episode, today }
  },
  troubleSince: () => waitsSince(pool, requestId),
  say: (progress) => sayWriting(pool, requestId, progress),
  wishes: async () => (await writingWishes(pool, requestId)) ?? noWishes,
})
