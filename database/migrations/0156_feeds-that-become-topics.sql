-- The feed of a client's blog: what is new there becomes a topic of its show.

create table private.watched_feeds (
  show_id uuid primary key references private.shows on delete cascade,
  url text not null check (char_length(url) <= 2000),
  -- Why it could not be read last time.
  trouble text check (char_length(trouble) <= 40),
  -- Never: everything that stands there is old.
  read_at timestamptz,
  next_at timestamptz not null default now(),
  member_id uuid references private.members on delete set null
);
create index feeds_to_read on private.watched_feeds (next_at);
create index feeds_of_a_member on private.watched_feeds (member_id) where member_id is not null;

-- By number and by address: posts that are edited get new dates, and some new numbers.
create table private.seen_posts (
  show_id uuid not null references private.watched_feeds on delete cascade,
  key bytea not null check (octet_length(key) = 32),
  primary key (show_id, key)
);

alter table private.watched_feeds enable row level security;
alter table private.watched_feeds force row level security;
create policy house_keeps_watched_feeds on private.watched_feeds to current_user using (true) with check (true);
alter table private.seen_posts enable row level security;
alter table private.seen_posts force row level security;
create policy house_keeps_seen_posts on private.seen_posts to current_user using (true) with check (true);
revoke all on private.watched_feeds, private.seen_posts from public, anon;
