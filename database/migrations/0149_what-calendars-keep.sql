-- Why a date went by, rests or is none any more.
alter table private.slots
  add column why text check (why in ('late', 'unpaid', 'disputed', 'paused', 'refunded', 'ended', 'plan', 'questions',
    'material', 'with-client', 'with-us', 'days'));

alter table private.shows
  -- Since when money is late: what is told of it later does not begin it anew.
  add column late_since timestamptz,
  -- The billing month that has begun keeps as many dates as it began with.
  add column month_begins date,
  add column month_has integer,
  add constraint a_month_is_whole check ((month_begins is null) = (month_has is null)),
  -- Why no episode of it is begun, although one is due.
  add column not_begun text check (not_begun in ('plan', 'questions', 'material'));

-- Whether it is one of the first of a plan, which go out without a date: once that is said, it stays.
alter table private.show_episodes add column is_setup boolean;
update private.show_episodes set is_setup = place <= without_date
from (
  select request_id as id, show_id as show, row_number() over (partition by show_id order by at, request_id) as place
  from private.show_episodes
) as placed join private.shows on shows.id = show
where request_id = placed.id and rhythm is not null and without_date is not null;
alter table private.shows rename column without_date to has_dates;
alter table private.shows alter column has_dates drop default;
alter table private.shows alter column has_dates type boolean using has_dates is not null;
alter table private.shows alter column has_dates set default true, alter column has_dates set not null;
update private.shows set slots_due_at = now() where slots_due_at is not null;

-- Episodes that a calendar begins were asked for by a show, and not by a person who reads mail: whoever is erased, or wants
-- no mail, leaves them to their show.
create function private.write_to_no_show() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if exists (select from public.podcast_requests where id = new.request_id and email = 'calendar@shows.invalid') then
    return null;
  end if;
  return new;
end
$$;
revoke all on function private.write_to_no_show() from public;
create trigger letters_go_to_people before insert on private.letters
  for each row when (new.request_id is not null) execute function private.write_to_no_show();
