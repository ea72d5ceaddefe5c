-- How a show is to sound, one page for each website, in versions: the highest number holds.

create table private.voice_guides (
  host text not null check (host <> ''),
  number integer not null check (number > 0),
  guide jsonb not null,
  operator_id uuid references private.operators on delete set null,
  at timestamptz not null default now(),
  primary key (host, number)
);
create index voice_guides_of_an_operator on private.voice_guides (operator_id) where operator_id is not null;

alter table private.voice_guides enable row level security;
alter table private.voice_guides force row level security;
create policy house_keeps_voice_guides on private.voice_guides to current_user using (true) with check (true);
revoke all on private.voice_guides from public, anon;

-- `bakery.test`, whatever page of it somebody has entered; nothing where only a text was handed in.
create function private.site_of(website text) returns text immutable parallel safe
  return regexp_replace(regexp_replace(private.host_of(website), '^.*@', ''), '^www\.|:\d+$', '', 'g');

-- All requests for a website. Those that a worker has taken in are found by the index of the board's search.
create function private.requests_of_site(site text) returns setof uuid language sql stable as $$
  select request.id from private.productions production
  join public.podcast_requests request on request.id = production.request_id
  where production.search_words like '%' || site || '%' and private.site_of(website_url) = site
  union all
  select id from public.podcast_requests request
  where status in ('pending', 'stopped') and private.site_of(website_url) = site
    and not exists (select from private.productions where request_id = request.id)
$$;

-- What whoever asked has said goes with their request, and a guide with the last request for its website.
create function private.forget_in_guides() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  site text;
  ids text[];
begin
  for site, ids in
    select private.site_of(website_url), array_agg(id::text) from gone
    where private.site_of(website_url) in (select host from private.voice_guides) group by 1
  loop
    if exists (select from private.requests_of_site(site)) then
      update private.voice_guides set guide = jsonb_set(guide, '{facts}', (
        select coalesce(jsonb_agg(fact order by place), '[]')
        from jsonb_array_elements(guide -> 'facts') with ordinality as facts(fact, place)
        where not coalesce(fact ->> 'request' = any (ids), false)))
      where host = site and guide -> 'facts' is not null;
    else
      delete from private.voice_guides where host = site;
    end if;
  end loop;
  return null;
end $$;
create trigger forget_in_guides after delete on public.podcast_requests
  referencing old table as gone for each statement execute function private.forget_in_guides();
revoke all on function private.site_of(text), private.requests_of_site(text), private.forget_in_guides() from public;
