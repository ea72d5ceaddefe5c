import type pg from 'pg'
import { recordDeed } from '#database/deeds.ts'

/** That everything of a show was taken along stands in the log; without an operator an owner of its client has. */
export const noteKitTaken = (
  pool: pg.Pool,
  { showId, operatorId }: { showId: string; operatorId: string | undefined },
): Promise<void> => recordDeed(pool, { operatorId, deed: 'take-kit', facts: { show: showId } })
