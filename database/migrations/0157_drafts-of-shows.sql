-- A show as it is put before its client: name, description, category, covers, voices, music and first titles, whole each time.
create table private.show_drafts (
  show_id uuid not null references private.shows on delete cascade,
  version integer not null check (version > 0),
  draft jsonb not null,
  operator_id uuid references private.operators on delete set null,
  at timestamptz not null default now(),
  -- Until then it is worked on, and only operators see it; from then on it stays as it is.
  offered_at timestamptz,
  primary key (show_id, version)
);
create unique index one_draft_is_worked_on on private.show_drafts (show_id) where offered_at is null;
create index drafts_of_an_operator on private.show_drafts (operator_id) where operator_id is not null;
alter table private.show_drafts enable row level security, force row level security;
create policy house_keeps_show_drafts on private.show_drafts to current_user using (true) with check (true);

-- What is decided about a part of it is a decision like those about scripts and episodes; silence decides none of it.
alter table private.decisions
  add column part text check (char_length(part) <= 40),
  -- Which of several it shall be, and what a client would say instead.
  add column choice jsonb,
  add column suggestion text not null default '' check (char_length(suggestion) <= 4000),
  drop constraint decisions_what_check,
  add constraint decisions_what_check check (what in ('script', 'episode', 'draft')),
  add constraint people_decide_about_drafts check ((what = 'draft') = (part is not null) and (what <> 'draft' or by <> 'silence'));

-- What is decided of how a show sounds and looks; its name, description and category stand beside it already.
alter table private.public_shows
  add column voices jsonb not null default '{}',
  add column theme integer not null default 0 check (theme between 0 and 5),
  -- Which take, whose name stands below and which colours it has. Null: what follows from each episode's website.
  add column drawn_cover jsonb;
