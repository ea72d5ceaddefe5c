-- What payment and booking companies tell: written down first, understood afterwards, as often as needed.

create table private.told (
  number bigint generated always as identity primary key,
  source text not null check (source in ('stripe', 'paddle', 'calendly', 'cal')),
  event_id text not null check (char_length(event_id) <= 400),
  kind text not null check (char_length(kind) <= 100),
  happened_at timestamptz not null,
  received_at timestamptz not null default now(),
  is_test boolean not null default false,
  -- As it was signed, byte for byte.
  body text not null check (octet_length(body) <= 1572864),
  -- Whom it speaks of, once it is understood.
  names text[],
  understood_at timestamptz,
  trouble text,
  unique (source, event_id)
);
create index told_to_understand on private.told (number) where understood_at is null and trouble is null;
create index told_in_trouble on private.told (number) where trouble is not null;
create index told_of_names on private.told using gin (names);
create index told_by_source on private.told (source, received_at);

-- What was not signed, or too long ago: nothing of it stays but how often it came.
create table private.told_refused (
  source text not null,
  reason text not null,
  day date not null,
  count bigint not null,
  primary key (source, reason, day)
);

-- A client is whoever these names belong to, and nothing else.
create table private.clients (
  id uuid primary key default gen_random_uuid(),
  since timestamptz not null default now()
);
create table private.client_names (
  name text primary key check (char_length(name) <= 400),
  client_id uuid not null references private.clients on delete cascade
);
create index names_of_a_client on private.client_names (client_id);

-- The newest that is known of each thing of theirs. Which of two is newer does not depend on which came first.
create table private.client_things (
  id text primary key check (char_length(id) <= 400),
  client_id uuid not null references private.clients on delete cascade,
  kind text not null,
  as_of timestamptz not null,
  rank integer not null,
  event_id text not null,
  facts jsonb not null
);
create index things_of_a_client on private.client_things (client_id);

-- Names meet, things get newer, and the event counts as understood. One fold at a time in the whole house: a lock for
-- each name would have to be taken in one order by all who merge, and the batches of one transaction are quicker.
create function private.fold_told(event bigint, said text[], things jsonb) returns uuid
  language plpgsql set search_path = ''
as $$
declare
  -- An address under the one spelling that requests have, too.
  theirs text[] := array(select distinct case when name like 'email:%'
    then 'email:' || private.email_key(substr(name, 7)) else name end from unnest(said) as name order by 1);
  them uuid[];
  one uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('private.fold_told', 0));
  update private.told set understood_at = now(), trouble = null, names = theirs
    where number = event and understood_at is null;
  if not found or theirs = '{}' then return null; end if;
  select array_agg(id order by since, id) into them from private.clients
    where id in (select client_id from private.client_names where name = any (theirs));
  one := them[1];
  if one is null then
    insert into private.clients default values returning id into one;
  elsif array_length(them, 1) > 1 then
    update private.client_names set client_id = one where client_id = any (them[2:]);
    update private.client_things set client_id = one where client_id = any (them[2:]);
    delete from private.clients where id = any (them[2:]);
  end if;
  insert into private.client_names (name, client_id) select name, one from unnest(theirs) as name
    on conflict do nothing;
  insert into private.client_things as old (id, client_id, kind, as_of, rank, event_id, facts)
    select thing ->> 'id', one, thing ->> 'kind', told.happened_at, (thing ->> 'rank')::integer, told.event_id,
      thing -> 'facts'
    from jsonb_array_elements(things) as thing, private.told where told.number = event
    on conflict (id) do update set as_of = excluded.as_of, rank = excluded.rank, event_id = excluded.event_id,
      facts = excluded.facts
    where (excluded.as_of, excluded.rank, excluded.event_id) >= (old.as_of, old.rank, old.event_id);
  return one;
end $$;
revoke all on function private.fold_told(bigint, text[], jsonb) from public;

alter table private.told enable row level security;
alter table private.told force row level security;
create policy house_keeps_told on private.told to current_user using (true) with check (true);
alter table private.told_refused enable row level security;
alter table private.told_refused force row level security;
create policy house_keeps_told_refused on private.told_refused to current_user using (true) with check (true);
alter table private.clients enable row level security;
alter table private.clients force row level security;
create policy house_keeps_clients on private.clients to current_user using (true) with check (true);
alter table private.client_names enable row level security;
alter table private.client_names force row level security;
create policy house_keeps_client_names on private.client_names to current_user using (true) with check (true);
alter table private.client_things enable row level security;
alter table private.client_things force row level security;
create policy house_keeps_client_things on private.client_things to current_user using (true) with check (true);
revoke all on private.told, private.told_refused, private.clients, private.client_names, private.client_things
  from public, anon;
