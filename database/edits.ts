import type pg from 'pg'
import type { EpisodeProgress } from '#domain/desk.ts'
import type { Edit } from '#domain/draft/edit.ts'
import type { Ledger } from '#domain/ledger/ledger.ts'
import type { Script } from '#domain/script.ts'
import { stepsNowOrBefore } from './earlier-steps.ts'
import { progressColumns } from './progress.ts'

export type KeptEdit = {
  number: number
  edit: Edit
  undoes: number | null
  at: Date
  operatorId: string | null
  /** Null: somebody who is not an operator any more. */
  operator: string | null
}

export type KeptScript = {
  progress: EpisodeProgress
  script: Script | null
  /** How the line has judged it. */
  ledger: Ledger | null
  version: number
  edits: readonly KeptEdit[]
}

/** The script and all that was changed in it. */
export async function findScript(
  client: pg.Pool | pg.ClientBase,
  requestId: string,
): Promise<KeptScript | undefined> {
  const { rows } = await client.query<EpisodeProgress & Omit<KeptScript, 'progress' | 'edits'>>(
    `select ${progressColumns}, version, script.output -> 'script' as script, script.output -> 'ledger' as ledger
     from private.productions production
     join public.podcast_requests request on request.id = request_id
     left join ${stepsNowOrBefore} script on script.request_id = production.request_id and script.step = 'check-facts'
     where production.request_id = $1`,
    [requestId],
  )
  if (!rows[0]) return undefined
  const { script, ledger, version, ...progress } = rows[0]
  return { progress, script, ledger, version, edits: await listEdits(client, requestId) }
}

async function listEdits(client: pg.Pool | pg.ClientBase, requestId: string): Promise<KeptEdit[]> {
  const { rows } = await client.query<KeptEdit>(
    `select number, edit, undoes, at, operator_id as "operatorId", operators.name as operator
     from private.edits left join private.operators on operators.id = operator_id
     where request_id = $1 order by number`,
    [requestId],
  )
  return rows
}

export async function keepEdit(
  client: pg.ClientBase,
  kept: { requestId: string; number: number; operatorId: string; edit: Edit; undoes?: number },
): Promise<void> {
  const { requestId, number, operatorId, edit, undoes = null } = kept
  await client.query(
    'insert into private.edits (request_id, number, operator_id, edit, undoes) values ($1, $2, $3, $4, $5)',
    [requestId, number, operatorId, JSON.stringify(edit), undoes],
  )
}
