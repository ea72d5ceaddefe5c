-- The calendar of a show: its rhythm, and its dates as they were and will be.

-- When somebody has to look at its dates again; without a rhythm nobody has to.
alter table private.shows
  add column rhythm jsonb,
  add column slots_due_at timestamptz,
  add constraint due_with_a_rhythm check ((rhythm is null) = (slots_due_at is null));
create index calendars_due on private.shows (slots_due_at) where slots_due_at is not null;

-- None is ever taken away: a date that does not come says what became of it.
create table private.slots (
  show_id uuid not null references private.shows on delete cascade,
  key date not null,
  at timestamptz not null,
  state text not null default 'open'
    check (state in ('open', 'published', 'missed', 'skipped', 'held', 'lapsed')),
  request_id uuid unique references public.podcast_requests on delete set null,
  primary key (show_id, key)
);

alter table private.slots enable row level security;
alter table private.slots force row level security;
create policy house_keeps_slots on private.slots to current_user using (true) with check (true);
revoke all on private.slots from public, anon;
