import type pg from 'pg'

/** What a company has told of them, and what follows from it. */
export async function aPurchase(pool: pg.Pool, email: string): Promise<void> {
  const id = `purchase ${email}`
  await pool.query(
    `insert into private.told (source, event_id, kind, happened_at, body) values ('stripe', $1, 'paid', now(), $2)`,
    [id, JSON.stringify({ email })],
  )
  await pool.query(
    `select private.fold_told(number, array['email:' || $2], $3) from private.told where event_id = $1`,
    [id, email, JSON.stringify([{ id, kind: 'purchase', rank: 1, facts: { email } }])],
  )
  await apartFromALookalike(pool, email)
  await aMember(pool, email)
  await pool.query(
    `insert into private.show_covers (show_id, name, side, large, small)
     select id, '0123456789abcdef', 1400, 'large', 'small' from private.shows where paid_with = 'show ' || $1`,
    [email],
  )
  await pool.query(
    `insert into private.hold_ups select id, 'days', now() from private.shows where paid_with = 'show ' || $1`,
    [email],
  )
  await anArrival(pool, email)
}

/** They have a show, belong to its portal, are signed in there and ask for another code. */
async function aMember(pool: pg.Pool, email: string): Promise<void> {
  await pool.query(
    `with theirs as (select client_id from private.client_names where name = 'email:' || private.email_key($1)),
       shown as (insert into private.shows (client_id, paid_with) select client_id, 'show ' || $1 from theirs
         returning id),
       joined as (insert into private.members (client_id, email, role) select client_id, $1, 'owner' from theirs
         returning id),
       said as (insert into private.answers (show_id, question, version, answer, member_id)
         select shown.id, 'sells', 1, '{"text":"Bread","choices":[]}', joined.id from shown, joined),
       handed as (insert into private.handed_parts (show_id, part, member_id)
         select shown.id, 'business', joined.id from shown, joined),
       feed as (insert into private.watched_feeds (show_id, url, member_id)
         select shown.id, 'https://bakery.test/feed', joined.id from shown, joined),
       topic as (insert into private.topics (show_id, title, place, origin, member_id)
         select shown.id, 'Rye', 1, 'client', joined.id from shown, joined),
       source as (insert into private.sources (show_id, name, kind, rights, state, member_id)
         select shown.id, 'Notes.txt', 'text', 'ours', 'read', joined.id from shown, joined returning id),
       read as (insert into private.source_pieces (source_id, place, kind, text, is_ours)
         select id, 0, 'text', 'We bake at four.', true from source),
       drafted as (insert into private.show_drafts (show_id, version, draft) select id, 1, '{}' from shown),
       tied as (insert into private.show_episodes (request_id, show_id) select request.id, shown.id
         from shown, public.podcast_requests request where email_key = private.email_key($1) limit 1
         returning request_id, show_id),
       dated as (insert into private.slots (show_id, key, at) select id, '2026-01-06', '2026-01-06' from shown),
       in_public as (insert into private.public_shows
           (show_id, slug, title, description, category, language, author, website, owner_email)
         select id, md5($1), 'Bread', 'Bread and more of it.', 'Arts > Food', 'en', 'Bakery', '', $1 from shown
         returning show_id),
       listed as (insert into private.public_episodes (request_id, show_id, slug, number, title, description)
         select request_id, show_id, 'rye', 1, 'Rye', 'Rye.' from tied join in_public using (show_id)),
       decided as (insert into private.decisions (show_id, request_id, title, version, hash, verdict, by, member_id)
         select show_id, request_id, 'Bread', 0, sha256('words'), 'yes', 'member', joined.id from tied, joined),
       remarked as (insert into private.comments (request_id, sentence, place, said, hash, text, member_id)
         select request_id, 'c1s1', 0, 'Bread.', sha256('words'), 'Rye.', joined.id from tied, joined),
       inside as (insert into private.portal_sessions (token_hash, email_key)
         values (sha256(convert_to($1, 'UTF8')), private.email_key($1)))
     insert into private.portal_asked (asked_hash, email) values (sha256(convert_to($1, 'UTF8')), $1)`,
    [email],
  )
}

/** Their show comes from another host. */
async function anArrival(pool: pg.Pool, email: string): Promise<void> {
  await pool.query(
    `with arriving as (insert into private.arrivals (show_id, feed_url, found, token, owner_email)
       select id, 'https://old.example/feed', '{}', 'word', $1 from private.shows where paid_with = 'show ' || $1
       returning show_id)
     insert into private.arriving_episodes (show_id, place, guid, said) select show_id, 1, 'g', '{}' from arriving`,
    [email],
  )
}

/** An operator has said that somebody else is another client. */
async function apartFromALookalike(pool: pg.Pool, email: string): Promise<void> {
  await pool.query(
    `with zoe as (insert into private.clients (id) values (md5('zoe')::uuid) on conflict do nothing returning id),
       named as (insert into private.client_names select 'zoe', id from zoe)
     insert into private.clients_apart (one, other) values ('email:' || private.email_key($1), 'zoe')`,
    [email],
  )
}
