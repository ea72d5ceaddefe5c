-- What happens where nobody answers in time: an owner of the show says so, and it is kept who and when.
alter table private.shows
  add column silence text not null default 'waits' check (silence in ('waits', 'passes')),
  add column silence_by uuid references private.members on delete set null,
  add column silence_at timestamptz;
create index silence_of_a_member on private.shows (silence_by) where silence_by is not null;

-- When silence lets pass what is before them: as the first letter about it says.
alter table private.show_episodes add column passes_at timestamptz;
create index passing_soon on private.show_episodes (passes_at) where passes_at is not null;

alter table private.decisions drop constraint decisions_by_check,
  add constraint decisions_by_check check (by in ('member', 'operator', 'silence'));
