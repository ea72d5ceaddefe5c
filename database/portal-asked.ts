/** Whoever asks to be let in: written down the same way for members and strangers, and looked up afterwards. */
import type pg from 'pg'
import { codeTerms } from '#domain/member.ts'

type Client = pg.Pool | pg.ClientBase

/** Takes the place of what this browser has asked before. */
export async function keepAsked(
  pool: pg.Pool,
  { askedHash, before, email }: { askedHash: Buffer; before: Buffer | undefined; email: string },
): Promise<void> {
  await pool.query(
    `with old as (delete from private.portal_asked
       where asked_at < now() - make_interval(secs => $4) or asked_hash = $3)
     insert into private.portal_asked (asked_hash, email) values ($1, $2)`,
    [askedHash, email, before ?? null, codeTerms.seconds],
  )
}

/** Who is no member gets nothing. */
export async function oweAskedCodes(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with asked as (update private.portal_asked set is_looked_up = true where not is_looked_up
       returning asked_hash, email_key, asked_at)
     insert into private.letters (member_id, kind, facts)
     select distinct on (asked_hash) member.id, 'portal-sign-in',
       jsonb_build_object('asked', encode(asked_hash, 'hex'))
     from asked join private.members member using (email_key)
     where ended_at is null and asked_at > now() - make_interval(secs => $1)
     order by asked_hash, since`,
    [codeTerms.seconds],
  )
}

/** False: it has been too long, or the browser has asked anew. */
export async function keepCode(
  pool: pg.Pool,
  { askedHash, linkHash, codeHash }: { askedHash: Buffer; linkHash: Buffer; codeHash: Buffer },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update private.portal_asked set link_hash = $2, code_hash = $3
     where asked_hash = $1 and asked_at > now() - make_interval(secs => $4) and tries < $5`,
    [askedHash, linkHash, codeHash, codeTerms.seconds, codeTerms.tries],
  )
  return rowCount === 1
}

export type Asked = { askedHash: Buffer; codeHash: Buffer | null; emailKey: string }
const asked = `asked_hash as "askedHash", code_hash as "codeHash", email_key as "emailKey"`
const isOpen = `asked_at > now() - make_interval(secs => $2) and tries < $3`
const terms = [codeTerms.seconds, codeTerms.tries]

/** By the browser that asked, or by the link of its letter. Looking spends nothing. */
export async function findAsked(
  pool: pg.Pool,
  by: 'asked' | 'link',
  hash: Buffer,
): Promise<Asked | undefined> {
  const { rows } = await pool.query<Asked>(
    `select ${asked} from private.portal_asked where ${by}_hash = $1 and ${isOpen}`,
    [hash, ...terms],
  )
  return rows[0]
}

/** Counts a try before it is looked at, whoever it is for: of many at once no more than the limit are looked at. */
export async function tryAsked(
  pool: pg.Pool,
  by: 'asked' | 'link',
  hash: Buffer,
): Promise<Asked | undefined> {
  const { rows } = await pool.query<Asked>(
    `update private.portal_asked set tries = tries + 1 where ${by}_hash = $1 and ${isOpen} returning ${asked}`,
    [hash, ...terms],
  )
  return rows[0]
}

/** Once: of two who bring the same code at the same moment, one gets in. False for who is no member any more. */
export async function spendAsked(client: Client, { askedHash, emailKey }: Asked): Promise<boolean> {
  const { rowCount } = await client.query(
    `delete from private.portal_asked where asked_hash = $1
       and exists (select from private.members where email_key = $2 and ended_at is null)`,
    [askedHash, emailKey],
  )
  return rowCount === 1
}
