-- Shows of clients in public: what they say, their episodes, and every name that they ever had in addresses.

create table private.public_shows (
  show_id uuid primary key references private.shows on delete cascade,
  slug text not null unique check (char_length(slug) <= 60),
  title text not null check (char_length(title) <= 1000),
  description text not null check (char_length(description) <= 10000),
  category text not null check (char_length(category) <= 100),
  language text not null check (char_length(language) <= 20),
  author text not null check (char_length(author) <= 1000),
  website text not null check (char_length(website) <= 1000),
  owner_email text not null default '' check (char_length(owner_email) <= 254),
  owner_shown_until timestamptz,
  podcast_guid uuid unique,
  -- What is kept of its feed elsewhere holds for one version.
  version bigint not null default 1,
  changed_at timestamptz not null default now(),
  public_since timestamptz,
  check (public_since is null or podcast_guid is not null)
);

-- Old names lead to the new one, and nobody else ever gets them.
create table private.show_names (
  slug text primary key check (char_length(slug) <= 60),
  show_id uuid not null references private.public_shows on delete cascade
);
create index names_of_a_show on private.show_names (show_id);

create table private.public_episodes (
  request_id uuid primary key references public.podcast_requests on delete cascade,
  show_id uuid not null references private.public_shows on delete cascade,
  guid uuid not null unique default gen_random_uuid(),
  slug text not null check (char_length(slug) <= 70),
  number integer not null check (number > 0),
  title text not null check (char_length(title) <= 1000),
  description text not null check (char_length(description) <= 10000),
  published_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  unique (show_id, slug),
  unique (show_id, number)
);

-- What apps know a show by never changes; anything else that does makes another version.
create function private.note_show_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if old.podcast_guid is not null and new.podcast_guid is distinct from old.podcast_guid then
    raise exception 'The guid of a podcast is given once.';
  end if;
  if new is distinct from old then
    new.version := old.version + 1;
    new.changed_at := clock_timestamp();
  end if;
  return new;
end $$;
create trigger note_show_change before update on private.public_shows
  for each row execute function private.note_show_change();

create function private.keep_episode_names() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if (new.guid, new.slug, new.number, new.published_at, new.show_id, new.request_id)
    is distinct from (old.guid, old.slug, old.number, old.published_at, old.show_id, old.request_id) then
    raise exception 'Guid, address, number and date of an episode are given once.';
  end if;
  return new;
end $$;
create trigger keep_episode_names before update on private.public_episodes
  for each row execute function private.keep_episode_names();

create function private.note_episode_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  update private.public_shows set version = version + 1
    where show_id = case when tg_op = 'DELETE' then old.show_id else new.show_id end;
  return null;
end $$;
create trigger note_episode_change after insert or update or delete on private.public_episodes
  for each row execute function private.note_episode_change();

-- A corrected episode has other sound behind the same address.
create function private.note_correction() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  update private.public_shows set version = version + 1 from private.public_episodes
    where public_episodes.request_id = new.request_id and public_shows.show_id = public_episodes.show_id;
  return null;
end $$;
create trigger note_correction after update of media, episode on private.episodes
  for each row when (new.request_id is not null) execute function private.note_correction();

alter table private.public_shows enable row level security;
alter table private.public_shows force row level security;
create policy house_keeps_public_shows on private.public_shows to current_user using (true) with check (true);
alter table private.show_names enable row level security;
alter table private.show_names force row level security;
create policy house_keeps_show_names on private.show_names to current_user using (true) with check (true);
alter table private.public_episodes enable row level security;
alter table private.public_episodes force row level security;
create policy house_keeps_public_episodes on private.public_episodes to current_user using (true) with check (true);
revoke all on private.public_shows, private.show_names, private.public_episodes from public, anon;
