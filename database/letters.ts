import type pg from 'pg'
import type { OwedLetter } from '#domain/owed-letter.ts'
import { clientsName } from './portal-sessions.ts'
import { isTrueStill } from './script-letters.ts'

const isForDoor = `(letter.operator_id is not null or letter.kind = 'portal-sign-in')`

/** Whoever has paid or asks for a code gets in, whatever mail they do not want. */
const opensTheDoor = `letter.kind in ('portal-welcome', 'portal-sign-in')`

/** The next letter that is due, claimed: whoever has it may send it, and nobody else will. Who stands before a door comes first. */
export async function claimLetter(
  pool: pg.Pool,
  { onlyForDoors = false } = {},
): Promise<OwedLetter | undefined> {
  const { rows } = await pool.query<OwedLetter>(
    `with next as (
       select letter.id from private.letters letter
       left join public.podcast_requests request on request.id = letter.request_id
       left join private.members reader on reader.id = letter.member_id
       left join private.arrivals named on named.show_id = letter.arrival_id
       where letter.state = 'queued' and letter.due_at <= now() and (${isForDoor} or not $1)
         and request.status is distinct from 'stopped' and not exists (
           select from private.unwanted_mail where unwanted_mail.email_key = coalesce(request.email_key,
             case when not ${opensTheDoor} then reader.email_key end, private.email_key(named.owner_email)))
         and ${isTrueStill}
       order by not ${isForDoor}, letter.due_at limit 1 for update of letter skip locked
     )
     update private.letters letter set state = 'sending', tries = letter.tries + 1, handed_over_at = null,
       changed_at = now()
     from next join private.letters owed using (id)
     left join public.podcast_requests request on request.id = owed.request_id
     left join private.operators operator on operator.id = owed.operator_id
     left join private.members member on member.id = owed.member_id
     left join private.arrivals arrival on arrival.show_id = owed.arrival_id
     where letter.id = next.id
     returning letter.id, letter.request_id as "requestId", letter.operator_id as "operatorId",
       letter.arrival_id as "arrivalId", letter.kind,
       letter.facts, coalesce(request.email, operator.email, member.email, arrival.owner_email) as email, website_url as website,
       coalesce(operator.name, member.name) as name, ${clientsName} as client, member.client_id as "clientId", member.id as "memberId",
       coalesce(request.created_at, letter.created_at) as "requestedAt", letter.tries,
       extract(epoch from now() - letter.created_at)::integer as "ageSeconds"`,
    [onlyForDoors],
  )
  return rows[0]
}

/** Of whoever claimed a letter: nobody else has claimed it since. */
type Claim = Pick<OwedLetter, 'id' | 'tries'>

/** From here on nobody knows whether a mail server has it. False: it has been taken for abandoned. */
export async function handOver(pool: pg.Pool, { id, tries }: Claim): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update private.letters set handed_over_at = now(), changed_at = now()
     where id = $1 and state = 'sending' and tries = $2`,
    [id, tries],
  )
  return rowCount === 1
}

/** The request is delivered when its episode's letter is, unless it has come to another end. */
export async function markSent(pool: pg.Pool, id: string): Promise<void> {
  await pool.query(
    `with request as materialized (
       select request.id from podcast_requests request join private.letters letter on request_id = request.id
       where letter.id = $1 for no key update of request
     ), sent as (
       update private.letters set state = 'sent', changed_at = now(), trouble = null
       where id = $1 and (request_id is null or request_id = (select id from request))
       returning request_id, kind
     )
     update podcast_requests set status = 'delivered' from sent
     where id = request_id and kind = 'episode-ready' and status in ('pending', 'read', 'written', 'recorded')`,
    [id],
  )
}

export async function postponeLetter(
  pool: pg.Pool,
  { id, tries }: Claim,
  { seconds, trouble }: { seconds: number; trouble: string },
): Promise<void> {
  await pool.query(
    `update private.letters set state = 'queued', due_at = now() + make_interval(secs => $3), changed_at = now(),
       trouble = $4 where id = $1 and state = 'sending' and tries = $2`,
    [id, tries, seconds, trouble],
  )
}

/** Its sender stops: another one may send it at once, unless a mail server may have it. */
export async function putBackLetter(pool: pg.Pool, { id, tries }: Claim): Promise<void> {
  await pool.query(
    `update private.letters set state = 'queued', due_at = now(), changed_at = now()
     where id = $1 and state = 'sending' and tries = $2 and handed_over_at is null`,
    [id, tries],
  )
}

export async function giveUpLetter(pool: pg.Pool, { id, tries }: Claim, trouble: string): Promise<void> {
  await pool.query(
    `update private.letters set state = 'failed', changed_at = now(), trouble = $3
     where id = $1 and state = 'sending' and tries = $2`,
    [id, tries, trouble],
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

type Abandoned = { id: string; state: 'queued' | 'unclear' }

/**
 * Letters whose sender died with them in hand are sent again. Of one that it was handing over nobody knows whether it
 * went out: there a person decides.
 */
export async function releaseAbandoned(
  pool: pg.Pool,
  afterSeconds: { kept: number; handedOver: number },
): Promise<Abandoned[]> {
  const { rows } = await pool.query<Abandoned>(
    `update private.letters set state = case when handed_over_at is null then 'queued' else 'unclear' end,
       changed_at = now()
     where state = 'sending'
       and changed_at < now() - make_interval(secs => case when handed_over_at is null then $1::integer else $2::integer end)
     returning id, state`,
    [afterSeconds.kept, afterSeconds.handedOver],
  )
  return rows
}

/** For a person who has looked: a letter that failed or whose fate is unclear goes out once more, if it is still true. */
export async function queueLettersAgain(pool: pg.Pool | pg.ClientBase, requestId: string): Promise<number> {
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

/** From now on this link stops the mail about this request. Links of before do, too. */
export async function keepStopLink(pool: pg.Pool, requestId: string, tokenHash: Buffer): Promise<void> {
  await pool.query(
    `insert into private.stop_links (token_hash, request_id)
     select $2, id from public.podcast_requests where id = $1 on conflict do nothing`,
    [requestId, tokenHash],
  )
}

export async function stopMailByToken(pool: pg.Pool, token: string): Promise<boolean> {
  const { rows } = await pool.query<{ stopped: boolean }>('select private.stop_mail($1) as stopped', [token])
  return rows[0]?.stopped === true
}
