-- Shows that come from another host, with all that their listeners know them by.

-- A guid of another host is whatever its feed says, byte for byte.
alter table private.public_episodes
  alter column guid drop default,
  alter column guid type text using guid::text,
  alter column guid set default gen_random_uuid()::text,
  add constraint public_episodes_guid_check check (char_length(guid) between 1 and 1000),
  drop constraint public_episodes_guid_key,
  add constraint public_episodes_show_id_guid_key unique (show_id, guid),
  add column guid_is_link boolean not null default false,
  -- What the old feed said of it: season, number, kind, whether its voices are made. Null: it was made here.
  add column came jsonb;

create or replace function private.keep_episode_names() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if (new.guid, new.guid_is_link, new.slug, new.number, new.published_at, new.show_id, new.request_id, new.came)
    is distinct from (old.guid, old.guid_is_link, old.slug, old.number, old.published_at, old.show_id, old.request_id, old.came) then
    raise exception 'Guid, address, number and date of an episode are given once.';
  end if;
  return new;
end $$;

-- One a show: from where it comes, and how far that is.
create table private.arrivals (
  show_id uuid primary key references private.shows on delete cascade,
  feed_url text not null check (char_length(feed_url) <= 2000),
  found jsonb not null,
  state text not null default 'read' check (state in ('read', 'fetching', 'here', 'moving', 'moved')),
  state_at timestamptz not null default now(),
  -- Where it is sent that asks whether the show is theirs, and what it says.
  owner_email text not null default '' check (char_length(owner_email) <= 254),
  token text not null check (char_length(token) <= 60),
  code_hash bytea check (octet_length(code_hash) = 32),
  code_until timestamptz,
  code_tries integer not null default 0,
  proof text check (proof in ('mail', 'token')),
  -- When its old address is looked at next.
  due_at timestamptz not null default now(),
  operator_id uuid references private.operators on delete set null,
  check (state = 'read' or proof is not null)
);
create index arrivals_due on private.arrivals (due_at) where state = 'moving';
create index arrivals_of_an_operator on private.arrivals (operator_id) where operator_id is not null;

-- What is fetched of it, once.
create table private.arriving_episodes (
  id uuid primary key default gen_random_uuid(),
  show_id uuid not null references private.arrivals on delete cascade,
  place integer not null,
  guid text not null check (char_length(guid) between 1 and 1000),
  said jsonb not null,
  state text not null default 'owed' check (state in ('owed', 'here', 'lost')),
  -- Of the part of its sound that lies here already.
  etag text check (char_length(etag) <= 1000),
  episode jsonb,
  media jsonb,
  trouble text,
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  unique (show_id, guid),
  check ((state = 'here') = (media is not null and episode is not null))
);
create index arriving_episodes_due on private.arriving_episodes (due_at) where state = 'owed';

alter table private.arrivals enable row level security;
alter table private.arrivals force row level security;
create policy house_keeps_arrivals on private.arrivals to current_user using (true) with check (true);
alter table private.arriving_episodes enable row level security;
alter table private.arriving_episodes force row level security;
create policy house_keeps_arriving_episodes on private.arriving_episodes to current_user using (true) with check (true);
revoke all on private.arrivals, private.arriving_episodes from public, anon;

-- The letter with the code goes to whoever the feed names, who is nobody's member.
alter table private.letters
  add column arrival_id uuid references private.arrivals on delete cascade,
  drop constraint letter_has_one_reader,
  add constraint letter_has_one_reader check (num_nonnulls(request_id, operator_id, member_id, arrival_id) = 1),
  drop constraint letters_kind_check,
  add constraint letters_kind_check check (
    (request_id is not null) = (kind in ('request-accepted', 'episode-ready', 'request-failed'))
    and (member_id is not null) = (kind like 'portal-%')
    and (arrival_id is not null) = (kind = 'feed-code'));
create index letters_of_an_arrival on private.letters (arrival_id) where arrival_id is not null;
