-- What an episode was before it is made again: it goes when the new one is there, and comes back where none comes.

create table private.kept_steps (
  request_id uuid not null references private.productions on delete cascade,
  step text not null,
  output jsonb not null,
  seconds real not null,
  finished_at timestamptz not null,
  -- Up to which edit the episode had them.
  version integer not null,
  primary key (request_id, step)
);

alter table private.kept_steps enable row level security;
alter table private.kept_steps force row level security;
create policy house_keeps_kept_steps on private.kept_steps to current_user using (true) with check (true);
revoke all on private.kept_steps from public, anon;
