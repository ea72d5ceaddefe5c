-- What the board shows and finds among a hundred thousand requests, and requests that operators enter by hand.

-- What an episode is made from when somebody hands us a text instead of a website: `text:` and the name of the business.
alter table public.podcast_requests
  drop constraint website_url_is_an_address,
  add constraint website_url_is_an_address check (
    char_length(website_url) <= 2048 + char_length('https://')
    and website_url ~ '^(https?://[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*\.[a-z][a-z0-9-]*[a-z0-9]($|[/?#][!-~]*$)|text:[!-~]+$)'
  );
-- Visitors have websites.
alter policy visitors_add_pending_requests on public.podcast_requests
  with check (status = 'pending' and website_url not like 'text:%');

-- What an operator wants of an episode beyond what the line would do by itself.
create table private.briefs (
  request_id uuid primary key references public.podcast_requests on delete cascade,
  business text constraint business_is_short check (char_length(business) between 1 and 80),
  -- Read in place of a website.
  text text constraint text_has_a_business check (text is null or business is not null),
  -- For operators only.
  note text not null default '',
  minutes integer not null constraint minutes_are_few check (minutes between 4 and 30),
  hosts integer not null constraint hosts_are_one_or_two check (hosts in (1, 2)),
  -- Ids of voices by speaker.
  voices jsonb not null,
  created_at timestamptz not null default now()
);
alter table private.briefs enable row level security;
alter table private.briefs force row level security;
create policy house_keeps_briefs on private.briefs to current_user using (true) with check (true);
revoke all on private.briefs from public, anon;

alter table private.productions
  -- Who can end the trouble: the world by itself, the operator, whoever keeps our programs, or nobody here.
  add column trouble_of text constraint trouble_is_somebodys check (trouble_of in ('world', 'operator', 'ours', 'theirs')),
  -- Somebody has looked at a failure of ours and leaves it.
  add column settled_at timestamptz,
  -- Somebody wants it to go on at once: the next worker brings it back into the queue.
  add column again_at timestamptz,
  -- What the website calls itself, once it is read.
  add column business text,
  -- Business, host and address of the person, as they are looked for.
  add column search_words text collate "C" not null default '';

update private.productions set trouble_of = case
    when ended_at is null then 'world'
    when exists (select from private.letters where letters.request_id = productions.request_id
      and kind = 'request-failed' and facts ->> 'code' in ('our-trouble', 'too-long')) then 'ours'
    else 'theirs'
  end where trouble is not null;
update private.productions set business = left(output ->> 'name', 200) from private.finished_steps finished
  where finished.request_id = productions.request_id and finished.step = 'read-website';

create function private.host_of(website text) returns text immutable parallel safe
  return substring(website from '^https?://([^/?#]+)');

-- A database in the locale C, as ours is, knows no capitals but A to Z unless it is told where to look.
do $$
begin
  execute format('create function private.lowered(words text) returns text immutable parallel safe return lower(words collate %s)',
    (select quote_ident(collname) from pg_collation
     where collname in ('pg_c_utf8', 'und-x-icu', 'default') and collencoding in (-1, (
       select encoding from pg_database where datname = current_database()))
     order by array_position(array['pg_c_utf8', 'und-x-icu', 'default'], collname::text) limit 1));
end $$;

create function private.keep_search_words() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  select private.lowered(concat_ws(' ', new.business, private.host_of(website_url), email)) into new.search_words
    from public.podcast_requests where id = new.request_id;
  new.search_words := coalesce(new.search_words, '');
  return new;
end $$;
create trigger productions_can_be_found before insert or update of business on private.productions
  for each row execute function private.keep_search_words();
revoke execute on function private.keep_search_words from public;
update private.productions set business = business;

-- How many requests have ended in which way: one line a change, and the sum is exact in every transaction. Counting the
-- rows takes 80 ms for 100,000 of them; one line a status would make everybody wait for everybody.
create table private.closed_tally (
  id bigint generated always as identity primary key,
  status text not null,
  number integer not null
);
alter table private.closed_tally enable row level security;
alter table private.closed_tally force row level security;
create policy house_keeps_closed_tally on private.closed_tally to current_user using (true) with check (true);
revoke all on private.closed_tally from public, anon;
insert into private.closed_tally (status, number)
  select status, count(*) from public.podcast_requests where status in ('delivered', 'failed', 'stopped') group by status;

-- Whoever writes the 64th line adds those up that nobody else is at.
create function private.fold_tally() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  with free as (
    select id from private.closed_tally for update skip locked
  ), folded as (
    delete from private.closed_tally using free where closed_tally.id = free.id
    returning closed_tally.status, closed_tally.number
  )
  insert into private.closed_tally (status, number)
    select status, sum(number) from folded group by status having sum(number) <> 0;
  return null;
end $$;
create trigger tally_stays_short after insert on private.closed_tally
  for each row when (new.id % 64 = 0) execute function private.fold_tally();

create function private.tally_added() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.closed_tally (status, number)
    select status, count(*) from added where status in ('delivered', 'failed', 'stopped') group by status;
  return null;
end $$;
create function private.tally_changed() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.closed_tally (status, number)
    select status, sum(number) from (
      select status, 1 as number from changed union all select status, -1 from unchanged
    ) as each where status in ('delivered', 'failed', 'stopped') group by status having sum(number) <> 0;
  return null;
end $$;
create function private.tally_removed() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.closed_tally (status, number)
    select status, -count(*) from removed where status in ('delivered', 'failed', 'stopped') group by status;
  return null;
end $$;
create function private.tally_emptied() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.closed_tally;
  return null;
end $$;
create trigger added_requests_count after insert on public.podcast_requests
  referencing new table as added for each statement execute function private.tally_added();
create trigger changed_requests_count after update on public.podcast_requests
  referencing old table as unchanged new table as changed for each statement execute function private.tally_changed();
create trigger removed_requests_count after delete on public.podcast_requests
  referencing old table as removed for each statement execute function private.tally_removed();
create trigger emptied_requests_count after truncate on public.podcast_requests
  for each statement execute function private.tally_emptied();
revoke execute on function private.fold_tally, private.tally_added, private.tally_changed, private.tally_removed,
  private.tally_emptied from public;

-- The open ones are few. The others are paged by an index.
create index open_requests on public.podcast_requests (created_at, id)
  where status in ('pending', 'read', 'written', 'recorded');
create index closed_requests on public.podcast_requests (created_at desc, id desc)
  where status in ('delivered', 'failed', 'stopped');
create index closed_requests_by_status on public.podcast_requests (status, created_at desc, id desc)
  where status in ('delivered', 'failed', 'stopped');
create index requests_without_work on public.podcast_requests (id) where status in ('pending', 'stopped');
create index troubled_letters on private.letters (request_id) where state in ('failed', 'unclear');
create index failures_of_ours on private.productions (request_id) where trouble_of = 'ours' and settled_at is null;
create index productions_to_bring_back on private.productions (again_at) where again_at is not null;

-- Searching 100,000 requests takes 12 ms with it and 65 without; some databases do not let us have it.
do $$
begin
  create extension if not exists pg_trgm with schema public;
  execute 'create index productions_by_words on private.productions using gin (search_words public.gin_trgm_ops)';
exception
  when others then raise notice 'Searching goes without an index: %', sqlerrm;
end $$;
