/** Letters to those who decide about what waits: scripts, finished episodes, and what holds their show up. */
import type pg from 'pg'
import { type Call, type Callable, callsDue, type WaitingOffer } from '#domain/calls.ts'
import type { Gate } from '#domain/script-gate.ts'
import type { Silence } from '#domain/silence.ts'
import { isHeldUpStill, showsThatWait } from './hold-ups.ts'
import { inTransaction } from './in-transaction.ts'
import { isAtEpisodeGate, isAtGate } from './show-episodes.ts'
import { hasDecider } from './shows-that-run.ts'

const waitsAs = {
  script: `verdict is null and held_since is null and ${isAtGate}`,
  episode: `sound_verdict is null and held_since is null and ${isAtEpisodeGate}`,
}

const ofShows = `private.show_episodes show_episode join private.shows on shows.id = show_id
  join public.podcast_requests request on request.id = show_episode.request_id
  join private.productions production on production.request_id = request.id`

/** Of a letter that is owed: what it is about waits for its client still, and its reader decides, and wants mail. */
const isTrue = `exists (
  select from private.members member join ${ofShows} on shows.client_id = member.client_id
  where member.id = letter.member_id and request.id::text = letter.facts ->> 'request'
    and member.ended_at is null and member.quiet_since is null and member.role in ('owner', 'approver')
    and case letter.kind when 'portal-script' then ${waitsAs.script} else ${waitsAs.episode} end
    and not exists (select from private.unwanted_mail where unwanted_mail.email_key = member.email_key))`
const isAboutWaiting = `letter.kind in ('portal-script', 'portal-episode', 'portal-show')`
const isTrueOf = `case letter.kind when 'portal-show' then ${isHeldUpStill} else ${isTrue} end`
export const isTrueStill = `(not ${isAboutWaiting} or ${isTrueOf})`

/** What is not true any more goes out to nobody, and whoever would have got it was told of nothing today. */
export async function dropUntrueLetters(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with dropped as (
       delete from private.letters letter where ${isAboutWaiting} and state = 'queued' and not ${isTrueOf}
       returning member_id, kind, created_at
     )
     update private.members set
       told_of_scripts_at = case when kind <> 'portal-show' then dropped.created_at - interval '1 day' else members.told_of_scripts_at end,
       told_of_hold_ups_at = case when kind = 'portal-show' then dropped.created_at - interval '1 day' else members.told_of_hold_ups_at end
     from dropped join private.members reader on reader.id = dropped.member_id
     where members.email_key = reader.email_key`,
  )
}

const waitingIn = (what: Gate, at: string) =>
  `select '${what}' as what, show_episode.request_id as "requestId", client_id as "clientId", title,
    ${at} as "offeredAt", coalesce(rhythm ->> 'zone', 'UTC') as zone, passes_at as "passesAt",
    (select slots.at from private.slots where slots.request_id = show_episode.request_id and state = 'open') as "goesAt",
    ${silenceOf} as silence
    from ${ofShows} where ${waitsAs[what]}`

/** What the rule asks about `show_episode` of `shows`. */
const silenceOf = `json_build_object('isChosen', shows.silence = 'passes' and plan_state = 'runs',
  'isOut', exists (select from private.episodes where episodes.request_id = show_episode.request_id),
  'approved', (select count(distinct decided.request_id) from private.decisions decided where decided.show_id = shows.id
    and what = 'episode' and verdict = 'yes' and by <> 'silence'),
  'isUnregulated', coalesce((select answer -> 'choices' = '["no"]' from private.answers
    where answers.show_id = shows.id and question = 'claims' order by version desc limit 1), false))`

/** Who decides, or whoever is there where nobody does, if they want mail; when they were told last, for whatever client. */
async function peopleOf(client: pg.ClientBase, clientIds: readonly string[]): Promise<Callable[]> {
  const { rows } = await client.query<Callable>(
    `select email_key as address, json_agg(json_build_object('id', id, 'clientId', client_id,
         'mayDecide', role in ('owner', 'approver')) order by since, id) as members,
       (select max(told_of_scripts_at) from private.members every where every.email_key = member.email_key) as "toldAt",
       (select max(told_of_hold_ups_at) from private.members every where every.email_key = member.email_key) as "toldOfShowsAt"
     from private.members member where client_id = any ($1) and ended_at is null and quiet_since is null and (role in ('owner', 'approver')
         or not ${hasDecider('member.client_id')})
       and not exists (select from private.unwanted_mail where unwanted_mail.email_key = member.email_key)
     group by email_key order by email_key`,
    [clientIds],
  )
  return rows
}

/** One process at a time: the others leave it to that one. Shows that are held up have time: they are asked about less often. */
export const oweScriptLetters = (pool: pg.Pool, now = new Date(), { ofShows = false } = {}): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rows: lock } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_xact_lock(hashtextextended('script-letters', 0)) as mine`,
    )
    if (!lock[0]?.mine) return
    const { rows: offers } = await client.query<WaitingOffer>(
      `${waitingIn('script', 'offered_at')} union all ${waitingIn('episode', 'sound_offered_at')}`,
    )
    const waiting = { offers, shows: ofShows ? await showsThatWait(client) : [] }
    const clients = new Set([...waiting.offers, ...waiting.shows].map(({ clientId }) => clientId))
    if (clients.size === 0) return
    for (const call of callsDue(waiting, await peopleOf(client, [...clients]), now))
      await owe(client, call, now)
  })

async function owe(client: pg.ClientBase, { memberId, address, about, isAgain, passesAt }: Call, now: Date) {
  const isOfShows = about.what === 'shows'
  const facts = {
    ...(isOfShows
      ? { shows: about.shows.map(({ showId }) => showId) }
      : {
          ...{ request: about.requestId, title: about.title },
          ...(about.silence.isOut && { isOut: true }),
        }),
    ...(isAgain && { isAgain }),
    ...(passesAt && !isOfShows && { passes: passesAt.toISOString(), zone: about.zone }),
  }
  const kind = isOfShows ? 'portal-show' : `portal-${about.what}`
  await client.query('insert into private.letters (member_id, kind, facts) values ($1, $2, $3)', [
    memberId,
    kind,
    JSON.stringify(facts),
  ])
  const told = isOfShows ? 'told_of_hold_ups_at' : 'told_of_scripts_at'
  await client.query(`update private.members set ${told} = $2 where email_key = $1`, [address, now])
  if (passesAt && !isOfShows)
    await client.query(
      'update private.show_episodes set passes_at = coalesce(passes_at, $2) where request_id = $1',
      [about.requestId, passesAt],
    )
}

type Passing = { what: Gate; requestId: string; hash: string; silence: Silence }

/** What was said to pass by now, in a letter that has gone out; none of those about it is lost, or still on its way. */
export async function passingBySilence(pool: pg.Pool, now: Date): Promise<Passing[]> {
  const passing = (what: Gate, hash: string) =>
    `select '${what}' as what, show_episode.request_id as "requestId", encode(${hash}, 'hex') as hash,
       ${silenceOf} as silence
     from ${ofShows} where passes_at <= $1 and ${waitsAs[what]} and (
       select bool_and(letter.state = 'sent') from private.letters letter
       where letter.kind = 'portal-${what}' and facts ->> 'request' = show_episode.request_id::text
         and facts ? 'passes')`
  const { rows } = await pool.query<Passing>(
    `${passing('script', 'script_hash')} union all ${passing('episode', 'sound_hash')}`,
    [now],
  )
  return rows
}
