-- The people of a client, and how they get into the portal. They are never operators, and no table has both.

create table private.members (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references private.clients on delete cascade,
  email text not null check (char_length(email) <= 254),
  email_key text not null generated always as (private.email_key(email)) stored,
  name text not null default '' check (char_length(name) <= 80),
  role text not null check (role in ('owner', 'approver', 'reader')),
  since timestamptz not null default now(),
  ended_at timestamptz,
  unique (client_id, email_key)
);
create index members_by_address on private.members (email_key);

-- What a client has bought that becomes a show: a subscription, or a purchase without one.
create table private.shows (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references private.clients on delete cascade,
  paid_with text not null unique check (char_length(paid_with) <= 400),
  since timestamptz not null default now()
);
create index shows_of_a_client on private.shows (client_id);

-- A session belongs to an address: whose member it is, is asked each time.
create table private.portal_sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  email_key text not null,
  browser text not null default '',
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
create index portal_sessions_of_an_address on private.portal_sessions (email_key);

-- Somebody at the door, member or not: one row and the same tries for everybody, so that nobody learns who is one.
create table private.portal_asked (
  asked_hash bytea primary key check (octet_length(asked_hash) = 32),
  email text not null check (char_length(email) <= 254),
  email_key text not null generated always as (private.email_key(email)) stored,
  asked_at timestamptz not null default now(),
  is_looked_up boolean not null default false,
  -- Of the letter, where there is one: hashes, made when it is written.
  link_hash bytea unique check (octet_length(link_hash) = 32),
  code_hash bytea check (octet_length(code_hash) = 32),
  tries integer not null default 0
);
create index portal_asked_to_look_up on private.portal_asked (asked_at) where not is_looked_up;
create index portal_asked_by_address on private.portal_asked (email_key);

alter table private.letters
  add column member_id uuid references private.members on delete cascade,
  drop constraint letter_has_one_reader,
  add constraint letter_has_one_reader check (num_nonnulls(request_id, operator_id, member_id) = 1),
  drop constraint letters_kind_check,
  add constraint letters_kind_check check (
    (request_id is not null) = (kind in ('request-accepted', 'episode-ready', 'request-failed'))
    and (member_id is not null) = (kind like 'portal-%'));
create index letters_of_a_member on private.letters (member_id) where member_id is not null;

-- What was paid for becomes a show, and whoever has paid its owner. What nobody can name yet and comes only once waits
-- for an operator, who says what its link sells. A letter is owed to who becomes a member here.
create function private.open_shows(of_client uuid, writes boolean default true) returns void
  language sql set search_path = ''
as $$
  with paid as (
    select things.id, facts, coalesce(facts ->> 'offer',
      (select offer from private.sold_links where link in (facts ->> 'link', facts ->> 'price') limit 1)) as offer
    from private.client_things things
    where client_id = of_client and kind = 'purchase' and facts ->> 'state' = 'paid'
  ), bought as (
    select * from paid
    where coalesce(offer, '') not in ('guide', 'other') and (offer is not null or facts ? 'subscription')
  ), shown as (
    insert into private.shows (client_id, paid_with)
      select distinct of_client, coalesce('subscription:' || (facts ->> 'subscription'), id) from bought
      on conflict do nothing
  ), payers as (
    select facts ->> 'email' as email, left(coalesce(facts ->> 'name', ''), 80) as name from bought
    where facts ->> 'email' ~ '^[^\s@]{1,64}@[^\s@]{1,180}$'
    union all
    -- Paddle names its customer apart from the purchase.
    select substr(name, 7), '' from private.told, unnest(told.names) as name
    where source = 'paddle' and kind like 'customer.%' and name like 'email:%' and char_length(name) <= 250
      and told.names && array(select client_names.name from private.client_names where client_id = of_client)
      and exists (select from bought where id like 'transaction:%')
  ), joined as (
    insert into private.members (client_id, email, name, role)
      select distinct on (private.email_key(email)) of_client, email, name, 'owner' from payers
      order by private.email_key(email), name desc
      on conflict (client_id, email_key) do nothing returning id
  )
  insert into private.letters (member_id, kind) select id, 'portal-welcome' from joined where writes
$$;
revoke all on function private.open_shows(uuid, boolean) from public;

-- Clients who turn out to be one: their people and shows go with the names. Who is in both stays once, with the better
-- role, and is out only where both have taken them out.
create function private.join_people(one uuid, others uuid[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  twin record;
begin
  update private.shows set client_id = one where client_id = any (others);
  for twin in
    select other.id as gone, mine.id as stays, other.role, other.ended_at from private.members other
    join private.members mine on mine.client_id = one and mine.email_key = other.email_key
    where other.client_id = any (others)
  loop
    update private.members set ended_at = case when twin.ended_at is not null then ended_at end,
      role = case when 'owner' in (role, twin.role) then 'owner'
        when 'approver' in (role, twin.role) then 'approver' else 'reader' end
      where id = twin.stays;
    update private.letters set member_id = twin.stays where member_id = twin.gone;
    delete from private.members where id = twin.gone;
  end loop;
  -- Two of the others may have the same member.
  delete from private.members older using private.members newer
    where older.client_id = any (others) and newer.client_id = any (others)
      and older.email_key = newer.email_key and older.id < newer.id;
  update private.members set client_id = one where client_id = any (others);
end $$;
revoke all on function private.join_people(uuid, uuid[]) from public;

create or replace function private.fold_told(event bigint, said text[], things jsonb) returns uuid
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
    perform private.join_people(one, them[2:]);
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
  if exists (select from private.client_things where client_id = one and kind = 'purchase') then
    perform private.open_shows(one);
  end if;
  return one;
end $$;

-- Whoever has paid before today is a member from today on; nobody is written to because of it.
select private.open_shows(id, false) from private.clients;

alter table private.members enable row level security;
alter table private.members force row level security;
create policy house_keeps_members on private.members to current_user using (true) with check (true);
alter table private.shows enable row level security;
alter table private.shows force row level security;
create policy house_keeps_shows on private.shows to current_user using (true) with check (true);
alter table private.portal_sessions enable row level security;
alter table private.portal_sessions force row level security;
create policy house_keeps_portal_sessions on private.portal_sessions to current_user using (true) with check (true);
alter table private.portal_asked enable row level security;
alter table private.portal_asked force row level security;
create policy house_keeps_portal_asked on private.portal_asked to current_user using (true) with check (true);
revoke all on private.members, private.shows, private.portal_sessions, private.portal_asked from public, anon;
