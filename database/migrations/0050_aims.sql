-- What an episode is to be about, from which pages, and whether it may tell again what earlier ones have told.

alter table private.briefs
  -- A website and a text can be told together; then the website says whose it is.
  drop constraint text_has_a_business,
  alter column minutes drop not null,
  drop constraint minutes_are_few,
  -- Nothing: as long as what there is to tell.
  add constraint minutes_are_few check (minutes between 1 and 30),
  add column topic text constraint topic_is_short check (char_length(topic) between 1 and 120),
  add column pages text[] not null default '{}' constraint pages_are_few check (cardinality(pages) <= 5),
  add column tells_again boolean not null default false;
