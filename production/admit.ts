import type pg from 'pg'
import { admitRequests, oweLineAlarm } from '#database/waiting-line.ts'
import { type Limit, lineAlarm } from '#domain/admission.ts'

export type Admitting = {
  pool: pg.Pool
  /** Undefined: nobody waits. */
  everybody?: readonly Limit[] | undefined
  log: Record<'info' | 'warn', (entry: { event: string; [field: string]: unknown }) => void>
}

/** Whose turn it is may begin; a line that does not end is told to the operators. */
export async function admit({ pool, everybody, log }: Admitting): Promise<void> {
  const admission = await admitRequests(pool, everybody)
  if (!admission) return
  const { waiting, hasBegun, isOver } = admission
  if (hasBegun) log.warn({ event: 'requests-wait-in-line', waiting })
  if (isOver) log.info({ event: 'line-is-over' })
  const operators = waiting > 0 ? await oweLineAlarm(pool, lineAlarm) : undefined
  if (operators !== undefined) log.warn({ event: 'line-stays', waiting, operatorsTold: operators })
}
