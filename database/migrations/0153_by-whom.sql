-- Who said last on which days a show appears, and who left a date out or took it back.
alter table private.shows
  add column rhythm_by uuid references private.members on delete set null,
  add column rhythm_at timestamptz;
create index rhythm_of_a_member on private.shows (rhythm_by) where rhythm_by is not null;
alter table private.slots
  add column changed_by uuid references private.members on delete set null,
  add column changed_at timestamptz;
create index slots_of_a_member on private.slots (changed_by) where changed_by is not null;

-- The very sound that an operator has let out before its date; another one waits for it again. Who did is in the log.
alter table private.show_episodes add column let_out_hash bytea check (octet_length(let_out_hash) = 32);
