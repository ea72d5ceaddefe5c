-- Episodes of a show: their scripts wait for the client before they get a voice.

-- One row a request that belongs to a show, and what of it was put before the client last.
create table private.show_episodes (
  request_id uuid primary key references public.podcast_requests on delete cascade,
  show_id uuid not null references private.shows on delete cascade,
  operator_id uuid references private.operators on delete set null,
  at timestamptz not null default now(),
  title text not null default '',
  -- With so many edits it was offered; the hash is that of its words.
  version integer not null default 0,
  script_hash bytea check (octet_length(script_hash) = 32),
  offered_at timestamptz,
  verdict text check (verdict in ('yes', 'changes')),
  check ((script_hash is null) = (offered_at is null) and (verdict is null or offered_at is not null))
);
create index episodes_of_a_show on private.show_episodes (show_id);
create index scripts_before_clients on private.show_episodes (offered_at) where offered_at is not null and verdict is null;
create index scripts_to_change on private.show_episodes (request_id) where verdict = 'changes';

-- Only added to: what was decided of which words, by whom. It stays with the show when its episode or its person goes.
create table private.decisions (
  id uuid primary key default gen_random_uuid(),
  show_id uuid not null references private.shows on delete cascade,
  request_id uuid references public.podcast_requests on delete set null,
  title text not null,
  version integer not null,
  hash bytea not null check (octet_length(hash) = 32),
  verdict text not null check (verdict in ('yes', 'changes')),
  words text not null default '' check (char_length(words) <= 2000),
  by text not null check (by in ('member', 'operator')),
  member_id uuid references private.members on delete set null,
  operator_id uuid references private.operators on delete set null,
  at timestamptz not null default now()
);
create index decisions_of_a_show on private.decisions (show_id);
create index decisions_of_a_request on private.decisions (request_id, at) where request_id is not null;
create index decisions_of_a_member on private.decisions (member_id) where member_id is not null;

-- What clients say of a sentence, with the words that stood there.
create table private.comments (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.podcast_requests on delete cascade,
  sentence text not null check (char_length(sentence) <= 40),
  place integer not null check (place >= 0),
  said text not null,
  hash bytea not null check (octet_length(hash) = 32),
  text text not null check (char_length(text) between 1 and 2000),
  member_id uuid references private.members on delete set null,
  at timestamptz not null default now()
);
create index comments_of_a_request on private.comments (request_id, at);
create index comments_of_a_member on private.comments (member_id) where member_id is not null;

-- One letter a day about scripts that wait, and none about what they were told of.
alter table private.members add column told_of_scripts_at timestamptz;

alter table private.show_episodes enable row level security;
alter table private.show_episodes force row level security;
create policy house_keeps_show_episodes on private.show_episodes to current_user using (true) with check (true);
alter table private.decisions enable row level security;
alter table private.decisions force row level security;
create policy house_keeps_decisions on private.decisions to current_user using (true) with check (true);
alter table private.comments enable row level security;
alter table private.comments force row level security;
create policy house_keeps_comments on private.comments to current_user using (true) with check (true);
revoke all on private.show_episodes, private.decisions, private.comments from public, anon;

-- Who is in both of two clients that become one keeps what they have decided and said, too.
create or replace function private.join_people(one uuid, others uuid[]) returns void
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
    update private.answers set member_id = twin.stays where member_id = twin.gone;
    update private.decisions set member_id = twin.stays where member_id = twin.gone;
    update private.comments set member_id = twin.stays where member_id = twin.gone;
    update private.handed_parts handed set member_id = twin.stays where member_id = twin.gone and not exists (
      select from private.handed_parts mine where mine.member_id = twin.stays
        and mine.show_id = handed.show_id and mine.part = handed.part);
    delete from private.members where id = twin.gone;
  end loop;
  -- Two of the others may have the same member.
  delete from private.members older using private.members newer
    where older.client_id = any (others) and newer.client_id = any (others)
      and older.email_key = newer.email_key and older.id < newer.id;
  update private.members set client_id = one where client_id = any (others);
end $$;
