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
  id uuid not null unique default gen_random_uuid(),
  operator_id uuid not null references private.operators on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- Empty: a link was followed, and the second factor is still to come.
  confirmed_at timestamptz,
  -- For its operator to recognise it, such as "Firefox on Linux".
  browser text not null default '' constraint browser_is_short check (char_length(browser) <= 60)
);
create index sessions_of_an_operator on private.operator_sessions (operator_id);
create index sessions_by_age on private.operator_sessions (created_at);

create table private.operator_passkeys (
  id text primary key constraint id_is_short check (char_length(id) <= 1400),
  operator_id uuid not null references private.operators on delete cascade,
  name text not null constraint name_is_short check (char_length(name) between 1 and 60),
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkeys_of_an_operator on private.operator_passkeys (operator_id);

create table private.operator_codes (
  operator_id uuid primary key references private.operators on delete cascade,
  secret text not null,
  -- The half minute of the last code that counted: none counts twice.
  last_step bigint not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);

-- One sign-in each; only the hash of what opens it.
create table private.operator_links (
  token_hash bytea primary key constraint token_hash_is_sha256 check (octet_length(token_hash) = 32),
  operator_id uuid not null references private.operators on delete cascade,
  expires_at timestamptz not null,
  -- For somebody who has lost their passkeys and codes: following it removes them.
  resets_factors boolean not null
);
create index links_of_an_operator on private.operator_links (operator_id);

-- Somebody entered this address; whether it is an operator's is looked up after they have their answer.
create table private.link_wishes (
  email text not null constraint email_is_short check (char_length(email) <= 254),
  wished_at timestamptz not null default now()
);

create table private.passkey_challenges (
  challenge text primary key,
  -- Empty: anybody may answer with any passkey. Else only this session, whoever it belongs to.
  session_hash bytea references private.operator_sessions on delete cascade,
  expires_at timestamptz not null
);

-- A browser in which somebody has signed in: what strangers do to its operator's account costs it nothing.
create table private.known_browsers (
  token_hash bytea not null constraint token_hash_is_sha256 check (octet_length(token_hash) = 32),
  operator_id uuid not null references private.operators on delete cascade,
  used_at timestamptz not null default now(),
  primary key (token_hash, operator_id)
);

-- Tries to sign in, by whom and for whom, hashed with the key of 0003 and kept as long as the limits look back.
create table private.sign_in_tries (
  id bigint generated always as identity primary key,
  budget bytea not null,
  tried_at timestamptz not null default now()
);
create index sign_in_tries_of_a_budget on private.sign_in_tries (budget, tried_at);
create index sign_in_tries_by_age on private.sign_in_tries (tried_at);

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
  foreach name in array array[
    'operators', 'operator_sessions', 'operator_passkeys', 'operator_codes', 'operator_links', 'link_wishes',
    'passkey_challenges', 'known_browsers', 'sign_in_tries', 'deeds'] loop
    execute format('alter table private.%I enable row level security', name);
    execute format('alter table private.%I force row level security', name);
    execute format('create policy house_keeps_%s on private.%I to current_user using (true) with check (true)', name, name);
    execute format('revoke all on private.%I from public, anon', name);
  end loop;
end $$;
