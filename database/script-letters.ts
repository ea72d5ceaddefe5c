/** Letters to those who decide about scripts that wait. */
import type pg from 'pg'
import { isAtGate } from './show-episodes.ts'

/** Of a letter that is owed: its script waits for its client still, and its reader decides, and wants mail. */
export const isTrueOfScript = `exists (
  select from private.members member join private.shows on shows.client_id = member.client_id
  join private.show_episodes show_episode on show_id = shows.id
  join public.podcast_requests request on request.id = show_episode.request_id
  join private.productions production on production.request_id = request.id
  where member.id = letter.member_id and request.id::text = letter.facts ->> 'script'
    and member.ended_at is null and member.role in ('owner', 'approver') and verdict is null and ${isAtGate}
    and not exists (select from private.unwanted_mail where unwanted_mail.email_key = member.email_key))`

/** What is not true any more goes out to nobody, and whoever would have got it was told of nothing today. */
export async function dropUntrueLetters(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with dropped as (
       delete from private.letters letter where kind = 'portal-script' and state = 'queued' and not ${isTrueOfScript}
       returning member_id, created_at
     )
     update private.members set told_of_scripts_at = dropped.created_at - interval '1 day'
     from dropped where members.id = dropped.member_id`,
  )
}

/** Whoever changes a script changes several sentences: until then nobody is called. */
const calmMinutes = 10

/**
 * One a day at most, and only of what has come before them since the last one. It names the script that has waited
 * longest. Any number of processes may do so at once: the row of a member is taken by one.
 */
export async function oweScriptLetters(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with waiting as materialized (
       select show_episode.request_id, title, client_id, offered_at
       from private.show_episodes show_episode join private.shows on shows.id = show_id
       join public.podcast_requests request on request.id = show_episode.request_id
       join private.productions production on production.request_id = request.id
       where verdict is null and offered_at < now() - make_interval(mins => $1) and ${isAtGate}
     ), told as (
       update private.members member set told_of_scripts_at = now()
       where ended_at is null and role in ('owner', 'approver')
         and coalesce(told_of_scripts_at, '-infinity') < now() - interval '1 day'
         and exists (select from waiting where waiting.client_id = member.client_id
           and waiting.offered_at + make_interval(mins => $1) > coalesce(member.told_of_scripts_at, '-infinity'))
         and not exists (select from private.unwanted_mail where unwanted_mail.email_key = member.email_key)
       returning id, client_id
     )
     insert into private.letters (member_id, kind, facts)
     select told.id, 'portal-script', (
       select jsonb_build_object('client', told.client_id, 'script', waiting.request_id, 'title', waiting.title)
       from waiting where waiting.client_id = told.client_id order by offered_at, request_id limit 1)
     from told`,
    [calmMinutes],
  )
}
