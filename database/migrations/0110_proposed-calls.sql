-- Three times that a visitor proposes for a call, where no scheduling service is connected. The same limits as for
-- requests: so many of one mailbox and of one network.

create table private.proposed_calls (
  id uuid primary key,
  created_at timestamptz not null default now(),
  name text not null check (char_length(name) between 1 and 120),
  email text not null check (char_length(email) <= 254),
  email_key text not null generated always as (private.email_key(email)) stored,
  website text not null check (char_length(website) <= 2048),
  note text not null check (char_length(note) <= 1000),
  times timestamptz[] not null check (cardinality(times) = 3),
  zone text not null check (char_length(zone) <= 60),
  -- Hashes of the networks that it came from, and how often each may.
  nets bytea[] not null,
  settled_at timestamptz,
  operator_id uuid references private.operators on delete set null,
  -- A form that is sent twice is one proposal.
  constraint proposed_once unique (email_key, times)
);
create index proposed_calls_to_settle on private.proposed_calls (created_at) where settled_at is null;
create index proposed_calls_of_nets on private.proposed_calls using gin (nets);

alter table private.proposed_calls enable row level security;
alter table private.proposed_calls force row level security;
create policy house_keeps_proposed_calls on private.proposed_calls to current_user using (true) with check (true);
revoke all on private.proposed_calls from public, anon;

-- `made`, `known` or `limited`. Whoever is new leads to a letter for each operator, unless one is on its way.
create function private.propose_call(asked jsonb, client_limits jsonb, email_limits jsonb) returns text
  language plpgsql set search_path = ''
as $$
declare
  secret constant bytea := (select key from private.pseudonym_key);
  mailbox constant text := private.email_key(asked ->> 'email');
  proposed constant timestamptz[] := array(select value::timestamptz from jsonb_array_elements_text(asked -> 'times'));
  came_from bytea[];
begin
  -- Two at once must not miss each other; always in the same order, so that they cannot wait in a circle.
  perform pg_advisory_xact_lock(key) from (
    select hashtextextended(mailbox, 0) as key
    union select hashtextextended(net ->> 'name', 1) from jsonb_array_elements(asked -> 'nets') as net
    order by key
  ) as keys;
  if exists (select from private.proposed_calls where email_key = mailbox and times = proposed) then
    return 'known';
  end if;
  select array_agg(sha256(secret || convert_to(net ->> 'name', 'UTF8'))) into came_from
    from jsonb_array_elements(asked -> 'nets') as net;
  if exists (
    select from jsonb_to_recordset(email_limits) as rule(most integer, seconds integer)
    where (select count(*) from private.proposed_calls
      where email_key = mailbox and created_at > now() - make_interval(secs => rule.seconds)) >= rule.most
  ) or exists (
    select from jsonb_to_recordset(client_limits) as rule(most integer, seconds integer)
    cross join jsonb_to_recordset(asked -> 'nets') as net(name text, times integer)
    where (select count(*) from private.proposed_calls
      where nets @> array[sha256(secret || convert_to(net.name, 'UTF8'))]
        and created_at > now() - make_interval(secs => rule.seconds)) >= rule.most * net.times
  ) then
    return 'limited';
  end if;
  insert into private.proposed_calls (id, name, email, website, note, times, zone, nets)
    values ((asked ->> 'id')::uuid, asked ->> 'name', asked ->> 'email', asked ->> 'website', asked ->> 'note',
      proposed, asked ->> 'zone', came_from);
  insert into private.letters (operator_id, kind, facts)
    select id, 'proposed-calls', jsonb_build_object('waiting',
      (select count(*) from private.proposed_calls where settled_at is null))
    from private.operators where disabled_at is null and not exists (select from private.letters
      where operator_id = operators.id and kind = 'proposed-calls' and state = 'queued');
  return 'made';
end $$;
revoke execute on function private.propose_call from public;
