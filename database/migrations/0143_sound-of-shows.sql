-- Finished episodes of a show: their client hears them before they are out, and decides about these very bytes.

alter table private.show_episodes
  add column sound_version integer not null default 0,
  add column sound_hash bytea check (octet_length(sound_hash) = 32),
  add column sound_offered_at timestamptz,
  add column sound_verdict text check (sound_verdict in ('yes', 'changes')),
  add constraint sound_is_offered_whole check (
    (sound_hash is null) = (sound_offered_at is null) and (sound_verdict is null or sound_offered_at is not null));
create index sounds_before_clients on private.show_episodes (sound_offered_at)
  where sound_offered_at is not null and sound_verdict is null;
create index sounds_to_change on private.show_episodes (request_id) where sound_verdict = 'changes';

-- A hash is that of a script's words, or of a sound's bytes.
alter table private.decisions add column what text not null default 'script' check (what in ('script', 'episode'));
alter table private.comments add column what text not null default 'script' check (what in ('script', 'episode'));
