import type pg from 'pg'
import { settleCall } from '#database/proposed-calls.ts'

type Order = { pool: pg.Pool; operatorId: string; callId: string }

/** Somebody has answered whoever proposed times; the second press finds it done. */
export const markCallAnswered = ({ pool, operatorId, callId }: Order): Promise<boolean> =>
  settleCall(pool, callId, operatorId)
