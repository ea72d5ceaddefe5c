/** What its client has not answered about goes on, where an owner has chosen that and a letter has said when. */
import type pg from 'pg'
import { passingBySilence } from '#database/script-letters.ts'
import { maySilencePass } from '#domain/silence.ts'
import { decideOffer } from './decide-offer.ts'

/** Resolves to how many did. Whoever answers at the same moment is first, or sees that it has passed. */
export async function passBySilence(pool: pg.Pool, now = new Date()): Promise<number> {
  let passed = 0
  for (const { what, requestId, hash, silence } of await passingBySilence(pool, now)) {
    if (!maySilencePass(silence)) continue
    const pressed = { what, requestId, hash, verdict: 'yes', words: '' } as const
    const decided = await decideOffer(pool, { silence: true }, pressed)
    if (decided.outcome === 'done') passed += 1
  }
  return passed
}
