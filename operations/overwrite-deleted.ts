import type pg from 'pg'
import { claimChore, noteChore, reopenChore } from '#database/expired.ts'
import { type Rewritten, rewriteTables } from '#database/rewrite-tables.ts'

const chore = 'rewrite-tables'
/** Whoever asks does so once an hour: so it is done within a day. */
const usually = 22 * 3600

/** What was deleted leaves the files of the embedded database, too. Undefined: it is not time yet. */
export async function overwriteDeleted(
  pool: pg.Pool,
  { everySeconds = usually } = {},
): Promise<Rewritten | undefined> {
  if (!(await claimChore(pool, chore, everySeconds))) return undefined
  const rewritten = await rewriteTables(pool).catch(async (error: unknown) => {
    await reopenChore(pool, chore)
    throw error
  })
  await noteChore(pool, chore, rewritten)
  if (rewritten.busy > 0) await reopenChore(pool, chore)
  return rewritten
}
