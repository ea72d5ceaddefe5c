-- What people decide about an episode before it goes out, and what the owner has set for all of them.

alter table private.productions
  -- Whether a person approves this one; empty: as it is set for all.
  add column review text constraint review_is_known check (review in ('automatic', 'review')),
  add column awaits_approval_since timestamptz,
  add column held_since timestamptz,
  add column reminded_at timestamptz,
  -- Up to which edit the episode has them.
  add column version integer not null default 0;
create index awaiting_productions on private.productions (awaits_approval_since) where awaits_approval_since is not null;

-- A script is what the line wrote, changed by these one after the other: every version can be had again.
create table private.edits (
  request_id uuid not null references private.productions on delete cascade,
  number integer not null check (number > 0),
  operator_id uuid references private.operators on delete set null,
  at timestamptz not null default now(),
  edit jsonb not null,
  -- The number of the edit that this one takes back.
  undoes integer,
  primary key (request_id, number)
);

-- What is offered for approval, down to the byte: nothing else is delivered.
create table private.approvals (
  request_id uuid primary key references private.productions on delete cascade,
  version integer not null,
  script_hash bytea not null check (octet_length(script_hash) = 32),
  audio_hash bytea not null check (octet_length(audio_hash) = 32),
  offered_at timestamptz not null default now(),
  approved_at timestamptz,
  -- Empty: the line itself, where no person is asked, or somebody who is not an operator any more.
  operator_id uuid references private.operators on delete set null
);

-- The whole of it each time something changes; the last row holds.
create table private.settings (
  number integer generated always as identity primary key,
  at timestamptz not null default now(),
  operator_id uuid references private.operators on delete set null,
  settings jsonb not null
);

do $$
declare
  name text;
begin
  foreach name in array array['edits', 'approvals', 'settings'] loop
    execute format('alter table private.%I enable row level security', name);
    execute format('alter table private.%I force row level security', name);
    execute format('create policy house_keeps_%s on private.%I to current_user using (true) with check (true)', name, name);
    execute format('revoke all on private.%I from public, anon', name);
  end loop;
end $$;

-- How a request may go on. Whoever changes it otherwise, by whatever way, is refused; every legal change is written down.
create function private.keep_status_order() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  way constant text[] := array['pending', 'read', 'written', 'recorded', 'delivered'];
begin
  if (
    array_position(way, new.status) > array_position(way, old.status)
    or new.status in ('failed', 'stopped') and old.status in ('pending', 'read', 'written', 'recorded')
    or new.status = 'pending' and old.status = 'failed'
  ) is not true then
    raise exception 'A request that is % cannot become %.', old.status, new.status using errcode = 'check_violation';
  end if;
  insert into private.deeds (operator_id, deed, request_id, facts) values (
    nullif(current_setting('offmic.operator', true), '')::uuid, 'change-status', new.id,
    jsonb_build_object('from', old.status, 'to', new.status));
  return null;
end $$;
create trigger status_keeps_its_order
  after update of status on public.podcast_requests
  for each row when (old.status is distinct from new.status) execute function private.keep_status_order();
revoke execute on function private.keep_status_order from public;
