-- Debian's Postgres compiles a statement whose estimate is high, which takes seconds; these have a few rows to look at
-- and a visitor who waits.
alter function private.take_requests(json, jsonb, jsonb) set jit = off;
alter function private.admit_requests(jsonb) set jit = off;
