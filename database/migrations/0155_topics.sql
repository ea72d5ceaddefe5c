-- What the next episodes of a show are about, in the order in which its client wants them.

create table private.topics (
  id uuid primary key default gen_random_uuid(),
  show_id uuid not null references private.shows on delete cascade,
  title text not null check (char_length(title) between 1 and 120),
  place integer not null,
  origin text not null check (origin in ('client', 'house', 'questions', 'feed')),
  -- The post that it comes from.
  url text check (char_length(url) <= 2000),
  is_struck boolean not null default false,
  -- The episode that is told of it.
  request_id uuid references public.podcast_requests on delete set null,
  member_id uuid references private.members on delete set null,
  at timestamptz not null default now(),
  unique (show_id, title)
);
create index topics_in_order on private.topics (show_id, place);
create index topics_of_an_episode on private.topics (request_id) where request_id is not null;
create index topics_of_a_member on private.topics (member_id) where member_id is not null;

-- What customers ask was answered before there were topics.
insert into private.topics (show_id, title, place, origin)
select show_id, line, min(place), 'questions' from (
  select distinct on (show_id) show_id, answer ->> 'text' as text from private.answers
  where question = 'asked' order by show_id, version desc
) as asked cross join lateral (
  select left(btrim(line), 120) as line, ordinality::integer as place
  from regexp_split_to_table(text, '\n') with ordinality as lines(line, ordinality)
) as lines where line ~ '[[:alpha:]]{2}' group by show_id, line on conflict do nothing;

alter table private.topics enable row level security;
alter table private.topics force row level security;
create policy house_keeps_topics on private.topics to current_user using (true) with check (true);
revoke all on private.topics from public, anon;
