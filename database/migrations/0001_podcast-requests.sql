-- The free-episode requests, and what a visitor without an account may do with them: add one, and nothing else.
-- Runs on any Postgres from 15 on; on Supabase the role and its grants may be there already.

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin;
    alter role anon set statement_timeout = '3s'; -- PostgREST applies what is set on the role
  end if;
exception
  when duplicate_object or unique_violation then null; -- roles belong to all databases, and another one was first
end $$;

grant usage on schema public to anon;

-- For what no client may see: PostgREST and Supabase publish the schema public only.
create schema if not exists private;

-- Who receives the mail: letter case and a +tag make no other person.
create function private.email_key(email text) returns text
  immutable strict parallel safe
  return lower(regexp_replace(email, '(.)\+[^@]*@', '\1@'));

create table public.podcast_requests (
  id uuid primary key default gen_random_uuid(),
  website_url text not null
    constraint website_url_is_an_address check (
      char_length(website_url) <= 2048
      and website_url ~ '^https?://[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*\.[a-z][a-z0-9-]*[a-z0-9]($|[/?#][!-~]*$)'
    ),
  email text not null
    constraint email_is_an_address check (
      char_length(email) <= 254
      and position('@' in email) <= 65
      and email ~ '^[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+)*@([A-Za-z0-9\u00a1-\U0010ffff-]+\.)+[A-Za-z0-9\u00a1-\U0010ffff-]{2,}$'
    ),
  status text not null default 'pending'
    constraint status_is_known check (status in ('pending', 'read', 'written', 'recorded', 'delivered', 'failed')),
  source text
    constraint source_is_known check (source = 'create-free-episode'),
  created_at timestamptz not null default now(),
  email_key text not null generated always as (private.email_key(email)) stored,
  -- SHA-256 of what the visitor's browser made up, to try again safely and to follow the request.
  ticket_hash bytea constraint ticket_hash_is_sha256 check (octet_length(ticket_hash) = 32)
);

create index podcast_requests_of_a_person on public.podcast_requests (email_key, created_at);
create unique index podcast_requests_of_a_ticket on public.podcast_requests (ticket_hash) where ticket_hash is not null;

alter table public.podcast_requests enable row level security;
alter table public.podcast_requests force row level security;
create policy house_keeps_requests on public.podcast_requests to current_user using (true) with check (true);
create policy visitors_add_pending_requests on public.podcast_requests
  for insert to anon with check (status = 'pending');

-- Supabase used to grant everything on a new table to its API roles.
revoke all on public.podcast_requests from public, anon;
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticated') then
    revoke all on public.podcast_requests from authenticated;
  end if;
end $$;
grant insert (website_url, email, status, source) on public.podcast_requests to anon;

-- Ten thousand rows in one request would pass every limit that counts requests.
create function private.refuse_several_requests() returns trigger language plpgsql as $$
begin
  if (select count(*) from added) > 1 then
    raise exception 'One request at a time.' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create trigger one_request_at_a_time
  after insert on public.podcast_requests referencing new table as added
  for each statement when (current_user = 'anon') execute function private.refuse_several_requests();
