/** What writing has cost, month by month, and which way it went. */
import type pg from 'pg'

export type WritingMonth = {
  /** `2026-11` */
  month: string
  dollars: number
  tokensIn: number
  tokensCached: number
  tokensOut: number
  calls: number
  /** Episodes that are still kept and were written in this month. */
  withModel: number
  readAloud: number
  /** Why those with a model, or meant for one, came out otherwise. */
  fallBacks: readonly { reason: string; count: number }[]
}

/** Newest first. Money of deleted episodes is counted, too. */
export async function spentByMonth(pool: pg.Pool, most = 24): Promise<WritingMonth[]> {
  const { rows } = await pool.query<WritingMonth>(
    `with spending as (
       select to_char(day, 'YYYY-MM') as month, sum(dollars)::float8 as dollars, sum(tokens_in)::float8 as "tokensIn",
         sum(tokens_cached)::float8 as "tokensCached", sum(tokens_out)::float8 as "tokensOut",
         sum(calls)::integer as calls
       from private.model_spending group by 1
     ), script as (
       select to_char(finished_at at time zone 'UTC', 'YYYY-MM') as month, output #> '{script,written}' as written
       from private.finished_steps where step = 'check-facts' and output #> '{script,written}' is not null
     ), ways as (
       select month, (count(*) filter (where written ->> 'way' = 'A'))::integer as "withModel",
         (count(*) filter (where written ->> 'way' = 'B'))::integer as "readAloud"
       from script group by 1
     ), reasons as (
       select month, json_agg(json_build_object('reason', reason, 'count', count) order by count desc, reason) as all
       from (select month, written ->> 'reason' as reason, count(*) as count from script
         where written ->> 'reason' <> '' group by 1, 2) as counted group by 1
     )
     select month, coalesce(dollars, 0) as dollars, coalesce("tokensIn", 0) as "tokensIn",
       coalesce("tokensCached", 0) as "tokensCached", coalesce("tokensOut", 0) as "tokensOut",
       coalesce(calls, 0) as calls, coalesce("withModel", 0) as "withModel",
       coalesce("readAloud", 0) as "readAloud", coalesce(reasons.all, '[]') as "fallBacks"
     from spending full join ways using (month) left join reasons using (month)
     order by month desc limit $1`,
    [most],
  )
  return rows
}
