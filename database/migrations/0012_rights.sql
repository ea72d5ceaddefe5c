-- People's rights: what is deleted leaves a receipt and nothing else, and who did or read what can only be added to.

-- The name that logs, deeds and receipts have for a person. Nobody can try addresses out without the database.
create function private.pseudonym_of(address text) returns bytea
  language sql stable
  return sha256((select key from private.pseudonym_key) || convert_to(private.email_key(address), 'UTF8'));
revoke execute on function private.pseudonym_of from public;

create table private.erasures (
  number integer generated always as identity primary key,
  reason text not null check (reason in ('asked', 'visitor', 'expired')),
  -- A pseudonym; empty where the rows of several people have expired together.
  person bytea check (octet_length(person) = 32),
  operator_id uuid references private.operators on delete set null,
  asked_at timestamptz not null default now(),
  done_at timestamptz,
  stays_unwanted boolean not null default false,
  -- How many rows of which table.
  counts jsonb not null default '{}',
  -- What may have left files behind: names of media, ids of requests and letters. Empty once all is gone.
  remains jsonb,
  -- Every file met so far with its size, so that a count survives whoever counted.
  files jsonb,
  deleted_files integer not null default 0,
  deleted_bytes bigint not null default 0,
  -- A letter that is being sent may still become a file until then.
  settles_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  tries integer not null default 0,
  trouble text,
  constraint what_is_done_names_nothing check (done_at is null or num_nonnulls(remains, files, trouble) = 0)
);
create index erasures_to_finish on private.erasures (due_at) where done_at is null;
create index erasures_of_a_person on private.erasures (person);

-- What runs once in a while, on whichever machine comes first.
create table private.chores (
  name text primary key,
  done_at timestamptz not null,
  facts jsonb not null default '{}'
);

-- How long a deed is kept at least; domain/retention.ts says the same.
create function private.deeds_are_kept() returns interval language sql immutable return interval '24 months';

create function private.keep_deeds() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and old.at < now() - private.deeds_are_kept() then
    return old;
  end if;
  -- An operator who is removed leaves the deeds behind, without a name.
  if tg_op = 'UPDATE' and new.operator_id is null and to_jsonb(new) - 'operator_id' = to_jsonb(old) - 'operator_id' then
    return new;
  end if;
  raise exception 'What was done stays written down.' using errcode = 'check_violation';
end $$;
create trigger deeds_stay before update or delete on private.deeds
  for each row execute function private.keep_deeds();

create index deeds_of_an_operator on private.deeds (operator_id, id);
create index deeds_of_a_kind on private.deeds (deed, id);
create index deeds_of_a_request_by_id on private.deeds (request_id, id);

create index open_requests_by_age on public.podcast_requests (created_at)
  where status in ('pending', 'read', 'written', 'recorded');
create index ended_requests_by_age on public.podcast_requests (created_at) where status in ('failed', 'stopped');
create index letters_in_trouble on private.letters (changed_at) where state in ('failed', 'unclear');
create index letters_about_failures on private.letters (created_at) where kind = 'request-failed';
create index letters_with_facts on private.letters (changed_at) where state = 'sent' and facts <> '{}';
create index productions_in_trouble on private.productions (began_at) where trouble is not null;
create index episodes_by_age on private.episodes (published_at) where deleted_at is null;

do $$
declare
  name text;
begin
  foreach name in array array['erasures', 'chores'] loop
    execute format('alter table private.%I enable row level security', name);
    execute format('alter table private.%I force row level security', name);
    execute format('create policy house_keeps_%s on private.%I to current_user using (true) with check (true)', name, name);
    execute format('revoke all on private.%I from public, anon', name);
  end loop;
end $$;
