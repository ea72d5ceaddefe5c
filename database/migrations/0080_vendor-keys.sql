-- Keys to those who work for us, as an owner has entered them: sealed with the key of the house (secret-key.ts), and
-- bound to what each is for and to whom it may be shown.

create table private.vendor_keys (
  purpose text primary key check (purpose <> ''),
  vendor text not null check (vendor <> ''),
  sealed_key bytea not null,
  operator_id uuid references private.operators on delete set null,
  at timestamptz not null default now()
);
create index vendor_keys_of_an_operator on private.vendor_keys (operator_id) where operator_id is not null;

alter table private.vendor_keys enable row level security;
alter table private.vendor_keys force row level security;
create policy house_keeps_vendor_keys on private.vendor_keys to current_user using (true) with check (true);
revoke all on private.vendor_keys from public, anon;
