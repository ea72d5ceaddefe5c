-- Whether an approved episode may go out, as the calendar of its show said when it was looked at last.
alter table private.shows
  -- Money is late, in doubt, or the plan rests; or nothing is owed any more.
  add column plan_state text not null default 'runs' check (plan_state in ('runs', 'waits', 'over')),
  -- So many of its first episodes go out without a date; null: all of them.
  add column without_date integer default 0;

-- An episode that has moved to another show has left its date there.
update private.slots set request_id = null
  where state = 'open' and request_id is not null and not exists (
    select from private.show_episodes episode
    where episode.request_id = slots.request_id and episode.show_id = slots.show_id);
update private.shows set slots_due_at = now() where slots_due_at is not null;

-- What is told of a client's money changes what may go out: its calendars are looked at within the minute, not tomorrow.
create function private.look_at_calendars() returns trigger
  language plpgsql set search_path = '' as $$
begin
  update private.shows set slots_due_at = now() where client_id = new.client_id and slots_due_at is not null;
  return null;
end
$$;
revoke all on function private.look_at_calendars() from public;
create trigger calendars_follow_money after insert or update on private.client_things
  for each row execute function private.look_at_calendars();
