-- How our own server takes requests: any number in one commit, through one function, with the rights of a role
-- that can do nothing else.

do $$
begin
  if not exists (select from pg_roles where rolname = 'request_intake') then
    create role request_intake nologin;
  end if;
exception
  when duplicate_object or unique_violation then null; -- another database was first
end $$;
do $$
begin
  -- A superuser may become anybody; others must be told so.
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant request_intake to %I', current_user);
  end if;
end $$;

-- Makes hashes of addresses that nobody can try out without the database.
create table private.pseudonym_key (key bytea not null);
insert into private.pseudonym_key
  select sha256(convert_to(string_agg(gen_random_uuid()::text, ''), 'UTF8')) from generate_series(1, 4);

-- Who has asked lately, for whom: as long as the limits look back, and without an address.
create table private.request_tries (
  client bytea not null,
  person bytea not null,
  tried_at timestamptz not null default now()
);
create index request_tries_of_a_client on private.request_tries (client, tried_at);
create index request_tries_by_age on private.request_tries (tried_at);

-- One outcome for each request, in order: made, known (the same ticket again), repeated, limited (with the seconds
-- to wait) or taken (the ticket belongs to another request). Limits that are null do not apply. No two of the
-- requests may have the same person, client or ticket: the server sees to that, and they need not see each other.
create function private.take_requests(requests json, client_limits jsonb, email_limits jsonb)
  returns table (outcome text, wait_seconds integer, person text)
  language plpgsql
  set role = 'request_intake'
  set search_path = ''
  set lock_timeout = '5s'
  set plan_cache_mode = force_generic_plan -- planning takes longer than a commit
  set enable_seqscan = off -- and the plan may date from the day when the tables were empty
as $$
declare
  secret constant bytea := (select key from private.pseudonym_key);
begin
  -- Two commits at once, on whatever machines, must not miss each other's rows for the same person or client. Always
  -- in the same order, so that they cannot wait for each other in a circle.
  perform pg_advisory_xact_lock(key) from (
    select hashtextextended(private.email_key(email), 0) as key from json_to_recordset(requests) as each(email text)
    union
    select hashtextextended(client, 1) from json_to_recordset(requests) as each(client text)
      where client_limits is not null
    order by key
  ) as keys;
  if client_limits is not null then
    delete from private.request_tries where tried_at < now() - make_interval(secs => (
      select max(seconds) from jsonb_to_recordset(client_limits) as rule(seconds integer)));
  end if;
  return query
    with asked as materialized (
      select each.*,
        sha256(secret || convert_to(each.client, 'UTF8')) as who,
        sha256(secret || convert_to(private.email_key(each.email), 'UTF8')) as whom
      from rows from (
        json_to_recordset(requests) as (id uuid, website text, email text, source text, ticket bytea, client text)
      ) with ordinality as each(id, website, email, source, ticket, client, place)
    ), judged as materialized (
      select asked.*,
        case
          when known.id is null
            then case when exists (select from private.repeats_of(asked.website, asked.email, email_limits))
              then 'repeated' else 'made' end
          when known.website_url = asked.website and lower(known.email) = lower(asked.email) then 'known'
          else 'taken'
        end as verdict
      from asked left join public.podcast_requests known on known.ticket_hash = asked.ticket
    ), counted as materialized (
      -- A repeat for a person whom this client has tried before is free. Any other counts, so that nobody learns
      -- from the limits who has asked before.
      select judged.*, client_limits is not null and (verdict = 'made' or verdict = 'repeated' and not exists (
        select from private.request_tries where client = who and request_tries.person = whom)) as counts
      from judged
    ), decided as materialized (
      select counted.*, coalesce((
        select ceil(max(extract(epoch from last.tried_at - now()) + rule.seconds))::integer
        from jsonb_to_recordset(client_limits) as rule(most integer, seconds integer)
        cross join lateral (
          select tried_at from private.request_tries
          where client = who and tried_at > now() - make_interval(secs => rule.seconds)
          order by tried_at desc offset rule.most - 1 limit 1
        ) as last
        where counts
      ), 0) as wait
      from counted
    ), tried as (
      insert into private.request_tries (client, person) select who, whom from decided where counts and wait = 0
    ), made as (
      insert into public.podcast_requests (id, website_url, email, source, ticket_hash)
        select id, website, email, source, ticket from decided where verdict = 'made' and wait = 0
    )
    select case when wait > 0 then 'limited' else verdict end, wait, left(encode(whom, 'hex'), 16)
    from decided order by place;
end $$;

-- What the function may do: see whether a request is there, add one, and count tries.
grant usage on schema public, private to request_intake;
grant select (id, email, email_key, website_url, created_at, ticket_hash),
  insert (id, website_url, email, source, ticket_hash) on public.podcast_requests to request_intake;
create policy intake_looks_for_repeats on public.podcast_requests for select to request_intake using (true);
create policy intake_adds_pending_requests on public.podcast_requests
  for insert to request_intake with check (status = 'pending');
grant select on private.pseudonym_key to request_intake;
grant select, insert, delete on private.request_tries to request_intake;
revoke execute on function private.take_requests from public;
