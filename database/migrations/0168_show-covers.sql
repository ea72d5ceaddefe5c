-- A cover that somebody has drawn for a show, as it came out of our own hands: no byte of what was sent is kept.
create table private.show_covers (
  show_id uuid primary key references private.public_shows on delete cascade,
  -- Follows from the bytes: another picture lies elsewhere.
  name text not null check (name ~ '^[0-9a-f]{16}$'),
  side integer not null check (side between 1400 and 3000),
  large bytea not null check (octet_length(large) <= 4194304),
  small bytea not null check (octet_length(small) <= 524288),
  at timestamptz not null default now()
);

create function private.note_cover_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  update private.public_shows set version = version + 1
    where show_id = case when tg_op = 'DELETE' then old.show_id else new.show_id end;
  return null;
end $$;
revoke all on function private.note_cover_change() from public;
create trigger note_cover_change after insert or update or delete on private.show_covers
  for each row execute function private.note_cover_change();

alter table private.show_covers enable row level security;
alter table private.show_covers force row level security;
create policy house_keeps_show_covers on private.show_covers to current_user using (true) with check (true);
revoke all on private.show_covers from public, anon;
