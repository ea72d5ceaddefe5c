-- Whoever approves may take it back for a moment: until then nothing goes out. Empty: it counts since it was approved.

alter table private.approvals add column goes_at timestamptz;
