-- Whose a request is, among the operators; and failures that somebody should have seen.

alter table private.productions add column assignee_id uuid references private.operators on delete set null;

create index productions_failed_lately on private.productions (ended_at)
  where trouble_of = 'theirs' and settled_at is null;
