/** Times for a call that visitors have proposed. */
import type pg from 'pg'
import { netsOf } from '#domain/client-nets.ts'
import type { ProposedCall } from '#domain/proposed-call.ts'
import type { RequestLimits } from './requests.ts'

export type ProposalOutcome = 'made' | 'known' | 'limited'
type Asked = ProposedCall & { id: string; client: string }

export async function proposeCall(
  pool: pg.Pool,
  { client, ...asked }: Asked,
  limits: RequestLimits,
): Promise<ProposalOutcome> {
  const { rows } = await pool.query<{ outcome: ProposalOutcome }>(
    'select private.propose_call($1, $2, $3) as outcome',
    [
      JSON.stringify({ ...asked, nets: netsOf(client) }),
      JSON.stringify(limits?.client ?? []),
      JSON.stringify(limits?.email ?? []),
    ],
  )
  return rows[0]?.outcome ?? 'limited'
}

export type OpenCall = Omit<ProposedCall, 'times'> & { id: string; times: Date[]; createdAt: Date }

const most = 50

/** That nobody has settled yet, oldest first. */
export async function openCalls(pool: pg.Pool): Promise<OpenCall[]> {
  const { rows } = await pool.query<OpenCall>(
    `select id, name, email, website, note, times, zone, created_at as "createdAt" from private.proposed_calls
     where settled_at is null order by created_at, id limit ${most}`,
  )
  return rows
}

export async function settleCall(pool: pg.Pool, id: string, operatorId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update private.proposed_calls set settled_at = now(), operator_id = $2
     where id = $1 and settled_at is null`,
    [id, operatorId],
  )
  return rowCount === 1
}
