-- Whoever asks again is answered like the first time, and nothing new is made.

-- Has rows if this would be a repeat: the same website for the same address within a day, or as many requests for one
-- person as the limits allow. A function in FROM is planned with the query around it; one that returns a boolean
-- would be called for each row, at three times the cost.
create function private.repeats_of(website text, address text, limits jsonb) returns table (reason text)
  language sql stable
begin atomic
  select 'same website' from public.podcast_requests
  where email_key = private.email_key(address)
    and created_at > now() - interval '24 hours'
    and website_url = website
    and lower(email) = lower(address)
  union all
  select 'same person' from jsonb_to_recordset(limits) as rule(most integer, seconds integer)
  where rule.most <= (
    select count(*) from public.podcast_requests
    where email_key = private.email_key(address)
      and created_at > now() - make_interval(secs => rule.seconds)
  );
end;

-- For those who insert directly, through Supabase or PostgREST: a repeat makes no row and is no error.
create function private.pass_over_repeat() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Two at once would not see each other.
  perform pg_advisory_xact_lock(hashtextextended(private.email_key(new.email), 0));
  if exists (
    select from private.repeats_of(
      new.website_url, new.email, '[{"most":1,"seconds":86400},{"most":3,"seconds":2592000}]')
  ) then
    return null;
  end if;
  return new;
end $$;

create trigger repeats_make_no_row
  before insert on public.podcast_requests
  for each row when (current_user = 'anon') execute function private.pass_over_repeat();
