import type pg from 'pg'
import { recordReading } from '#database/deeds.ts'
import type { Operator } from '#domain/operator.ts'

/** Whoever looks at personal data leaves a line; looking again within a quarter of an hour is the same look. */
type Reading =
  | { what: 'read-episode' | 'read-letter'; requestId: string }
  | { what: 'read-person' | 'export-person'; person: string }
  | { what: 'export-log' | 'find-people' }

export const noteReading = (pool: pg.Pool, operator: Operator, { what, ...of }: Reading): Promise<void> =>
  recordReading(pool, {
    operatorId: operator.id,
    deed: what,
    requestId: 'requestId' in of ? of.requestId : undefined,
    facts: 'person' in of ? { person: of.person } : {},
  })
