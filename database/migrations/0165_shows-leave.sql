-- Shows move to another house, or end, and what is published goes into the feed of a public show by itself.

alter table private.public_shows
  -- The feed at the other house: apps are told of it, and four weeks later sent there.
  add column moving_to text check (char_length(moving_to) <= 1000),
  add column moving_since timestamptz,
  -- It is complete; ninety days later it closes, and its farewell is what stays.
  add column ending_since timestamptz,
  add column farewell text check (char_length(farewell) <= 1000),
  add check ((moving_to is null) = (moving_since is null)),
  add check ((ending_since is null) = (farewell is null)),
  add check (moving_since is null or ending_since is null);

-- Each is tried once: what the gate refuses waits for an operator.
alter table private.show_episodes add column feed_tried_at timestamptz;
update private.show_episodes tied set feed_tried_at = now()
  from private.episodes where episodes.request_id = tied.request_id;
create index not_tried_for_the_feed on private.show_episodes (show_id) where feed_tried_at is null;

-- What is withdrawn is not heard under the name of its bytes either.
create index episodes_by_media on private.episodes ((media ->> 'name'));

-- Another house takes a feed over only where it says that it may.
alter table private.public_shows add column is_locked boolean not null default true;
