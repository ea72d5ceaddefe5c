/** What owners of a client are told of a show that comes or leaves. */
import type pg from 'pg'
import type { OwnerLetterKind } from '#domain/letter.ts'

/** Whoever has pressed the wrong button takes it back before anybody is told. */
const minutesToThink = 10
const tellsOfLeaving = `kind in ('portal-leaving', 'portal-ending')`

type Told = {
  showId: string
  kind: OwnerLetterKind
  /** An address, or what the show is called. */
  part: string
  /** Since when it leaves. */
  since?: Date
}

/** To all owners of the client whose show it is. */
export async function oweOwnerLetters(
  client: pg.Pool | pg.ClientBase,
  { showId, kind, part, since }: Told,
): Promise<void> {
  await client.query(
    `insert into private.letters (member_id, kind, facts, due_at)
     select member.id, told.kind, jsonb_build_object('part', $3::text, 'show', shows.id, 'since', $4::text),
       now() + case when ${tellsOfLeaving} then interval '${minutesToThink} minutes' else interval '0' end
     from (select $2::text as kind) told, private.members member join private.shows using (client_id)
     where shows.id = $1 and ended_at is null and role = 'owner'`,
    [showId, kind, part, since?.toISOString()],
  )
}

/** What was taken back is told to nobody who has not heard of it, and that it was to everybody who has. */
export async function takeBackLeavingLetters(
  client: pg.ClientBase,
  { showId, title, since }: { showId: string; title: string; since: Date },
): Promise<void> {
  const isUntold = `state = 'queued' and handed_over_at is null`
  await client.query(
    `with untold as (
       delete from private.letters where ${tellsOfLeaving} and facts ->> 'show' = $1 and ${isUntold})
     insert into private.letters (member_id, kind, facts)
     select distinct member_id, 'portal-staying', jsonb_build_object('part', $2::text, 'show', $1)
     from private.letters where ${tellsOfLeaving} and facts ->> 'show' = $1 and not (${isUntold})
       and facts ->> 'since' = $3`,
    [showId, title, since.toISOString()],
  )
}
