import type pg from 'pg'
import type { LetterKind, OperatorLetterKind } from '#domain/letter.ts'

type Owed = {
  id: string
  facts: Record<string, unknown>
  email: string
  requestedAt: Date
  stopToken: string
  tries: number
  /** Since it became due for the first time. */
  ageSeconds: number
}
export type RequestLetter = Owed & { kind: LetterKind; requestId: string; website: string }
export type OperatorLetter = Owed & {
  kind: OperatorLetterKind
  requestId: null
  website: null
  operatorId: string
  name: string
}
export type OwedLetter = RequestLetter | OperatorLetter

/** The next letter that is due, claimed: whoever has it may send it, and nobody else will. */
export async function claimLetter(pool: pg.Pool): Promise<OwedLetter | undefined> {
  const { rows } = await pool.query<OwedLetter>(
    `with next as (
       select letter.id from private.letters letter
       left join public.podcast_requests request on request.id = letter.request_id
       where letter.state = 'queued' and letter.due_at <= now() and not exists (
         select from private.unwanted_mail where unwanted_mail.email_key = request.email_key)
       order by letter.due_at limit 1 for update of letter skip locked
     )
     update private.letters letter set state = 'sending', tries = letter.tries + 1, changed_at = now()
     from next join private.letters owed using (id)
     left join public.podcast_requests request on request.id = owed.request_id
     left join private.operators operator on operator.id = owed.operator_id
     where letter.id = next.id
     returning letter.id, letter.request_id as "requestId", letter.operator_id as "operatorId", letter.kind,
       letter.facts, coalesce(request.email, operator.email) as email, website_url as website, name,
       coalesce(request.created_at, letter.created_at) as "requestedAt", letter.stop_token as "stopToken",
       letter.tries,
       extract(epoch from now() - letter.created_at)::integer as "ageSeconds"`,
  )
  return rows[0]
}

/** The request is delivered when its episode's letter is. */
export async function markSent(pool: pg.Pool, id: string): Promise<void> {
  await pool.query(
    `with sent as (
       update private.letters set state = 'sent', changed_at = now(), trouble = null where id = $1
       returning request_id, kind
     )
     update podcast_requests set status = 'delivered' from sent
     where id = request_id and kind = 'episode-ready' and status <> 'stopped'`,
    [id],
  )
}

export async function postponeLetter(
  pool: pg.Pool,
  id: string,
  { seconds, trouble }: { seconds: number; trouble: string },
): Promise<void> {
  await pool.query(
    `update private.letters set state = 'queued', due_at = now() + make_interval(secs => $2), changed_at = now(),
       trouble = $3 where id = $1`,
    [id, seconds, trouble],
  )
}

export async function giveUpLetter(pool: pg.Pool, id: string, trouble: string): Promise<void> {
  await pool.query(
    `update private.letters set state = 'failed', changed_at = now(), trouble = $2 where id = $1`,
    [id, trouble],
  )
}

/** Nobody has such a mailbox: nothing more goes there. */
export async function rememberUndeliverable(pool: pg.Pool, requestId: string): Promise<void> {
  await pool.query(
    `insert into private.unwanted_mail (email_key, reason)
     select email_key, 'undeliverable' from public.podcast_requests where id = $1
     on conflict do nothing`,
    [requestId],
  )
}

/**
 * Letters whose sender died with them in hand. Nobody knows whether they went out: where sending again does no harm
 * they are sent again, else a person decides.
 */
export async function releaseAbandoned(
  pool: pg.Pool,
  { afterSeconds, to }: { afterSeconds: number; to: 'queued' | 'unclear' },
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `update private.letters set state = $2, changed_at = now()
     where state = 'sending' and changed_at < now() - make_interval(secs => $1) returning id`,
    [afterSeconds, to],
  )
  return rows.map(({ id }) => id)
}

/** For a person who has looked: a letter that failed or whose fate is unclear goes out once more, if it is still true. */
export async function sendAgain(pool: pg.Pool | pg.ClientBase, requestId: string): Promise<number> {
  const { rowCount } = await pool.query(
    `update private.letters set state = 'queued', due_at = now(), created_at = now(), tries = 0, changed_at = now()
     from podcast_requests request
     where request.id = request_id and request_id = $1 and state in ('failed', 'unclear')
       and (kind = 'request-failed') = (request.status = 'failed')`,
    [requestId],
  )
  return rowCount ?? 0
}

/** Another letter with the same news: mail programs must not take it for the one that they have. */
export async function sendEpisodeAgain(client: pg.ClientBase, requestId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update private.letters letter set id = gen_random_uuid(), state = 'queued', due_at = now(), created_at = now(),
       tries = 0, changed_at = now(), trouble = null, facts = coalesce(step.output -> 'facts', facts)
     from private.finished_steps step
     where letter.request_id = $1 and kind = 'episode-ready' and state in ('sent', 'failed', 'unclear')
       and step.request_id = $1 and step.step = 'publish'`,
    [requestId],
  )
  return rowCount === 1
}

export async function stopMail(pool: pg.Pool, token: string): Promise<boolean> {
  const { rows } = await pool.query<{ stopped: boolean }>('select private.stop_mail($1) as stopped', [token])
  return rows[0]?.stopped === true
}
