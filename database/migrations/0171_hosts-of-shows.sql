-- Names of their own, under which pages and feed of shows are answered, too.

-- One a show. Only what is proved is anybody's: a name that was merely entered keeps nobody out.
create table private.show_hosts (
  show_id uuid primary key references private.public_shows on delete cascade,
  host text not null check (host = lower(host) and char_length(host) between 4 and 253),
  -- Stands in its DNS, or is answered under it: it leads here then.
  token text not null check (char_length(token) <= 60),
  proved_at timestamptz
);
create unique index show_hosts_proved on private.show_hosts (host) where proved_at is not null;

alter table private.show_hosts enable row level security;
alter table private.show_hosts force row level security;
create policy house_keeps_show_hosts on private.show_hosts to current_user using (true) with check (true);
revoke all on private.show_hosts from public, anon;
