import type pg from 'pg'
import { type Operator, sessionEnds } from '#domain/operator.ts'

/** Whose session this is, which counts as a sign of life, unless a page asks by itself. */
export async function findSession(
  pool: pg.Pool,
  tokenHash: Buffer,
  { isWatching = false } = {},
): Promise<Operator | undefined> {
  const { rows } = await pool.query<Operator>(
    `update private.operator_sessions session set seen_at = case when $4 then seen_at else now() end
     from private.operators operator
     where token_hash = $1 and operator.id = operator_id and disabled_at is null
       and seen_at > now() - make_interval(secs => $2)
       and session.created_at > now() - make_interval(secs => $3)
     returning operator.id, name, email, role`,
    [tokenHash, sessionEnds.idleSeconds, sessionEnds.afterSeconds, isWatching],
  )
  return rows[0]
}

export async function keepSession(pool: pg.Pool, operatorId: string, tokenHash: Buffer): Promise<void> {
  await pool.query('insert into private.operator_sessions (operator_id, token_hash) values ($1, $2)', [
    operatorId,
    tokenHash,
  ])
}

export async function endSession(pool: pg.Pool, tokenHash: Buffer): Promise<void> {
  await pool.query('delete from private.operator_sessions where token_hash = $1', [tokenHash])
}

export type NewOperator = Pick<Operator, 'name' | 'email' | 'role'>

export async function addOperator(pool: pg.Pool, { name, email, role }: NewOperator): Promise<Operator> {
  const { rows } = await pool.query<Operator>(
    `insert into private.operators (name, email, role) values ($1, $2, $3) returning id, name, email, role`,
    [name, email, role],
  )
  if (!rows[0]) throw new Error('The database has made no operator.')
  return rows[0]
}
