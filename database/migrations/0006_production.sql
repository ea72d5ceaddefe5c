-- How far each episode is. What is written here is never done again.

create table private.productions (
  request_id uuid primary key references public.podcast_requests on delete cascade,
  began_at timestamptz not null default now(),
  -- The step under way, and how often it has begun without coming to an end: a worker that dies says nothing else.
  step text,
  attempts integer not null default 0,
  -- Why it waits or has ended, for operators.
  trouble text,
  ended_at timestamptz
);
create index open_productions on private.productions (began_at) where ended_at is null;

create table private.finished_steps (
  request_id uuid not null references private.productions on delete cascade,
  step text not null,
  output jsonb not null,
  seconds real not null,
  finished_at timestamptz not null default now(),
  primary key (request_id, step)
);

create index requests_to_begin on public.podcast_requests (created_at) where status = 'pending';
