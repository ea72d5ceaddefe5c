-- What holds a show up, and since when: found once a minute, so that letters and the board say the same.
create table private.hold_ups (
  show_id uuid not null references private.shows on delete cascade,
  what text not null check (what in ('nobody', 'plan', 'questions', 'days', 'draft', 'material')),
  since timestamptz not null,
  primary key (show_id, what)
);
alter table private.hold_ups enable row level security;
alter table private.hold_ups force row level security;
create policy house_keeps_hold_ups on private.hold_ups to current_user using (true) with check (true);
revoke all on private.hold_ups from public, anon;

-- When a letter said so last: what fell on the day of another letter is said on the next.
alter table private.members add column told_of_hold_ups_at timestamptz;
