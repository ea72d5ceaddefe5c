-- A page of a show read every word of all its episodes to say how long they last.
alter table private.episodes
  add column lasts float8 generated always as ((episode ->> 'seconds')::float8) stored,
  add column spoken_in text generated always as (coalesce(episode ->> 'language', 'en')) stored;
