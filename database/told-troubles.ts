/** What was told and could not be understood, and who has said nothing for long. */
import type pg from 'pg'
import { interval, type Period } from '#domain/retention.ts'
import type { Heard } from '#domain/told/silence.ts'

type ToldTrouble = { number: string; source: string; kind: string; at: Date; trouble: string }

export async function toldTroubles(pool: pg.Pool, most: number): Promise<ToldTrouble[]> {
  const { rows } = await pool.query<ToldTrouble>(
    `select number::text, source, kind, received_at as at, trouble from private.told
     where trouble is not null and body <> '' order by number desc limit $1`,
    [most],
  )
  return rows
}

/** All of it is tried once more by whoever understands: after a new version it may say something. */
export async function forgetTroubles(client: pg.ClientBase): Promise<number> {
  const { rowCount } = await client.query(
    `update private.told set trouble = null where trouble is not null and body <> ''`,
  )
  return rowCount ?? 0
}

/** What a company told, word for word: read or not, it has had its time. That it was told, when and of whom stays. */
export async function forgetNotices(pool: pg.Pool, period: Period): Promise<number> {
  const { rowCount } = await pool.query(
    `update private.told set body = '' where number in (select number from private.told
       where source <> 'operator' and body <> '' and (understood_at is not null or trouble is not null)
         and received_at < now() - $1::interval limit 500)`,
    [interval(period)],
  )
  return rowCount ?? 0
}

/** On which days of the last ninety each of them has spoken. */
export async function heardOf(pool: pg.Pool): Promise<Heard[]> {
  const { rows } = await pool.query<Heard>(
    `select source, array_agg(day order by day) as days from (
       select source, max(received_at) as day from private.told
       where source <> 'operator' and received_at > now() - interval '90 days'
       group by source, received_at::date
     ) as spoken group by source order by source`,
  )
  return rows
}
