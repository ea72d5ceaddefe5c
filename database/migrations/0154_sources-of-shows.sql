-- What a show is told from beyond its website: files that its client or an operator hands in, and answers.

create table private.sources (
  id uuid primary key default gen_random_uuid(),
  show_id uuid not null references private.shows on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  kind text check (kind in ('pdf', 'docx', 'text', 'transcript', 'answers')),
  -- What is background is known, and nothing of it is read aloud.
  rights text not null check (rights in ('ours', 'background')),
  state text not null default 'waiting' check (state in ('waiting', 'read', 'used', 'refused')),
  trouble text check (char_length(trouble) <= 40),
  language text check (char_length(language) <= 12),
  hash bytea check (octet_length(hash) = 32),
  size integer not null default 0,
  member_id uuid references private.members on delete set null,
  operator_id uuid references private.operators on delete set null,
  added_at timestamptz not null default now(),
  -- Whoever reads it has begun then; a reader that dies leaves it to the next.
  begun_at timestamptz,
  tries integer not null default 0,
  decided_by uuid references private.members on delete set null,
  decided_at timestamptz,
  check ((state = 'refused') = (trouble is not null)),
  check (state in ('waiting', 'refused') or kind is not null),
  unique (show_id, hash)
);
create unique index answers_of_a_show on private.sources (show_id) where kind = 'answers';
create index sources_to_read on private.sources (added_at) where state = 'waiting';
create index sources_of_a_member on private.sources (member_id) where member_id is not null;
create index sources_of_an_operator on private.sources (operator_id) where operator_id is not null;
create index sources_decided_by on private.sources (decided_by) where decided_by is not null;

-- The bytes as they came, for as long as something may rest on them.
create table private.source_files (
  source_id uuid primary key references private.sources on delete cascade,
  bytes bytea not null
);
alter table private.source_files alter column bytes set storage external;

create table private.source_pieces (
  source_id uuid not null references private.sources on delete cascade,
  place integer not null check (place >= 0),
  kind text not null check (kind in ('heading', 'text', 'list')),
  text text not null,
  page integer,
  paragraph integer,
  -- In seconds.
  at double precision,
  speaker text,
  question text,
  is_ours boolean not null,
  primary key (source_id, place)
);

alter table private.sources enable row level security;
alter table private.sources force row level security;
create policy house_keeps_sources on private.sources to current_user using (true) with check (true);
alter table private.source_files enable row level security;
alter table private.source_files force row level security;
create policy house_keeps_source_files on private.source_files to current_user using (true) with check (true);
alter table private.source_pieces enable row level security;
alter table private.source_pieces force row level security;
create policy house_keeps_source_pieces on private.source_pieces to current_user using (true) with check (true);
revoke all on private.sources, private.source_files, private.source_pieces from public, anon;
