/** Everything about one episode that an operator must see to trust or correct it. */
import type pg from 'pg'
import { findDesk } from '#database/desk.ts'
import { findScript } from '#database/edits.ts'
import { type DeskState, deskState } from '#domain/desk.ts'
import type { Edit } from '#domain/draft/edit.ts'
import { withOwnWords } from '#domain/own-words.ts'
import { websiteName } from '#domain/website-name.ts'
import { type ClientSide, openClientSide } from './client-side.ts'
import { type DeskScript, isUnmade, scriptOnDesk } from './script-on-desk.ts'

/** One line of the history. */
export type Change = { number: number; kind: Edit['kind']; by: string | null; at: Date; isUndo: boolean }

export type Desk = {
  requestId: string
  state: DeskState
  trouble: string | null
  business: string
  /** How many edits there are, and how many of them the episode was made with. */
  latest: number
  made: number
  /** The episode is not what the script says by now. */
  isUnmade: boolean
  changes: readonly Change[]
  script: DeskScript | null
  client: ClientSide
} & Omit<NonNullable<Awaited<ReturnType<typeof findDesk>>>, 'reading' | 'times' | 'misheard'>

export async function openDesk(
  client: pg.Pool | pg.ClientBase,
  requestId: string,
): Promise<Desk | undefined> {
  const row = await findDesk(client, requestId)
  const kept = await findScript(client, requestId)
  if (!row || !kept) return undefined
  const { reading: site, times, misheard, ...rest } = row
  const reading = site && withOwnWords(site, row.wishes[0])
  return {
    ...rest,
    requestId,
    state: deskState(kept.progress),
    trouble: kept.progress.trouble,
    business: reading?.name ?? websiteName(row.website),
    latest: kept.edits.length,
    made: kept.version,
    isUnmade: isUnmade(kept),
    changes: kept.edits.map(({ number, edit, operator, at, undoes }) => ({
      number,
      kind: edit.kind,
      by: operator,
      at,
      isUndo: undoes !== null,
    })),
    client: await openClientSide(client, requestId, kept.progress),
    script: reading && scriptOnDesk(kept, reading, { spoken: times ?? [], misheard: misheard ?? [] }),
  }
}
