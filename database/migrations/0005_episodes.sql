-- Finished episodes. Each has a page that only its link opens, and can be deleted by whoever has the link.

-- Makes the links: a link follows from its request and this key. So the table below needs none of them, a step that
-- is done again after a kill finds the same one, and whoever copies the table alone can open nothing.
create table private.listen_key (key bytea not null);
insert into private.listen_key
  select sha256(convert_to(string_agg(gen_random_uuid()::text, ''), 'UTF8')) from generate_series(1, 4);

create table private.episodes (
  id uuid primary key default gen_random_uuid(),
  request_id uuid unique references public.podcast_requests on delete set null,
  token_hash bytea not null unique constraint token_hash_is_sha256 check (octet_length(token_hash) = 32),
  episode jsonb,
  -- Which sentence rests on which words of the website.
  ledger jsonb,
  -- Under which name storage keeps its files, and how large they are.
  media jsonb,
  published_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_files integer,
  deleted_bytes bigint,
  constraint what_is_deleted_is_gone check (
    case when deleted_at is null
      then num_nulls(episode, ledger, media) = 0 and num_nonnulls(deleted_files, deleted_bytes) = 0
      else num_nonnulls(request_id, episode, ledger, media) = 0 and num_nulls(deleted_files, deleted_bytes) = 0
    end
  )
);

alter table private.episodes enable row level security;
alter table private.episodes force row level security;
create policy house_keeps_episodes on private.episodes to current_user using (true) with check (true);
alter table private.listen_key enable row level security;
alter table private.listen_key force row level security;
create policy house_keeps_listen_key on private.listen_key to current_user using (true) with check (true);
revoke all on private.episodes, private.listen_key from public, anon;
