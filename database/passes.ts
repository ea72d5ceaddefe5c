/** What a model was asked for an episode, what it answered and what that cost. */
import type pg from 'pg'
import type { KeptPass } from '#domain/writing.ts'
import { inTransaction } from './in-transaction.ts'
import { storable, storableText } from './storable.ts'

/** A pass as it stands in the database. */
export type StandingPass = KeptPass & {
  /** When its answer was last taken, first or again. */
  usedAt: Date
}

const columns = `place, label, key, version, model, outcome, answer, reason, dollars::float8 as dollars, calls,
  seconds::float8 as seconds, asked_at as "askedAt", used_at as "usedAt",
  json_build_object('input', tokens_in, 'cached', tokens_cached, 'output', tokens_out) as usage`

/** What was answered to this very question, which is then in use again. A question that came to nothing may be asked again. */
export async function findPass(
  pool: pg.Pool,
  requestId: string,
  label: string,
  key: string,
): Promise<StandingPass | undefined> {
  const { rows } = await pool.query<StandingPass>(
    `update private.passes set used_at = now()
     where request_id = $1 and label = $2 and key = $3 and outcome = 'answered' returning ${columns}`,
    [requestId, label, key],
  )
  return rows[0]
}

/**
 * The first answer to a question stays, whoever else has asked it meanwhile; what both have cost is counted, and it was
 * asked when it was asked first, unless that was trouble of another day. Resolves to what stands, with which all go on. Undefined: the request is gone.
 */
export const keepPass = (
  pool: pg.Pool,
  requestId: string,
  kept: KeptPass,
): Promise<StandingPass | undefined> =>
  inTransaction(pool, async (client) => {
    const standing = await enterPass(client, requestId, kept)
    await countSpending(client, kept)
    return standing
  })

async function enterPass(client: pg.ClientBase, requestId: string, kept: KeptPass) {
  const { usage } = kept
  const later = (column: string) =>
    `${column} = case when pass.outcome = 'answered' then pass.${column} else excluded.${column} end`
  const sum = (column: string) => `${column} = pass.${column} + excluded.${column}`
  const { rows } = await client.query<StandingPass>(
    `with request as materialized (
       -- Whoever deletes it comes before or after.
       select id from public.podcast_requests where id = $1 for key share
     )
     insert into private.passes as pass (request_id, place, label, key, version, model, outcome, answer, reason,
       tokens_in, tokens_cached, tokens_out, dollars, calls, seconds, asked_at, used_at)
     select id, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11, $12, $13, $14, $15, $16, now() from request
     on conflict (request_id, label, key) do update set used_at = now(),
       asked_at = case when pass.outcome = 'answered' or excluded.asked_at < pass.used_at + interval '6 hours'
         then pass.asked_at else excluded.asked_at end,
       ${['version', 'model', 'outcome', 'answer', 'reason'].map(later).join(', ')},
       ${['tokens_in', 'tokens_cached', 'tokens_out', 'dollars', 'calls', 'seconds'].map(sum).join(', ')}
     returning ${columns}`,
    [
      ...[requestId, kept.place, kept.label, kept.key, kept.version, storableText(kept.model), kept.outcome],
      kept.outcome === 'answered' ? storable(kept.answer) : null,
      storableText(kept.reason).slice(0, 2000),
      ...[usage.input, usage.cached, usage.output, kept.dollars, kept.calls, kept.seconds, kept.askedAt],
    ],
  )
  return rows[0]
}

/** Whatever becomes of the episode, this day has cost it. */
async function countSpending(client: pg.ClientBase, { usage, dollars, calls, askedAt }: KeptPass) {
  await client.query(
    `insert into private.model_spending as day (day, tokens_in, tokens_cached, tokens_out, dollars, calls)
     values (($1::timestamptz at time zone 'UTC')::date, $2, $3, $4, $5, $6)
     on conflict (day) do update set tokens_in = day.tokens_in + excluded.tokens_in,
       tokens_cached = day.tokens_cached + excluded.tokens_cached,
       tokens_out = day.tokens_out + excluded.tokens_out,
       dollars = day.dollars + excluded.dollars, calls = day.calls + excluded.calls`,
    [askedAt, usage.input, usage.cached, usage.output, dollars, calls],
  )
}

/** In the order in which they were asked first. */
export async function passesOf(pool: pg.Pool | pg.ClientBase, requestId: string): Promise<StandingPass[]> {
  const { rows } = await pool.query<StandingPass>(
    `select ${columns} from private.passes where request_id = $1 order by asked_at, place, label`,
    [requestId],
  )
  return rows
}

/** Dollars of the episode as it is made now: what was asked before it was planned anew belongs to the one before. */
export async function spentFor(pool: pg.Pool, requestId: string): Promise<number> {
  const { rows } = await pool.query<{ dollars: number }>(
    `select coalesce(sum(dollars), 0)::float8 as dollars from private.passes where request_id = $1
       and asked_at >= coalesce((select finished_at from private.finished_steps
         where request_id = $1 and step = 'plan'), '-infinity')`,
    [requestId],
  )
  return rows[0]?.dollars ?? 0
}

/** Since when the last question waits for a model that is away; undefined: it does not. */
export async function waitsSince(pool: pg.Pool, requestId: string): Promise<Date | undefined> {
  const { rows } = await pool.query<{ outcome: string; askedAt: Date }>(
    `select outcome, asked_at as "askedAt" from private.passes
     where request_id = $1 order by used_at desc limit 1`,
    [requestId],
  )
  return rows[0]?.outcome === 'wait' ? rows[0].askedAt : undefined
}

/** Dollars of all episodes on this day, as UTC counts days; also of those that are deleted. */
export async function spentOn(pool: pg.Pool | pg.ClientBase, day: Date): Promise<number> {
  const { rows } = await pool.query<{ dollars: number }>(
    `select dollars::float8 as dollars from private.model_spending
     where day = ($1::timestamptz at time zone 'UTC')::date`,
    [day],
  )
  return rows[0]?.dollars ?? 0
}
