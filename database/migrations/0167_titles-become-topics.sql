-- A title of a show's draft that its client has accepted is a topic of the show.
alter table private.topics drop constraint topics_origin_check,
  add constraint topics_origin_check check (origin in ('client', 'house', 'questions', 'feed', 'draft'));

-- What was accepted before there were such topics, in the order of the draft.
insert into private.topics (show_id, title, place, origin)
select show_id, title, (select coalesce(max(place), 0) from private.topics where topics.show_id = accepted.show_id) + number, 'draft'
from (
  select distinct on (show_id, words) show_id, left(btrim(title ->> 'title'), 120) as title, number, words
  from (
    select distinct on (show_id) show_id, draft from private.show_drafts
    where offered_at is not null order by show_id, version desc
  ) as newest cross join lateral jsonb_array_elements(case jsonb_typeof(draft -> 'titles') when 'array' then draft -> 'titles' else '[]' end)
    with ordinality as titles(title, number)
  cross join lateral btrim(regexp_replace(lower(title ->> 'title'), '[^[:alnum:]]+', ' ', 'g')) as words
  where (
    select verdict = 'yes' from private.decisions decided
    where decided.show_id = newest.show_id and part = 'title' and decided.title = titles.title ->> 'title'
    order by decided.at desc, decided.id desc limit 1)
  and not exists (
    select from private.topics topic where topic.show_id = newest.show_id
      and btrim(regexp_replace(lower(topic.title), '[^[:alnum:]]+', ' ', 'g')) = words)
  order by show_id, words, number
) as accepted where title ~ '[[:alpha:]]{2}' on conflict do nothing;
