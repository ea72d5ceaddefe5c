/** Somebody hands in a file for a show: it is kept, read by a guarded program, and waits for a person to look at it. */
import type pg from 'pg'
import { recordDeed } from '#database/deeds.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { addSource, lockSources } from '#database/source-changes.ts'
import { claimSource, keepRead, keepTrouble } from '#database/sources-read.ts'
import type { Membership } from '#domain/member.ts'
import type { Operator } from '#domain/operator.ts'
import { type SourceRights, sourceLimits, sourceName } from '#domain/source.ts'
import { mayNow } from '#operations/member-now.ts'
import { languageOfPieces } from '#reader/documents/language-of-pieces.ts'
import { readGuarded } from '#reader/documents/read-guarded.ts'

export type MaterialBy = { member: Membership } | { operator: Operator; clientId: string }
export const clientOf = (by: MaterialBy) => ('member' in by ? by.member.clientId : by.clientId)
export const idsOf = (by: MaterialBy) => ({
  memberId: 'member' in by ? by.member.id : null,
  operatorId: 'operator' in by ? by.operator.id : null,
})

/** An operator may at any time. */
export const mayHandIn = async (client: pg.ClientBase, by: MaterialBy): Promise<boolean> =>
  'operator' in by || mayNow(client, by.member, 'answer')

type HandedIn =
  | { outcome: 'kept'; sourceId: string }
  | { outcome: 'known' | 'full' | 'too-big' | 'empty' | 'forbidden' | 'gone' }

type File = { showId: string; name: string; bytes: Uint8Array; rights: SourceRights }

export async function handIn(pool: pg.Pool, by: MaterialBy, file: File): Promise<HandedIn> {
  if (file.bytes.length === 0) return { outcome: 'empty' }
  if (file.bytes.length > sourceLimits.bytes) return { outcome: 'too-big' }
  const kept = await inTransaction<HandedIn>(pool, async (client) => {
    if (!(await mayHandIn(client, by))) return { outcome: 'forbidden' }
    const held = await lockSources(client, file.showId, clientOf(by))
    if (!held) return { outcome: 'gone' }
    const isFull = held.files >= sourceLimits.files || held.bytes + file.bytes.length > sourceLimits.allBytes
    if (isFull) return { outcome: 'full' }
    const sourceId = await addSource(client, { ...file, name: sourceName(file.name), ...idsOf(by) })
    if (!sourceId) return { outcome: 'known' }
    const { operatorId } = idsOf(by)
    if (operatorId)
      await recordDeed(client, { operatorId, deed: 'hand-in-source', facts: { show: file.showId } })
    return { outcome: 'kept', sourceId }
  })
  // Whoever is ended meanwhile leaves it to the worker.
  if (kept.outcome === 'kept') await readSource(pool, kept.sourceId)
  return kept
}

/** One after another in each process: each takes half a gigabyte at most. */
let reading: Promise<unknown> = Promise.resolve()

/** False: there was nothing to read, or somebody else is at it. */
export function readSource(pool: pg.Pool, sourceId?: string): Promise<boolean> {
  const next = reading.then(() => readNext(pool, sourceId))
  reading = next.catch(() => {})
  return next
}

async function readNext(pool: pg.Pool, sourceId?: string): Promise<boolean> {
  const claimed = await claimSource(pool, sourceId)
  if (!claimed) return false
  const read = await readGuarded(claimed.bytes)
  if ('trouble' in read) await keepTrouble(pool, claimed.id, read.trouble)
  else await keepRead(pool, claimed.id, { ...read, language: await languageOfPieces(read.pieces) })
  return true
}
