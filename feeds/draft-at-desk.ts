import type pg from 'pg'
import { findScript } from '#database/edits.ts'
import { draftAfter } from '#domain/draft/apply-edit.ts'
import { type Draft, draftOf } from '#domain/draft/draft.ts'

/** The script as it is now. */
export async function draftAtDesk(pool: pg.Pool, requestId: string): Promise<Draft | undefined> {
  const found = await findScript(pool, requestId)
  if (!found?.script) return undefined
  return draftAfter(
    draftOf(found.script),
    found.edits.map(({ edit }) => edit),
  )
}
