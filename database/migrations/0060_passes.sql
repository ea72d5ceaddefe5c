-- How an episode was written with a model: what each question was answered, and what it cost. A question that was
-- answered is never asked again, so that a kill repeats one pass.

create table private.passes (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.podcast_requests on delete cascade,
  place integer not null,
  label text not null check (label <> ''),
  -- Hash of everything that went into the question, and of the prompt's file alone.
  key text not null check (key <> ''),
  version text not null,
  model text not null,
  outcome text not null check (outcome <> ''),
  answer jsonb,
  reason text not null default '',
  tokens_in bigint not null check (tokens_in >= 0),
  tokens_cached bigint not null check (tokens_cached >= 0),
  tokens_out bigint not null check (tokens_out >= 0),
  dollars numeric(14, 6) not null check (dollars >= 0),
  calls integer not null check (calls >= 0),
  seconds real not null check (seconds >= 0),
  asked_at timestamptz not null,
  -- When its answer was last taken, first or again: an episode that is made again shows which passes are its own.
  used_at timestamptz not null,
  constraint answered_has_an_answer check ((outcome = 'answered') = (answer is not null)),
  unique (request_id, label, key)
);

-- What goes on now, and what a person has decided about it.
create table private.writings (
  request_id uuid primary key references public.podcast_requests on delete cascade,
  progress jsonb,
  said_at timestamptz,
  -- Of three outlines, and the key of the pass that has offered them.
  outline smallint check (outline between 0 and 2),
  outline_of text,
  constraint outline_is_of_a_pass check ((outline is null) = (outline_of is null)),
  lines jsonb not null default '[]',
  stopped_at timestamptz
);

-- A ceiling for a day must hold whoever is deleted on it: sums only, of nobody.
create table private.model_spending (
  day date primary key,
  dollars numeric(14, 6) not null,
  tokens_in bigint not null,
  tokens_cached bigint not null,
  tokens_out bigint not null,
  calls integer not null
);

do $$
declare
  name text;
begin
  foreach name in array array['passes', 'writings', 'model_spending'] loop
    execute format('alter table private.%I enable row level security', name);
    execute format('alter table private.%I force row level security', name);
    execute format('create policy house_keeps_%s on private.%I to current_user using (true) with check (true)', name, name);
    execute format('revoke all on private.%I from public, anon', name);
  end loop;
end $$;
