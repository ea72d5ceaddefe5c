-- Who listens to shows in public, as numbers: no address, and after two days nobody can be told from anybody.

-- Small: it stands in every line of the notebooks.
alter table private.public_episodes add column heard_as integer not null generated always as identity unique;

-- Made ahead of their day. Without it a listener of that day is a number like any other.
create table private.listening_salts (
  day date primary key,
  salt bytea not null check (octet_length(salt) = 32)
);

create table private.listening_agents (
  id integer generated always as identity primary key,
  app text not null check (char_length(app) between 1 and 60),
  device text not null check (char_length(device) <= 20),
  unique (app, device)
);

create function private.bytes_of(parts int8multirange) returns bigint
  language sql immutable parallel safe
  as 'select coalesce(sum(upper(part) - lower(part)), 0)::bigint from unnest(parts) part';

-- What each listener of one day has received of an episode, for as long as more may come.
create table private.heard (
  day date not null,
  episode integer not null references private.public_episodes (heard_as) on delete cascade,
  listener bytea not null check (octet_length(listener) = 12),
  agent integer not null references private.listening_agents,
  covered int8multirange not null,
  -- Requests that would count alone, and others.
  whole integer not null,
  parts integer not null,
  is_counted boolean not null,
  primary key (day, episode, listener)
);
create index heard_of_an_episode on private.heard (episode, day);

create table private.downloads (
  episode integer not null references private.public_episodes (heard_as) on delete cascade,
  day date not null,
  agent integer not null references private.listening_agents,
  downloads integer not null,
  primary key (episode, day, agent)
);

create table private.left_out (
  episode integer not null references private.public_episodes (heard_as) on delete cascade,
  day date not null,
  reason smallint not null,
  requests integer not null,
  primary key (episode, day, reason)
);

-- How far a notebook is read, written with what was read: each line counts once.
create table private.folded (
  notebook text primary key check (char_length(notebook) <= 100),
  bytes bigint not null,
  at timestamptz not null default now()
);

-- Programs by what they call themselves, as others have written them down.
create table private.agent_lists (
  read_at timestamptz primary key default now(),
  list jsonb not null
);

alter table private.listening_salts enable row level security;
alter table private.listening_salts force row level security;
create policy house_keeps_listening_salts on private.listening_salts to current_user using (true) with check (true);
alter table private.listening_agents enable row level security;
alter table private.listening_agents force row level security;
create policy house_keeps_listening_agents on private.listening_agents to current_user using (true) with check (true);
alter table private.heard enable row level security;
alter table private.heard force row level security;
create policy house_keeps_heard on private.heard to current_user using (true) with check (true);
alter table private.downloads enable row level security;
alter table private.downloads force row level security;
create policy house_keeps_downloads on private.downloads to current_user using (true) with check (true);
alter table private.left_out enable row level security;
alter table private.left_out force row level security;
create policy house_keeps_left_out on private.left_out to current_user using (true) with check (true);
alter table private.folded enable row level security;
alter table private.folded force row level security;
create policy house_keeps_folded on private.folded to current_user using (true) with check (true);
alter table private.agent_lists enable row level security;
alter table private.agent_lists force row level security;
create policy house_keeps_agent_lists on private.agent_lists to current_user using (true) with check (true);
revoke all on private.listening_salts, private.listening_agents, private.heard, private.downloads, private.left_out,
  private.folded, private.agent_lists from public, anon;
revoke all on function private.bytes_of(int8multirange) from public;
