-- What lies before its client undecided is found for the board, delivered once or not.
create index undecided_scripts on private.show_episodes (request_id) where verdict is null and offered_at is not null;
create index undecided_sounds on private.show_episodes (request_id)
  where sound_verdict is null and sound_offered_at is not null;
