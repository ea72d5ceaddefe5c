-- What whoever asked for an episode wants to hear in it, and says themselves. A row each time it is made again so.

create table private.wishes (
  request_id uuid not null references public.podcast_requests on delete cascade,
  number integer not null check (number between 1 and 10),
  wishes jsonb not null,
  at timestamptz not null default now(),
  primary key (request_id, number)
);

-- Where letters lead to it: the hash of each link. It belongs to whoever may hear the episode.
create table private.minute_links (
  token_hash bytea primary key constraint token_hash_is_sha256 check (octet_length(token_hash) = 32),
  request_id uuid not null references public.podcast_requests on delete cascade
);
create index minute_links_of_a_request on private.minute_links (request_id);

do $$
declare
  name text;
begin
  foreach name in array array['wishes', 'minute_links'] loop
    execute format('alter table private.%I enable row level security', name);
    execute format('alter table private.%I force row level security', name);
    execute format('create policy house_keeps_%s on private.%I to current_user using (true) with check (true)', name, name);
    execute format('revoke all on private.%I from public, anon', name);
  end loop;
end $$;
