-- Nothing of a show goes out that its client has not approved, whichever version of the product a worker is of.
create function private.refuse_unapproved_sound() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if exists (select from private.show_episodes
    where request_id = new.request_id and sound_verdict is distinct from 'yes') then
    raise exception 'The client of this show has not approved this episode.';
  end if;
  return new;
end
$$;
revoke all on function private.refuse_unapproved_sound() from public;
create trigger sound_is_approved before insert or update of media on private.episodes
  for each row when (new.media is not null) execute function private.refuse_unapproved_sound();
