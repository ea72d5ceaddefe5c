import type pg from 'pg'

/** What a company has told of them, and what follows from it. */
export async function aPurchase(pool: pg.Pool, email: string): Promise<void> {
  const id = `purchase ${email}`
  await pool.query(
    `insert into private.told (source, event_id, kind, happened_at, body) values ('stripe', $1, 'paid', now(), $2)`,
    [id, JSON.stringify({ email })],
  )
  await pool.query(
    `select private.fold_told(number, array['email:' || $2], $3) from private.told where event_id = $1`,
    [id, email, JSON.stringify([{ id, kind: 'purchase', rank: 1, facts: { email } }])],
  )
  await apartFromALookalike(pool, email)
}

/** An operator has said that somebody else is another client. */
async function apartFromALookalike(pool: pg.Pool, email: string): Promise<void> {
  await pool.query(
    `with zoe as (insert into private.clients (id) values (md5('zoe')::uuid) on conflict do nothing returning id),
       named as (insert into private.client_names select 'zoe', id from zoe)
     insert into private.clients_apart (one, other) values ('email:' || private.email_key($1), 'zoe')`,
    [email],
  )
}
