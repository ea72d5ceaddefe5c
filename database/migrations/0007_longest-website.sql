-- The rule takes 2048 characters as they are entered; the normal form may add "https://" in front of them.
alter table public.podcast_requests
  drop constraint website_url_is_an_address,
  add constraint website_url_is_an_address check (
    char_length(website_url) <= 2048 + char_length('https://')
    and website_url ~ '^https?://[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*\.[a-z][a-z0-9-]*[a-z0-9]($|[/?#][!-~]*$)'
  );
