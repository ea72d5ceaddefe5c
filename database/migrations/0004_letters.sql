-- Mail that is owed: a row is made in the transaction that makes it due, and is claimed before it is sent, so that
-- no crash loses a letter or sends it twice.

alter table public.podcast_requests drop constraint status_is_known;
alter table public.podcast_requests add constraint status_is_known
  check (status in ('pending', 'read', 'written', 'recorded', 'delivered', 'failed', 'stopped'));

create table private.letters (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.podcast_requests on delete cascade,
  kind text not null check (kind in ('request-accepted', 'episode-ready', 'request-failed')),
  -- What the letter says beyond the request itself, as it was when it became due.
  facts jsonb not null default '{}',
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'unclear')),
  -- Opens nothing but the page on which its reader stops all mail.
  stop_token text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  trouble text,
  unique (request_id, kind)
);
create index letters_to_send on private.letters (due_at) where state in ('queued', 'sending');
create unique index letters_by_stop_token on private.letters (stop_token);

-- Who does not want our mail, or cannot get it.
create table private.unwanted_mail (
  email_key text primary key,
  reason text not null check (reason in ('stopped', 'undeliverable')),
  since timestamptz not null default now()
);

-- For the whole statement at once: our server inserts dozens of requests with one.
create function private.owe_confirmations() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.podcast_requests request set status = 'stopped'
    from added join private.unwanted_mail using (email_key) where request.id = added.id;
  insert into private.letters (request_id, kind)
    select id, 'request-accepted' from added
    where not exists (select from private.unwanted_mail where unwanted_mail.email_key = added.email_key);
  return null;
end $$;

create trigger accepted_requests_are_confirmed
  after insert on public.podcast_requests referencing new table as added
  for each statement execute function private.owe_confirmations();

-- The reader of a letter stops everything for their address. False: nobody has this token.
create function private.stop_mail(token text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  reader text;
begin
  select private.email_key(request.email) into reader
    from private.letters letter join public.podcast_requests request on request.id = letter.request_id
    where letter.stop_token = token;
  if reader is null then
    return false;
  end if;
  insert into private.unwanted_mail (email_key, reason) values (reader, 'stopped') on conflict do nothing;
  update public.podcast_requests set status = 'stopped'
    where email_key = reader and status in ('pending', 'read', 'written', 'recorded');
  return true;
end $$;
revoke execute on function private.stop_mail, private.owe_confirmations from public;
