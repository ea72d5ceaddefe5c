-- Where shows in public are listed, and who has been told that their feeds are others.

create table private.listings (
  show_id uuid not null references private.public_shows on delete cascade,
  directory text not null check (char_length(directory) <= 40),
  state text not null check (state in ('sent', 'listed', 'refused', 'not-wanted')),
  -- The page there; whoever says that a show is listed names it.
  listing text check (char_length(listing) <= 500),
  -- It was read there, or an operator has seen it.
  seen_by text check (seen_by in ('page', 'look-up', 'operator')),
  operator_id uuid references private.operators on delete set null,
  at timestamptz not null default now(),
  primary key (show_id, directory),
  check ((state = 'listed') = (listing is not null) and (state = 'listed') = (seen_by is not null))
);

-- The newest version that somebody was told, or is still to be told.
create table private.announcements (
  show_id uuid not null references private.public_shows on delete cascade,
  receiver text not null check (char_length(receiver) <= 40),
  version bigint not null,
  state text not null default 'owed' check (state in ('owed', 'told', 'given-up')),
  tries integer not null default 0,
  next_at timestamptz not null default now(),
  trouble text check (char_length(trouble) <= 200),
  at timestamptz not null default now(),
  primary key (show_id, receiver)
);
create index announcements_owed on private.announcements (next_at) where state = 'owed';

alter table private.listings enable row level security;
alter table private.listings force row level security;
create policy house_keeps_listings on private.listings to current_user using (true) with check (true);
alter table private.announcements enable row level security;
alter table private.announcements force row level security;
create policy house_keeps_announcements on private.announcements to current_user using (true) with check (true);
revoke all on private.listings, private.announcements from public, anon;
