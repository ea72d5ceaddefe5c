import type pg from 'pg'
import { tryLimits } from '#domain/sign-in.ts'

export type Budget = { name: string; most: number }

const hashed = `sha256((select key from private.pseudonym_key) || convert_to(name, 'UTF8'))`

/**
 * Counts a try in each of its budgets, and resolves to the seconds to wait: 0 when it may go on. It is written down
 * before it is counted, so that of many at once no more than the limit pass; a try that is refused costs nothing.
 */
export async function countTry(pool: pg.Pool, budgets: readonly Budget[]): Promise<number> {
  const names = budgets.map(({ name }) => name)
  await pool.query('delete from private.sign_in_tries where tried_at < now() - make_interval(secs => $1)', [
    tryLimits.seconds,
  ])
  const { rows } = await pool.query<{ id: string }>(
    `insert into private.sign_in_tries (budget) select ${hashed} from unnest($1::text[]) name returning id`,
    [names],
  )
  const wait = await secondsToWait(pool, budgets)
  if (wait > 0)
    await pool.query('delete from private.sign_in_tries where id = any($1)', [rows.map(({ id }) => id)])
  return wait
}

async function secondsToWait(pool: pg.Pool, budgets: readonly Budget[]): Promise<number> {
  const { rows } = await pool.query<{ wait: number }>(
    `select coalesce(max(ceil(extract(epoch from last.tried_at - now()) + $3)), 0)::integer as wait
     from unnest($1::text[], $2::integer[]) as rule(name, most)
     cross join lateral (
       select tried_at from private.sign_in_tries
       where budget = ${hashed} and tried_at > now() - make_interval(secs => $3)
       order by tried_at desc, id desc offset rule.most limit 1
     ) as last`,
    [budgets.map(({ name }) => name), budgets.map(({ most }) => most), tryLimits.seconds],
  )
  return rows[0]?.wait ?? 0
}
