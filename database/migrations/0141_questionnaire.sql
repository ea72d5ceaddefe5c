-- What clients answer about a show: one row an answer and version, so that what was said stays, and nobody overwrites
-- what they have not seen.

create table private.answers (
  show_id uuid not null references private.shows on delete cascade,
  question text not null check (char_length(question) <= 40),
  version integer not null check (version > 0),
  answer jsonb not null,
  member_id uuid references private.members on delete set null,
  at timestamptz not null default now(),
  primary key (show_id, question, version)
);
create index answers_of_a_member on private.answers (member_id) where member_id is not null;

-- Which part waits for whom.
create table private.handed_parts (
  show_id uuid not null references private.shows on delete cascade,
  part text not null check (char_length(part) <= 40),
  member_id uuid not null references private.members on delete cascade,
  at timestamptz not null default now(),
  primary key (show_id, part, member_id)
);
create index handed_to_a_member on private.handed_parts (member_id);

alter table private.answers enable row level security;
alter table private.answers force row level security;
create policy house_keeps_answers on private.answers to current_user using (true) with check (true);
alter table private.handed_parts enable row level security;
alter table private.handed_parts force row level security;
create policy house_keeps_handed_parts on private.handed_parts to current_user using (true) with check (true);
revoke all on private.answers, private.handed_parts from public, anon;

-- Who is in both of two clients that become one keeps what they have answered, and what waits for them.
create or replace function private.join_people(one uuid, others uuid[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  twin record;
begin
  update private.shows set client_id = one where client_id = any (others);
  for twin in
    select other.id as gone, mine.id as stays, other.role, other.ended_at from private.members other
    join private.members mine on mine.client_id = one and mine.email_key = other.email_key
    where other.client_id = any (others)
  loop
    update private.members set ended_at = case when twin.ended_at is not null then ended_at end,
      role = case when 'owner' in (role, twin.role) then 'owner'
        when 'approver' in (role, twin.role) then 'approver' else 'reader' end
      where id = twin.stays;
    update private.letters set member_id = twin.stays where member_id = twin.gone;
    update private.answers set member_id = twin.stays where member_id = twin.gone;
    update private.handed_parts handed set member_id = twin.stays where member_id = twin.gone and not exists (
      select from private.handed_parts mine where mine.member_id = twin.stays
        and mine.show_id = handed.show_id and mine.part = handed.part);
    delete from private.members where id = twin.gone;
  end loop;
  -- Two of the others may have the same member.
  delete from private.members older using private.members newer
    where older.client_id = any (others) and newer.client_id = any (others)
      and older.email_key = newer.email_key and older.id < newer.id;
  update private.members set client_id = one where client_id = any (others);
end $$;
