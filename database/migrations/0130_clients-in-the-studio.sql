-- What operators say of clients, and what a screen asks of them.

-- An operator tells as companies do, and is folded like them.
alter table private.told drop constraint told_source_check;
alter table private.told add constraint told_source_check
  check (source in ('stripe', 'paddle', 'calendly', 'cal', 'operator'));

create index clients_newest_first on private.clients (since desc, id desc);
create index client_names_by_domain on private.client_names (split_part(name, '@', 2)) where name like 'email:%';
create index client_things_by_kind on private.client_things (kind, (facts ->> 'state'));

-- Two that look like one and are not. Goes with either of them.
create table private.clients_apart (
  one text not null references private.client_names on delete cascade,
  other text not null references private.client_names on delete cascade,
  operator_id uuid references private.operators on delete set null,
  at timestamptz not null default now(),
  primary key (one, other),
  check (one < other)
);
create index apart_from_the_other on private.clients_apart (other);
create index apart_by_an_operator on private.clients_apart (operator_id) where operator_id is not null;

-- What a payment link or a price sells, where the company does not say it.
create table private.sold_links (
  link text primary key check (char_length(link) between 1 and 300),
  offer text not null check (char_length(offer) between 1 and 40),
  operator_id uuid references private.operators on delete set null,
  at timestamptz not null default now()
);
create index sold_links_of_an_operator on private.sold_links (operator_id) where operator_id is not null;

alter table private.clients_apart enable row level security;
alter table private.clients_apart force row level security;
create policy house_keeps_clients_apart on private.clients_apart to current_user using (true) with check (true);
alter table private.sold_links enable row level security;
alter table private.sold_links force row level security;
create policy house_keeps_sold_links on private.sold_links to current_user using (true) with check (true);
revoke all on private.clients_apart, private.sold_links from public, anon;
