-- One owner's networks count together, and so do all visitors: what exceeds the limit for everybody waits in line.

-- Whoever has a /56 or a /48 of IPv6 has 256 or 65,536 times the /64 that counts as one client, so these are counted,
-- too, with more allowed. A server of before says only who the client is.
drop function private.take_requests; -- replacing it is refused: its role may not execute it
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
  -- Two commits at once, on whatever machines, must not miss each other's rows for the same person or network. Always
  -- in the same order, so that they cannot wait for each other in a circle.
  perform pg_advisory_xact_lock(key) from (
    select hashtextextended(private.email_key(email), 0) as key from json_to_recordset(requests) as each(email text)
    union
    select hashtextextended(coalesce(net ->> 'name', client), 1)
      from json_to_recordset(requests) as each(client text, nets jsonb)
      left join lateral jsonb_array_elements(nets) as net on true
      where client_limits is not null
    order by key
  ) as keys;
  if client_limits is not null then
    delete from private.request_tries where tried_at < now() - make_interval(secs => (
      select max(seconds) from jsonb_to_recordset(client_limits) as rule(seconds integer)));
  end if;
  return query
    with asked as materialized (
      select each.*, counted_as.nets, counted_as.times,
        sha256(secret || convert_to(each.client, 'UTF8')) as who,
        sha256(secret || convert_to(private.email_key(each.email), 'UTF8')) as whom
      from rows from (
        json_to_recordset(requests)
          as (id uuid, website text, email text, source text, ticket bytea, client text, nets jsonb)
      ) with ordinality as each(id, website, email, source, ticket, client, named, place)
      cross join lateral (
        select array_agg(sha256(secret || convert_to(net.name, 'UTF8'))) as nets, array_agg(net.times) as times
        from jsonb_to_recordset(
          coalesce(each.named, jsonb_build_array(jsonb_build_object('name', each.client, 'times', 1)))
        ) as net(name text, times integer)
      ) as counted_as
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
        cross join lateral unnest(counted.nets, counted.times) as net(hash, times)
        cross join lateral (
          select tried_at from private.request_tries
          where client = net.hash and tried_at > now() - make_interval(secs => rule.seconds)
          order by tried_at desc offset rule.most * net.times - 1 limit 1
        ) as last
        where counts
      ), 0) as wait
      from counted
    ), tried as (
      insert into private.request_tries (client, person)
        select net, whom from decided cross join lateral unnest(decided.nets) as net where counts and wait = 0
    ), made as (
      insert into public.podcast_requests (id, website_url, email, source, ticket_hash, admitted_at)
        select id, website, email, source, ticket, null from decided where verdict = 'made' and wait = 0
    )
    select case when wait > 0 then 'limited' else verdict end, wait, left(encode(whom, 'hex'), 16)
    from decided order by place;
end $$;
revoke execute on function private.take_requests from public;

-- When the work on a request, and the mail about it, may begin. Empty: it waits for the others before it. What the
-- house enters itself does not wait.
alter table public.podcast_requests add column admitted_at timestamptz default now();
create index requests_in_line on public.podcast_requests (created_at, id) where admitted_at is null and status = 'pending';
create index requests_admitted on public.podcast_requests (admitted_at) where admitted_at is not null;
grant insert (admitted_at) on public.podcast_requests to request_intake;

-- For those who insert directly: a repeat makes no row and is no error, and everything else waits its turn.
create or replace function private.pass_over_repeat() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Two at once would not see each other.
  perform pg_advisory_xact_lock(hashtextextended(private.email_key(new.email), 0));
  if exists (
    select from private.repeats_of(
      new.website_url, new.email, '[{"most":1,"seconds":86400},{"most":3,"seconds":2592000}]')
  ) then
    return null;
  end if;
  new.admitted_at := null;
  return new;
end $$;

-- The line as it was left by whoever admitted last: one row. Without `since` nobody waits longer than a look.
create table private.waiting_line (
  is_only boolean primary key default true check (is_only),
  waiting integer not null default 0,
  since timestamptz,
  -- When the operators were last written to about it.
  told_at timestamptz
);
insert into private.waiting_line default values;
alter table private.waiting_line enable row level security;
alter table private.waiting_line force row level security;
create policy house_keeps_waiting_line on private.waiting_line to current_user using (true) with check (true);
revoke all on private.waiting_line from public, anon;

-- The confirmation of whoever waits is owed with the request, and due when its turn has come.
create or replace function private.owe_confirmations() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.podcast_requests request set status = 'stopped'
    from added join private.unwanted_mail using (email_key) where request.id = added.id;
  insert into private.letters (request_id, kind, due_at)
    select id, 'request-accepted', case when admitted_at is null then 'infinity' else now() end from added
    where not exists (select from private.unwanted_mail where unwanted_mail.email_key = added.email_key);
  return null;
end $$;

-- Lets in as many as the limits allow, in the order of their asking; without limits everybody. Of any number of
-- processes that ask at once, one hears that a line has begun or is over.
create function private.admit_requests(limits jsonb)
  returns table (waiting integer, has_begun boolean, is_over boolean)
  language plpgsql set search_path = ''
as $$
declare
  room bigint;
  admitted_now bigint;
  left_over integer := 0;
  was timestamptz;
begin
  if not exists (select from public.podcast_requests where admitted_at is null and status = 'pending')
    and not exists (select from private.waiting_line where since is not null) then
    return;
  end if;
  select line.since into was from private.waiting_line line for update; -- others wait here
  select min(greatest(rule.most - lately.admitted, 0)) into room
    from jsonb_to_recordset(limits) as rule(most integer, seconds integer)
    cross join lateral (
      select count(*) as admitted from public.podcast_requests
      where admitted_at > clock_timestamp() - make_interval(secs => rule.seconds)
    ) as lately;
  with next as (
    select id from public.podcast_requests where admitted_at is null and status = 'pending'
    order by created_at, id limit room for update skip locked
  ), admitted as (
    update public.podcast_requests request set admitted_at = clock_timestamp() from next
    where request.id = next.id returning request.id, request.created_at < now() - interval '1 minute' as has_waited
  ), due as (
    update private.letters letter set due_at = now(), created_at = now(),
      facts = letter.facts || case when has_waited then '{"hasWaited": true}' else '{}' end::jsonb
    from admitted where letter.request_id = admitted.id and letter.kind = 'request-accepted'
  )
  select count(*) into admitted_now from admitted;
  -- Who has come in the meantime finds room, as long as there is some.
  if admitted_now >= room then
    select count(*) into left_over from public.podcast_requests where admitted_at is null and status = 'pending';
  end if;
  update private.waiting_line line
    set waiting = left_over, since = case when left_over > 0 then coalesce(line.since, now()) end
    where line.waiting <> left_over or (line.since is null) <> (left_over = 0);
  return query select left_over, was is null and left_over > 0, was is not null and left_over = 0;
end $$;
revoke execute on function private.admit_requests from public;

-- Operators have letters of their own kinds; which ones, their writer knows.
alter table private.letters
  drop constraint letters_kind_check,
  add constraint letters_kind_check check (
    (operator_id is null) = (kind in ('request-accepted', 'episode-ready', 'request-failed')));
