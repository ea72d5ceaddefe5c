import type pg from 'pg'
import { findToldBefore } from '#database/earlier-episodes.ts'
import { sourcesToTell } from '#database/sources-read.ts'
import type { Order } from './steps/step.ts'

/** What an episode is told from beside its website, and what others of its business have told. */
export async function knownBefore(
  pool: pg.Pool,
  requestId: string,
): Promise<Required<Pick<Order, 'toldBefore' | 'sources'>>> {
  const [toldBefore, sources] = await Promise.all([
    findToldBefore(pool, requestId),
    sourcesToTell(pool, requestId),
  ])
  return { toldBefore, sources }
}
