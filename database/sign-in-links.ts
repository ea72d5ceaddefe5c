import type pg from 'pg'
import type { OperatorLetterKind } from '#domain/letter.ts'
import type { LinkTerms } from '#domain/sign-in.ts'

type Client = pg.Pool | pg.ClientBase

/** False: there is no such operator, or they are disabled. */
export async function keepLink(
  client: Client,
  link: LinkTerms & { operatorId: string; tokenHash: Buffer },
): Promise<boolean> {
  const { operatorId, tokenHash, seconds, resetsFactors } = link
  await client.query('delete from private.operator_links where expires_at < now()')
  const { rowCount } = await client.query(
    `insert into private.operator_links (operator_id, token_hash, expires_at, resets_factors)
     select id, $2, now() + make_interval(secs => $3), $4 from private.operators
     where id = $1 and disabled_at is null`,
    [operatorId, tokenHash, seconds, resetsFactors],
  )
  return rowCount === 1
}

export async function isLinkOpen(pool: pg.Pool, tokenHash: Buffer): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from private.operator_links link join private.operators operator on operator.id = operator_id
     where token_hash = $1 and expires_at > now() and disabled_at is null`,
    [tokenHash],
  )
  return rowCount === 1
}

type TakenLink = { operatorId: string; resetsFactors: boolean }

/** Once: of two who follow it at the same moment, one finds it. The operator's other links end with it. */
export async function takeLink(client: Client, tokenHash: Buffer): Promise<TakenLink | undefined> {
  const { rows } = await client.query<TakenLink>(
    `delete from private.operator_links using private.operators operator
     where token_hash = $1 and expires_at > now() and operator.id = operator_id and disabled_at is null
     returning operator_id as "operatorId", resets_factors as "resetsFactors"`,
    [tokenHash],
  )
  const [taken] = rows
  if (taken)
    await client.query('delete from private.operator_links where operator_id = $1', [taken.operatorId])
  return taken
}

export async function wishForLink(pool: pg.Pool, email: string): Promise<void> {
  await pool.query('insert into private.link_wishes (email) values ($1)', [email])
}

/** Who is no operator gets nothing; whose link is still on its way gets no second one. */
export async function oweWishedLinks(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with wished as (delete from private.link_wishes returning email, wished_at)
     insert into private.letters (operator_id, kind)
     select distinct operator.id, 'sign-in-link'
     from wished join private.operators operator on lower(operator.email) = lower(wished.email)
     where disabled_at is null and wished_at > now() - interval '15 minutes' and not exists (
       select from private.letters letter
       where letter.operator_id = operator.id and letter.kind = 'sign-in-link' and letter.state = 'queued')`,
  )
}

export async function oweOperatorLetter(
  client: Client,
  operatorId: string,
  kind: OperatorLetterKind,
): Promise<void> {
  await client.query('insert into private.letters (operator_id, kind) values ($1, $2)', [operatorId, kind])
}
