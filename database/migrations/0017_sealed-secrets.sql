-- What opens something is kept as a hash, or sealed with a key that is not in the database. The key is the server's:
-- it seals what stands here in clear (seal-secrets.ts) as soon as this is done.

-- Where mail can be stopped: a hash for each link that was ever sent, and which request it belongs to.
create table private.stop_links (
  token_hash bytea primary key constraint token_hash_is_sha256 check (octet_length(token_hash) = 32),
  request_id uuid not null references public.podcast_requests on delete cascade
);
create index stop_links_of_a_request on private.stop_links (request_id);
insert into private.stop_links (token_hash, request_id)
  select sha256(convert_to(stop_token, 'UTF8')), request_id from private.letters where request_id is not null;
alter table private.letters drop column stop_token;

create or replace function private.stop_mail(token text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  reader text;
begin
  select private.email_key(request.email) into reader
    from private.stop_links link join public.podcast_requests request on request.id = link.request_id
    where link.token_hash = sha256(convert_to(token, 'UTF8'));
  if reader is null then
    return false;
  end if;
  insert into private.unwanted_mail (email_key, reason) values (reader, 'stopped') on conflict do nothing;
  update public.podcast_requests set status = 'stopped'
    where email_key = reader and status in ('pending', 'read', 'written', 'recorded');
  return true;
end $$;

-- Renamed, so that a server of before fails over them instead of taking a sealed secret for a clear one.
alter table private.operator_codes rename column secret to clear_secret;
alter table private.operator_codes
  alter column clear_secret drop not null,
  add column sealed_secret bytea,
  add constraint secret_is_clear_or_sealed check (num_nonnulls(clear_secret, sealed_secret) = 1);
alter table private.listen_key rename column key to clear_key;
alter table private.listen_key
  alter column clear_key drop not null,
  add column sealed_key bytea,
  add constraint key_is_clear_or_sealed check (num_nonnulls(clear_key, sealed_key) = 1);

alter table private.stop_links enable row level security;
alter table private.stop_links force row level security;
create policy house_keeps_stop_links on private.stop_links to current_user using (true) with check (true);
revoke all on private.stop_links from public, anon;
