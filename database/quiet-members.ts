/** People of clients who want no letters about what waits for them. Their shows go on all the same. */
import type pg from 'pg'

/** From now on this link ends such letters to this member. */
export async function keepQuietLink(pool: pg.Pool, memberId: string, tokenHash: Buffer): Promise<void> {
  await pool.query(
    `insert into private.stop_links (token_hash, member_id)
     select $2, id from private.members where id = $1 on conflict do nothing`,
    [memberId, tokenHash],
  )
}

/** Of whatever clients the address belongs to: one letter names what waits in all of them. False: nobody has this link. */
export async function quietByLink(pool: pg.Pool, tokenHash: Buffer): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update private.members set quiet_since = coalesce(quiet_since, now()) where email_key = (
       select email_key from private.members reader join private.stop_links on member_id = reader.id
       where token_hash = $1)`,
    [tokenHash],
  )
  return (rowCount ?? 0) > 0
}

export async function setQuiet(pool: pg.Pool, memberId: string, isQuiet: boolean): Promise<void> {
  await pool.query(
    `update private.members set quiet_since = case when $2 then coalesce(quiet_since, now()) end
     where email_key = (select email_key from private.members where id = $1)`,
    [memberId, isQuiet],
  )
}
