-- How many episodes a show has left to tell, as it was counted last: it asks for more before the last one.
alter table private.shows
  add column episodes_left integer check (episodes_left >= 0),
  add column left_counted_at timestamptz;
alter table private.hold_ups
  drop constraint hold_ups_what_check,
  add constraint hold_ups_what_check check (what in ('nobody', 'plan', 'questions', 'days', 'draft', 'material', 'scarce'));
