import type pg from 'pg'
import { type Operator, sessionEnds } from '#domain/operator.ts'
import { secondFactorSeconds } from '#domain/sign-in.ts'

type Client = pg.Pool | pg.ClientBase

/** Whose session this is, which counts as a sign of life, unless a page asks by itself. */
export async function findSession(
  pool: pg.Pool,
  tokenHash: Buffer,
  { isWatching = false } = {},
): Promise<Operator | undefined> {
  const { rows } = await pool.query<Operator>(
    `update private.operator_sessions session set seen_at = case when $4 then seen_at else now() end
     from private.operators operator
     where token_hash = $1 and operator.id = operator_id and disabled_at is null and confirmed_at is not null
       and seen_at > now() - make_interval(secs => $2)
       and session.created_at > now() - make_interval(secs => $3)
     returning operator.id, name, email, role`,
    [tokenHash, sessionEnds.idleSeconds, sessionEnds.afterSeconds, isWatching],
  )
  return rows[0]
}

/** Somebody who has followed a link: signed in as soon as the second factor is there. */
export type Halfway = Operator & { hasPasskey: boolean; hasCodes: boolean }

export async function findHalfway(pool: pg.Pool, tokenHash: Buffer): Promise<Halfway | undefined> {
  const { rows } = await pool.query<Halfway>(
    `select operator.id, name, email, role,
       exists (select from private.operator_passkeys passkey where passkey.operator_id = operator.id) as "hasPasskey",
       exists (select from private.operator_codes codes where codes.operator_id = operator.id) as "hasCodes"
     from private.operator_sessions session join private.operators operator on operator.id = operator_id
     where token_hash = $1 and disabled_at is null and confirmed_at is null
       and session.created_at > now() - make_interval(secs => $2)`,
    [tokenHash, secondFactorSeconds],
  )
  return rows[0]
}

type NewSession = { operatorId: string; tokenHash: Buffer; isConfirmed: boolean; browser: string }

/** Whoever comes also takes away what has run out. */
export async function keepSession(client: Client, session: NewSession): Promise<void> {
  const { operatorId, tokenHash, isConfirmed, browser } = session
  await client.query(
    `delete from private.operator_sessions where created_at < now() - make_interval(secs => $1)
       or seen_at < now() - make_interval(secs => $2)`,
    [sessionEnds.afterSeconds, sessionEnds.idleSeconds],
  )
  await client.query(
    `insert into private.operator_sessions (operator_id, token_hash, confirmed_at, browser)
     values ($1, $2, case when $3 then now() end, $4)`,
    [operatorId, tokenHash, isConfirmed, browser],
  )
}

export async function endSession(client: Client, tokenHash: Buffer): Promise<string | undefined> {
  const { rows } = await client.query<{ operator_id: string }>(
    'delete from private.operator_sessions where token_hash = $1 returning operator_id',
    [tokenHash],
  )
  return rows[0]?.operator_id
}

type ListedSession = { id: string; browser: string; since: Date; seenAt: Date; isThis: boolean }

export async function listSessions(
  pool: pg.Pool,
  operatorId: string,
  tokenHash: Buffer,
): Promise<ListedSession[]> {
  const { rows } = await pool.query<ListedSession>(
    `select id, browser, created_at as since, seen_at as "seenAt", token_hash = $2 as "isThis"
     from private.operator_sessions
     where operator_id = $1 and confirmed_at is not null and seen_at > now() - make_interval(secs => $3)
       and created_at > now() - make_interval(secs => $4)
     order by token_hash = $2 desc, seen_at desc`,
    [operatorId, tokenHash, sessionEnds.idleSeconds, sessionEnds.afterSeconds],
  )
  return rows
}

/** All but this one, or only the one with this id. */
export async function endOtherSessions(
  client: Client,
  { operatorId, except, id }: { operatorId: string; except: Buffer; id?: string | undefined },
): Promise<number> {
  const { rowCount } = await client.query(
    `delete from private.operator_sessions
     where operator_id = $1 and token_hash <> $2 and ($3::uuid is null or id = $3)`,
    [operatorId, except, id ?? null],
  )
  return rowCount ?? 0
}

/** Wherever somebody is signed in, and whatever could still let them in. */
export async function endAllSessions(client: Client, operatorId: string): Promise<void> {
  for (const table of ['operator_sessions', 'operator_links', 'known_browsers'])
    await client.query(`delete from private.${table} where operator_id = $1`, [operatorId])
  await client.query(`delete from private.letters where operator_id = $1 and state = 'queued'`, [operatorId])
}
