-- The agency's people, who they are at the moment, and what they did and read.

create table private.operators (
  id uuid primary key default gen_random_uuid(),
  email text not null constraint email_is_an_address check (char_length(email) <= 254 and email like '_%@_%'),
  name text not null constraint name_is_short check (char_length(name) between 1 and 80),
  role text not null default 'operator' constraint role_is_known check (role in ('owner', 'operator')),
  created_at timestamptz not null default now(),
  disabled_at timestamptz
);
create unique index operators_by_email on private.operators (lower(email));

create table private.operator_sessions (
  -- SHA-256 of what the browser holds: whoever reads the table can sign in as nobody.
  token_hash bytea primary key constraint token_hash_is_sha256 check (octet_length(token_hash) = 32),
  operator_id uuid not null references private.operators on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
create index sessions_of_an_operator on private.operator_sessions (operator_id);

create table private.deeds (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Empty: the product itself, or somebody who is not an operator any more.
  operator_id uuid references private.operators on delete set null,
  deed text not null,
  -- Outlives the request: that it was deleted is a deed too.
  request_id uuid,
  facts jsonb not null default '{}'
);
create index deeds_of_a_request on private.deeds (request_id, at);
create index deeds_by_time on private.deeds (at);

do $$
declare
  name text;
begin
  foreach name in array array['operators', 'operator_sessions', 'deeds'] loop
    execute format('alter table private.%I enable row level security', name);
    execute format('alter table private.%I force row level security', name);
    execute format('create policy house_keeps_%s on private.%I to current_user using (true) with check (true)', name, name);
    execute format('revoke all on private.%I from public, anon', name);
  end loop;
end $$;
