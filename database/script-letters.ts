/** Letters to those who decide about what waits: scripts, and finished episodes. */
import type pg from 'pg'
import { isAtEpisodeGate, isAtGate } from './show-episodes.ts'

const waitsAs = {
  'portal-script': `verdict is null and held_since is null and ${isAtGate}`,
  'portal-episode': `sound_verdict is null and held_since is null and ${isAtEpisodeGate}`,
}

const ofShows = `private.show_episodes show_episode join private.shows on shows.id = show_id
  join public.podcast_requests request on request.id = show_episode.request_id
  join private.productions production on production.request_id = request.id`

/** Of a letter that is owed: what it is about waits for its client still, and its reader decides, and wants mail. */
const isTrue = `exists (
  select from private.members member join ${ofShows} on shows.client_id = member.client_id
  where member.id = letter.member_id and request.id::text = letter.facts ->> 'request'
    and member.ended_at is null and member.role in ('owner', 'approver')
    and case letter.kind when 'portal-script' then ${waitsAs['portal-script']} else ${waitsAs['portal-episode']} end
    and not exists (select from private.unwanted_mail where unwanted_mail.email_key = member.email_key))`
const isAboutWaiting = `letter.kind in ('portal-script', 'portal-episode')`
export const isTrueStill = `(not ${isAboutWaiting} or ${isTrue})`

/** What is not true any more goes out to nobody, and whoever would have got it was told of nothing today. */
export async function dropUntrueLetters(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with dropped as (
       delete from private.letters letter where ${isAboutWaiting} and state = 'queued' and not ${isTrue}
       returning member_id, created_at
     )
     update private.members set told_of_scripts_at = dropped.created_at - interval '1 day'
     from dropped where members.id = dropped.member_id`,
  )
}

/** Whoever changes a script changes several sentences: until then nobody is called. */
const calmMinutes = 10

/**
 * One a day at most, and only of what has come before them since the last one: it names the first of that. Any number of
 * processes may do so at once: the row of a member is taken by one.
 */
export async function oweScriptLetters(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with before as (
       select show_episode.request_id, title, client_id, 'portal-script' as kind, offered_at
       from ${ofShows} where ${waitsAs['portal-script']}
       union all
       select show_episode.request_id, title, client_id, 'portal-episode', sound_offered_at
       from ${ofShows} where ${waitsAs['portal-episode']}
     ), waiting as materialized (
       select * from before where offered_at < now() - make_interval(mins => $1)
     ), told as (
       update private.members member set told_of_scripts_at = now()
       from private.members before where before.id = member.id and member.ended_at is null and member.role in ('owner', 'approver')
         and coalesce(member.told_of_scripts_at, '-infinity') < now() - interval '1 day'
         and exists (select from waiting where waiting.client_id = member.client_id
           and waiting.offered_at + make_interval(mins => $1) > coalesce(member.told_of_scripts_at, '-infinity'))
         and not exists (select from private.unwanted_mail where unwanted_mail.email_key = member.email_key)
       returning member.id, member.client_id, coalesce(before.told_of_scripts_at, '-infinity') as told_before
     )
     insert into private.letters (member_id, kind, facts)
     select told.id, kind, jsonb_build_object('client', told.client_id, 'request', longest.request_id, 'title', title)
     from told cross join lateral (
       select * from waiting where waiting.client_id = told.client_id
         and offered_at + make_interval(mins => $1) > told_before
       order by offered_at, request_id limit 1) as longest`,
    [calmMinutes],
  )
}
