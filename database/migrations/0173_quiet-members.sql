-- Who belongs to a client may want no letters about what waits there: the show goes on as it would.
alter table private.members add column quiet_since timestamptz;

-- A link ends the mail of a request, or these letters to a member.
alter table private.stop_links
  alter column request_id drop not null,
  add column member_id uuid references private.members on delete cascade,
  add constraint stops_one_of_two check (num_nonnulls(request_id, member_id) = 1);
create index stop_links_of_a_member on private.stop_links (member_id) where member_id is not null;
