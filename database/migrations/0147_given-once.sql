-- Addresses that the public has seen outlive what stood there, so that nobody is taken for somebody who was erased.
-- They are kept as hashes: whether a name was given can be asked, and which ones were cannot.

create table private.spent_shows (
  slug_hash bytea primary key
);

create table private.spent_episodes (
  show_id uuid not null references private.public_shows on delete cascade,
  number integer not null,
  slug_hash bytea not null,
  primary key (show_id, number)
);

create function private.spend_show_names() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  insert into private.spent_shows
    select sha256(convert_to(slug, 'UTF8')) from private.show_names where show_id = old.show_id
    on conflict do nothing;
  return old;
end $$;
revoke all on function private.spend_show_names() from public;
create trigger spend_show_names before delete on private.public_shows
  for each row when (old.podcast_guid is not null) execute function private.spend_show_names();

-- A show that goes as a whole takes its episodes' names with its own.
create function private.spend_episode_name() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  insert into private.spent_episodes
    select show_id, old.number, sha256(convert_to(old.slug, 'UTF8')) from private.public_shows
    where show_id = old.show_id and podcast_guid is not null;
  return null;
end $$;
revoke all on function private.spend_episode_name() from public;
create trigger spend_episode_name after delete on private.public_episodes
  for each row execute function private.spend_episode_name();

-- Apps that ask by date know seconds only: no two versions share one.
create or replace function private.note_show_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if old.podcast_guid is not null and new.podcast_guid is distinct from old.podcast_guid then
    raise exception 'The guid of a podcast is given once.';
  end if;
  if new is distinct from old then
    new.version := old.version + 1;
    new.changed_at := greatest(clock_timestamp(), date_trunc('second', old.changed_at) + interval '1 second');
  end if;
  return new;
end $$;

alter table private.spent_shows enable row level security;
alter table private.spent_shows force row level security;
create policy house_keeps_spent_shows on private.spent_shows to current_user using (true) with check (true);
alter table private.spent_episodes enable row level security;
alter table private.spent_episodes force row level security;
create policy house_keeps_spent_episodes on private.spent_episodes to current_user using (true) with check (true);
revoke all on private.spent_shows, private.spent_episodes from public, anon;
