import type pg from 'pg'
import { asOperator } from '#database/as-operator.ts'
import { assignProduction } from '#database/assignees.ts'
import { recordDeed } from '#database/deeds.ts'
import { lockProgress } from '#database/progress.ts'
import { isId } from '#domain/id.ts'
import type { DoneToRequest } from './do-to-request.ts'

type Order = { pool: pg.Pool; operatorId: string; requestId: string; to: string | null }

/** Says whose a request is; nothing else about it changes, wherever it stands. */
export async function assignRequest({ pool, operatorId, requestId, to }: Order): Promise<DoneToRequest> {
  if (!isId(requestId) || (to !== null && !isId(to))) return { outcome: 'unknown' }
  return asOperator(pool, operatorId, async (client): Promise<DoneToRequest> => {
    if (!(await lockProgress(client, requestId))) return { outcome: 'unknown' }
    if (!(await assignProduction(client, { requestId, to }))) return { outcome: 'not-now' }
    await recordDeed(client, { operatorId, deed: 'assign-request', requestId, facts: { to } })
    return { outcome: 'done' }
  })
}
