-- The schema as it stands after all migrations, for people to read: `npm run schema` writes it, and a test compares it.
-- The database is made by `migrations/`. Left out are what belongs to nobody's schema of ours (the queue's tables) and
-- what the owner of a table may do with it, which is everything.

create role anon nologin; -- statement_timeout=3s
create role request_intake nologin;
create schema if not exists private;
grant usage on schema private to request_intake;
create schema if not exists public;
grant usage on schema public to anon;
grant usage on schema public to public;
grant usage on schema public to request_intake;
create extension pg_trgm;

create table public.podcast_requests (
  id uuid not null default gen_random_uuid(),
  website_url text not null,
  email text not null,
  status text not null default 'pending'::text,
  source text,
  created_at timestamp with time zone not null default now(),
  email_key text not null generated always as (private.email_key(email)) stored,
  ticket_hash bytea,
  admitted_at timestamp with time zone default now(),
  constraint podcast_requests_pkey PRIMARY KEY (id),
  constraint email_is_an_address CHECK (((char_length(email) <= 254) AND (POSITION(('@'::text) IN (email)) <= 65) AND (email ~ '^[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+)*@([A-Za-z0-9\u00a1-\U0010ffff-]+\.)+[A-Za-z0-9\u00a1-\U0010ffff-]{2,}$'::text))),
  constraint source_is_known CHECK ((source = 'create-free-episode'::text)),
  constraint status_is_known CHECK ((status = ANY (ARRAY['pending'::text, 'read'::text, 'written'::text, 'recorded'::text, 'delivered'::text, 'failed'::text, 'stopped'::text]))),
  constraint ticket_hash_is_sha256 CHECK ((octet_length(ticket_hash) = 32)),
  constraint website_url_is_an_address CHECK (((char_length(website_url) <= (2048 + char_length('https://'::text))) AND (website_url ~ '^(https?://[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*\.[a-z][a-z0-9-]*[a-z0-9]($|[/?#][!-~]*$)|text:[!-~]+$)'::text)))
);
CREATE INDEX closed_requests ON public.podcast_requests USING btree (created_at DESC, id DESC) WHERE (status = ANY (ARRAY['delivered'::text, 'failed'::text, 'stopped'::text]));
CREATE INDEX closed_requests_by_status ON public.podcast_requests USING btree (status, created_at DESC, id DESC) WHERE (status = ANY (ARRAY['delivered'::text, 'failed'::text, 'stopped'::text]));
CREATE INDEX ended_requests_by_age ON public.podcast_requests USING btree (created_at) WHERE (status = ANY (ARRAY['failed'::text, 'stopped'::text]));
CREATE INDEX open_requests ON public.podcast_requests USING btree (created_at, id) WHERE (status = ANY (ARRAY['pending'::text, 'read'::text, 'written'::text, 'recorded'::text]));
CREATE INDEX open_requests_by_age ON public.podcast_requests USING btree (created_at) WHERE (status = ANY (ARRAY['pending'::text, 'read'::text, 'written'::text, 'recorded'::text]));
CREATE INDEX podcast_requests_of_a_person ON public.podcast_requests USING btree (email_key, created_at);
CREATE UNIQUE INDEX podcast_requests_of_a_ticket ON public.podcast_requests USING btree (ticket_hash) WHERE (ticket_hash IS NOT NULL);
CREATE INDEX requests_admitted ON public.podcast_requests USING btree (admitted_at) WHERE (admitted_at IS NOT NULL);
CREATE INDEX requests_in_line ON public.podcast_requests USING btree (created_at, id) WHERE ((admitted_at IS NULL) AND (status = 'pending'::text));
CREATE INDEX requests_to_begin ON public.podcast_requests USING btree (created_at) WHERE (status = 'pending'::text);
CREATE INDEX requests_without_work ON public.podcast_requests USING btree (id) WHERE (status = ANY (ARRAY['pending'::text, 'stopped'::text]));
CREATE TRIGGER accepted_requests_are_confirmed AFTER INSERT ON public.podcast_requests REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.owe_confirmations();
CREATE TRIGGER added_requests_count AFTER INSERT ON public.podcast_requests REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.tally_added();
CREATE TRIGGER changed_requests_count AFTER UPDATE ON public.podcast_requests REFERENCING OLD TABLE AS unchanged NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.tally_changed();
CREATE TRIGGER emptied_requests_count AFTER TRUNCATE ON public.podcast_requests FOR EACH STATEMENT EXECUTE FUNCTION private.tally_emptied();
CREATE TRIGGER forget_in_guides AFTER DELETE ON public.podcast_requests REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.forget_in_guides();
CREATE TRIGGER one_request_at_a_time AFTER INSERT ON public.podcast_requests REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN ((CURRENT_USER = 'anon'::name)) EXECUTE FUNCTION private.refuse_several_requests();
CREATE TRIGGER removed_requests_count AFTER DELETE ON public.podcast_requests REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.tally_removed();
CREATE TRIGGER repeats_make_no_row BEFORE INSERT ON public.podcast_requests FOR EACH ROW WHEN ((CURRENT_USER = 'anon'::name)) EXECUTE FUNCTION private.pass_over_repeat();
CREATE TRIGGER status_keeps_its_order AFTER UPDATE OF status ON public.podcast_requests FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION private.keep_status_order();
alter table public.podcast_requests enable row level security, force row level security;
create policy house_keeps_requests on public.podcast_requests to current_user using (true) with check (true);
create policy intake_adds_pending_requests on public.podcast_requests for insert to request_intake with check ((status = 'pending'::text));
create policy intake_looks_for_repeats on public.podcast_requests for select to request_intake using (true);
create policy visitors_add_pending_requests on public.podcast_requests for insert to anon with check (((status = 'pending'::text) AND (website_url !~~ 'text:%'::text)));
grant insert, select on public.podcast_requests (id) to request_intake;
grant insert on public.podcast_requests (website_url) to anon;
grant insert, select on public.podcast_requests (website_url) to request_intake;
grant insert on public.podcast_requests (email) to anon;
grant insert, select on public.podcast_requests (email) to request_intake;
grant insert on public.podcast_requests (status) to anon;
grant insert on public.podcast_requests (source) to anon;
grant insert on public.podcast_requests (source) to request_intake;
grant select on public.podcast_requests (created_at) to request_intake;
grant select on public.podcast_requests (email_key) to request_intake;
grant insert, select on public.podcast_requests (ticket_hash) to request_intake;
grant insert on public.podcast_requests (admitted_at) to request_intake;

create table private.agent_lists (
  read_at timestamp with time zone not null default now(),
  list jsonb not null,
  constraint agent_lists_pkey PRIMARY KEY (read_at)
);
alter table private.agent_lists enable row level security, force row level security;
create policy house_keeps_agent_lists on private.agent_lists to current_user using (true) with check (true);

create table private.announcements (
  show_id uuid not null,
  receiver text not null,
  version bigint not null,
  state text not null default 'owed'::text,
  tries integer not null default 0,
  next_at timestamp with time zone not null default now(),
  trouble text,
  at timestamp with time zone not null default now(),
  constraint announcements_pkey PRIMARY KEY (show_id, receiver),
  constraint announcements_show_id_fkey FOREIGN KEY (show_id) REFERENCES private.public_shows(show_id) ON DELETE CASCADE,
  constraint announcements_receiver_check CHECK ((char_length(receiver) <= 40)),
  constraint announcements_state_check CHECK ((state = ANY (ARRAY['owed'::text, 'told'::text, 'given-up'::text]))),
  constraint announcements_trouble_check CHECK ((char_length(trouble) <= 200))
);
CREATE INDEX announcements_owed ON private.announcements USING btree (next_at) WHERE (state = 'owed'::text);
alter table private.announcements enable row level security, force row level security;
create policy house_keeps_announcements on private.announcements to current_user using (true) with check (true);

create table private.answers (
  show_id uuid not null,
  question text not null,
  version integer not null,
  answer jsonb not null,
  member_id uuid,
  at timestamp with time zone not null default now(),
  constraint answers_pkey PRIMARY KEY (show_id, question, version),
  constraint answers_member_id_fkey FOREIGN KEY (member_id) REFERENCES private.members(id) ON DELETE SET NULL,
  constraint answers_show_id_fkey FOREIGN KEY (show_id) REFERENCES private.shows(id) ON DELETE CASCADE,
  constraint answers_question_check CHECK ((char_length(question) <= 40)),
  constraint answers_version_check CHECK ((version > 0))
);
CREATE INDEX answers_of_a_member ON private.answers USING btree (member_id) WHERE (member_id IS NOT NULL);
alter table private.answers enable row level security, force row level security;
create policy house_keeps_answers on private.answers to current_user using (true) with check (true);

create table private.approvals (
  request_id uuid not null,
  version integer not null,
  script_hash bytea not null,
  audio_hash bytea not null,
  offered_at timestamp with time zone not null default now(),
  approved_at timestamp with time zone,
  operator_id uuid,
  goes_at timestamp with time zone,
  constraint approvals_pkey PRIMARY KEY (request_id),
  constraint approvals_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES private.operators(id) ON DELETE SET NULL,
  constraint approvals_request_id_fkey FOREIGN KEY (request_id) REFERENCES private.productions(request_id) ON DELETE CASCADE,
  constraint approvals_audio_hash_check CHECK ((octet_length(audio_hash) = 32)),
  constraint approvals_script_hash_check CHECK ((octet_length(script_hash) = 32))
);
alter table private.approvals enable row level security, force row level security;
create policy house_keeps_approvals on private.approvals to current_user using (true) with check (true);

create table private.arrivals (
  show_id uuid not null,
  feed_url text not null,
  found jsonb not null,
  state text not null default 'read'::text,
  state_at timestamp with time zone not null default now(),
  owner_email text not null default ''::text,
  token text not null,
  code_hash bytea,
  code_until timestamp with time zone,
  code_tries integer not null default 0,
  proof text,
  due_at timestamp with time zone not null default now(),
  operator_id uuid,
  constraint arrivals_pkey PRIMARY KEY (show_id),
  constraint arrivals_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES private.operators(id) ON DELETE SET NULL,
  constraint arrivals_show_id_fkey FOREIGN KEY (show_id) REFERENCES private.shows(id) ON DELETE CASCADE,
  constraint arrivals_check CHECK (((state = 'read'::text) OR (proof IS NOT NULL))),
  constraint arrivals_code_hash_check CHECK ((octet_length(code_hash) = 32)),
  constraint arrivals_feed_url_check CHECK ((char_length(feed_url) <= 2000)),
  constraint arrivals_owner_email_check CHECK ((char_length(owner_email) <= 254)),
  constraint arrivals_proof_check CHECK ((proof = ANY (ARRAY['mail'::text, 'token'::text]))),
  constraint arrivals_state_check CHECK ((state = ANY (ARRAY['read'::text, 'fetching'::text, 'here'::text, 'moving'::text, 'moved'::text]))),
  constraint arrivals_token_check CHECK ((char_length(token) <= 60))
);
CREATE INDEX arrivals_due ON private.arrivals USING btree (due_at) WHERE (state = 'moving'::text);
CREATE INDEX arrivals_of_an_operator ON private.arrivals USING btree (operator_id) WHERE (operator_id IS NOT NULL);
alter table private.arrivals enable row level security, force row level security;
create policy house_keeps_arrivals on private.arrivals to current_user using (true) with check (true);

create table private.arriving_episodes (
  id uuid not null default gen_random_uuid(),
  show_id uuid not null,
  place integer not null,
  guid text not null,
  said jsonb not null,
  state text not null default 'owed'::text,
  etag text,
  episode jsonb,
  media jsonb,
  trouble text,
  tries integer not null default 0,
  due_at timestamp with time zone not null default now(),
  constraint arriving_episodes_pkey PRIMARY KEY (id),
  constraint arriving_episodes_show_id_guid_key UNIQUE (show_id, guid),
  constraint arriving_episodes_show_id_fkey FOREIGN KEY (show_id) REFERENCES private.arrivals(show_id) ON DELETE CASCADE,
  constraint arriving_episodes_check CHECK (((state = 'here'::text) = ((media IS NOT NULL) AND (episode IS NOT NULL)))),
  constraint arriving_episodes_etag_check CHECK ((char_length(etag) <= 1000)),
  constraint arriving_episodes_guid_check CHECK (((char_length(guid) >= 1) AND (char_length(guid) <= 1000))),
  constraint arriving_episodes_state_check CHECK ((state = ANY (ARRAY['owed'::text, 'here'::text, 'lost'::text])))
);
CREATE INDEX arriving_episodes_due ON private.arriving_episodes USING btree (due_at) WHERE (state = 'owed'::text);
alter table private.arriving_episodes enable row level security, force row level security;
create policy house_keeps_arriving_episodes on private.arriving_episodes to current_user using (true) with check (true);

create table private.briefs (
  request_id uuid not null,
  business text,
  text text,
  note text not null default ''::text,
  minutes integer,
  hosts integer not null,
  voices jsonb not null,
  created_at timestamp with time zone not null default now(),
  topic text,
  pages text[] not null default '{}'::text[],
  tells_again boolean not null default false,
  constraint briefs_pkey PRIMARY KEY (request_id),
  constraint briefs_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.podcast_requests(id) ON DELETE CASCADE,
  constraint business_is_short CHECK (((char_length(business) >= 1) AND (char_length(business) <= 80))),
  constraint hosts_are_one_or_two CHECK ((hosts = ANY (ARRAY[1, 2]))),
  constraint minutes_are_few CHECK (((minutes >= 1) AND (minutes <= 30))),
  constraint pages_are_few CHECK ((cardinality(pages) <= 5)),
  constraint topic_is_short CHECK (((char_length(topic) >= 1) AND (char_length(topic) <= 120)))
);
alter table private.briefs enable row level security, force row level security;
create policy house_keeps_briefs on private.briefs to current_user using (true) with check (true);

create table private.chores (
  name text not null,
  done_at timestamp with time zone not null,
  facts jsonb not null default '{}'::jsonb,
  constraint chores_pkey PRIMARY KEY (name)
);
alter table private.chores enable row level security, force row level security;
create policy house_keeps_chores on private.chores to current_user using (true) with check (true);

create table private.client_names (
  name text not null,
  client_id uuid not null,
  constraint client_names_pkey PRIMARY KEY (name),
  constraint client_names_client_id_fkey FOREIGN KEY (client_id) REFERENCES private.clients(id) ON DELETE CASCADE,
  constraint client_names_name_check CHECK ((char_length(name) <= 400))
);
CREATE INDEX client_names_by_domain ON private.client_names USING btree (split_part(name, '@'::text, 2)) WHERE (name ~~ 'email:%'::text);
CREATE INDEX names_of_a_client ON private.client_names USING btree (client_id);
alter table private.client_names enable row level security, force row level security;
create policy house_keeps_client_names on private.client_names to current_user using (true) with check (true);

create table private.client_things (
  id text not null,
  client_id uuid not null,
  kind text not null,
  as_of timestamp with time zone not null,
  rank integer not null,
  event_id text not null,
  facts jsonb not null,
  constraint client_things_pkey PRIMARY KEY (id),
  constraint client_things_client_id_fkey FOREIGN KEY (client_id) REFERENCES private.clients(id) ON DELETE CASCADE,
  constraint client_things_id_check CHECK ((char_length(id) <= 400))
);
CREATE INDEX client_things_by_kind ON private.client_things USING btree (kind, ((facts ->> 'state'::text)));
CREATE INDEX things_of_a_client ON private.client_things USING btree (client_id);
CREATE TRIGGER calendars_follow_money AFTER INSERT OR UPDATE ON private.client_things FOR EACH ROW EXECUTE FUNCTION private.look_at_calendars();
alter table private.client_things enable row level security, force row level security;
create policy house_keeps_client_things on private.client_things to current_user using (true) with check (true);

create table private.clients (
  id uuid not null default gen_random_uuid(),
  since timestamp with time zone not null default now(),
  constraint clients_pkey PRIMARY KEY (id)
);
CREATE INDEX clients_newest_first ON private.clients USING btree (since DESC, id DESC);
alter table private.clients enable row level security, force row level security;
create policy house_keeps_clients on private.clients to current_user using (true) with check (true);

create table private.clients_apart (
  one text not null,
  other text not null,
  operator_id uuid,
  at timestamp with time zone not null default now(),
  constraint clients_apart_pkey PRIMARY KEY (one, other),
  constraint clients_apart_one_fkey FOREIGN KEY (one) REFERENCES private.client_names(name) ON DELETE CASCADE,
  constraint clients_apart_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES private.operators(id) ON DELETE SET NULL,
  constraint clients_apart_other_fkey FOREIGN KEY (other) REFERENCES private.client_names(name) ON DELETE CASCADE,
  constraint clients_apart_check CHECK ((one < other))
);
CREATE INDEX apart_by_an_operator ON private.clients_apart USING btree (operator_id) WHERE (operator_id IS NOT NULL);
CREATE INDEX apart_from_the_other ON private.clients_apart USING btree (other);
alter table private.clients_apart enable row level security, force row level security;
create policy house_keeps_clients_apart on private.clients_apart to current_user using (true) with check (true);

create table private.closed_tally (
  id bigint not null generated always as identity,
  status text not null,
  number integer not null,
  constraint closed_tally_pkey PRIMARY KEY (id)
);
CREATE TRIGGER tally_stays_short AFTER INSERT ON private.closed_tally FOR EACH ROW WHEN (((new.id % (64)::bigint) = 0)) EXECUTE FUNCTION private.fold_tally();
alter table private.closed_tally enable row level security, force row level security;
create policy house_keeps_closed_tally on private.closed_tally to current_user using (true) with check (true);

create table private.comments (
  id uuid not null default gen_random_uuid(),
  request_id uuid not null,
  sentence text not null,
  place integer not null,
  said text not null,
  hash bytea not null,
  text text not null,
  member_id uuid,
  at timestamp with time zone not null default now(),
  what text not null default 'script'::text,
  constraint comments_pkey PRIMARY KEY (id),
  constraint comments_member_id_fkey FOREIGN KEY (member_id) REFERENCES private.members(id) ON DELETE SET NULL,
  constraint comments_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.podcast_requests(id) ON DELETE CASCADE,
  constraint comments_hash_check CHECK ((octet_length(hash) = 32)),
  constraint comments_place_check CHECK ((place >= 0)),
  constraint comments_sentence_check CHECK ((char_length(sentence) <= 40)),
  constraint comments_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 2000))),
  constraint comments_what_check CHECK ((what = ANY (ARRAY['script'::text, 'episode'::text])))
);
CREATE INDEX comments_of_a_member ON private.comments USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX comments_of_a_request ON private.comments USING btree (request_id, at);
alter table private.comments enable row level security, force row level security;
create policy house_keeps_comments on private.comments to current_user using (true) with check (true);

create table private.decisions (
  id uuid not null default gen_random_uuid(),
  show_id uuid not null,
  request_id uuid,
  title text not null,
  version integer not null,
  hash bytea not null,
  verdict text not null,
  words text not null default ''::text,
  by text not null,
  member_id uuid,
  operator_id uuid,
  at timestamp with time zone not null default now(),
  what text not null default 'script'::text,
  part text,
  choice jsonb,
  suggestion text not null default ''::text,
  constraint decisions_pkey PRIMARY KEY (id),
  constraint decisions_member_id_fkey FOREIGN KEY (member_id) REFERENCES private.members(id) ON DELETE SET NULL,
  constraint decisions_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES private.operators(id) ON DELETE SET NULL,
  constraint decisions_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.podcast_requests(id) ON DELETE SET NULL,
  constraint decisions_show_id_fkey FOREIGN KEY (show_id) REFERENCES private.shows(id) ON DELETE CASCADE,
  constraint decisions_by_check CHECK ((by = ANY (ARRAY['member'::text, 'operator'::text, 'silence'::text]))),
  constraint decisions_hash_check CHECK ((octet_length(hash) = 32)),
  constraint decisions_part_check CHECK ((char_length(part) <= 40)),
  constraint decisions_suggestion_check CHECK ((char_length(suggestion) <= 4000)),
  constraint decisions_verdict_check CHECK ((verdict = ANY (ARRAY['yes'::text, 'changes'::text]))),
  constraint decisions_what_check CHECK ((what = ANY (ARRAY['script'::text, 'episode'::text, 'draft'::text]))),
  constraint decisions_words_check CHECK ((char_length(words) <= 2000)),
  constraint people_decide_about_drafts CHECK ((((what = 'draft'::text) = (part IS NOT NULL)) AND ((what <> 'draft'::text) OR (by <> 'silence'::text))))
);
CREATE INDEX decisions_of_a_member ON private.decisions USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX decisions_of_a_request ON private.decisions USING btree (request_id, at) WHERE (request_id IS NOT NULL);
CREATE INDEX decisions_of_a_show ON private.decisions USING btree (show_id);
alter table private.decisions enable row level security, force row level security;
create policy house_keeps_decisions on private.decisions to current_user using (true) with check (true);

create table private.deeds (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  operator_id uuid,
  deed text not null,
  request_id uuid,
  facts jsonb not null default '{}'::jsonb,
  constraint deeds_pkey PRIMARY KEY (id),
  constraint deeds_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES private.operators(id) ON DELETE SET NULL
);
CREATE INDEX deeds_by_time ON private.deeds USING btree (at);
CREATE INDEX deeds_of_a_kind ON private.deeds USING btree (deed, id);
CREATE INDEX deeds_of_a_request ON private.deeds USING btree (request_id, at);
CREATE INDEX deeds_of_a_request_by_id ON private.deeds USING btree (request_id, id);
CREATE INDEX deeds_of_an_operator ON private.deeds USING btree (operator_id, id);
CREATE TRIGGER deeds_stay BEFORE DELETE OR UPDATE ON private.deeds FOR EACH ROW EXECUTE FUNCTION private.keep_deeds();
alter table private.deeds enable row level security, force row level security;
create policy house_keeps_deeds on private.deeds to current_user using (true) with check (true);

create table private.downloads (
  episode integer not null,
  day date not null,
  agent integer not null,
  downloads integer not null,
  constraint downloads_pkey PRIMARY KEY (episode, day, agent),
  constraint downloads_agent_fkey FOREIGN KEY (agent) REFERENCES private.listening_agents(id),
  constraint downloads_episode_fkey FOREIGN KEY (episode) REFERENCES private.public_episodes(heard_as) ON DELETE CASCADE
);
alter table private.downloads enable row level security, force row level security;
create policy house_keeps_downloads on private.downloads to current_user using (true) with check (true);

create table private.edits (
  request_id uuid not null,
  number integer not null,
  operator_id uuid,
  at timestamp with time zone not null default now(),
  edit jsonb not null,
  undoes integer,
  constraint edits_pkey PRIMARY KEY (request_id, number),
  constraint edits_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES private.operators(id) ON DELETE SET NULL,
  constraint edits_request_id_fkey FOREIGN KEY (request_id) REFERENCES private.productions(request_id) ON DELETE CASCADE,
  constraint edits_number_check CHECK ((number > 0))
);
alter table private.edits enable row level security, force row level security;
create policy house_keeps_edits on private.edits to current_user using (true) with check (true);

create table private.episodes (
  id uuid not null default gen_random_uuid(),
  request_id uuid,
  token_hash bytea not null,
  episode jsonb,
  ledger jsonb,
  media jsonb,
  published_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  deleted_files integer,
  deleted_bytes bigint,
  lasts double precision generated always as (((episode ->> 'seconds'::text))::double precision) stored,
  spoken_in text generated always as (COALESCE((episode ->> 'language'::text), 'en'::text)) stored,
  constraint episodes_pkey PRIMARY KEY (id),
  constraint episodes_request_id_key UNIQUE (request_id),
  constraint episodes_token_hash_key UNIQUE (token_hash),
  constraint episodes_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.podcast_requests(id) ON DELETE SET NULL,
  constraint token_hash_is_sha256 CHECK ((octet_length(token_hash) = 32)),
  constraint what_is_deleted_is_gone CHECK (
CASE
    WHEN (deleted_at IS NULL) THEN ((num_nulls(episode, ledger, media) = 0) AND (num_nonnulls(deleted_files, deleted_bytes) = 0))
    ELSE ((num_nonnulls(request_id, episode, ledger, media) = 0) AND (num_nulls(deleted_files, deleted_bytes) = 0))
END)
);
CREATE INDEX episodes_by_age ON private.episodes USING btree (published_at) WHERE (deleted_at IS NULL);
CREATE INDEX episodes_by_media ON private.episodes USING btree (((media ->> 'name'::text)));
CREATE TRIGGER note_correction AFTER UPDATE OF media, episode ON private.episodes FOR EACH ROW WHEN ((new.request_id IS NOT NULL)) EXECUTE FUNCTION private.note_correction();
CREATE TRIGGER sound_is_approved BEFORE INSERT OR UPDATE OF media ON private.episodes FOR EACH ROW WHEN ((new.media IS NOT NULL)) EXECUTE FUNCTION private.refuse_unapproved_sound();
alter table private.episodes enable row level security, force row level security;
create policy house_keeps_episodes on private.episodes to current_user using (true) with check (true);

create table private.erasures (
  number integer not null generated always as identity,
  reason text not null,
  person bytea,
  operator_id uuid,
  asked_at timestamp with time zone not null default now(),
  done_at timestamp with time zone,
  stays_unwanted boolean not null default false,
  counts jsonb not null default '{}'::jsonb,
  remains jsonb,
  files jsonb,
  deleted_files integer not null default 0,
  deleted_bytes bigint not null default 0,
  settles_at timestamp with time zone not null default now(),
  due_at timestamp with time zone not null default now(),
  tries integer not null default 0,
  trouble text,
  constraint erasures_pkey PRIMARY KEY (number),
  constraint erasures_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES private.operators(id) ON DELETE SET NULL,
  constraint erasures_person_check CHECK ((octet_length(person) = 32)),
  constraint erasures_reason_check CHECK ((reason = ANY (ARRAY['asked'::text, 'visitor'::text, 'expired'::text]))),
  constraint what_is_done_names_nothing CHECK (((done_at IS NULL) OR (num_nonnulls(remains, files, trouble) = 0)))
);
CREATE INDEX erasures_of_a_person ON private.erasures USING btree (person);
CREATE INDEX erasures_to_finish ON private.erasures USING btree (due_at) WHERE (done_at IS NULL);
alter table private.erasures enable row level security, force row level security;
create policy house_keeps_erasures on private.erasures to current_user using (true) with check (true);

create table private.finished_steps (
  request_id uuid not null,
  step text not null,
  output jsonb not null,
  seconds real not null,
  finished_at timestamp with time zone not null default now(),
  constraint finished_steps_pkey PRIMARY KEY (request_id, step),
  constraint finished_steps_request_id_fkey FOREIGN KEY (request_id) REFERENCES private.productions(request_id) ON DELETE CASCADE
);

create table private.folded (
  notebook text not null,
  bytes bigint not null,
  at timestamp with time zone not null default now(),
  constraint folded_pkey PRIMARY KEY (notebook),
  constraint folded_notebook_check CHECK ((char_length(notebook) <= 100))
);
alter table private.folded enable row level security, force row level security;
create policy house_keeps_folded on private.folded to current_user using (true) with check (true);

create table private.handed_parts (
  show_id uuid not null,
  part text not null,
  member_id uuid not null,
  at timestamp with time zone not null default now(),
  constraint handed_parts_pkey PRIMARY KEY (show_id, part, member_id),
  constraint handed_parts_member_id_fkey FOREIGN KEY (member_id) REFERENCES private.members(id) ON DELETE CASCADE,
  constraint handed_parts_show_id_fkey FOREIGN KEY (show_id) REFERENCES private.shows(id) ON DELETE CASCADE,
  constraint handed_parts_part_check CHECK ((char_length(part) <= 40))
);
CREATE INDEX handed_to_a_member ON private.handed_parts USING btree (member_id);
alter table private.handed_parts enable row level security, force row level security;
create policy house_keeps_handed_parts on private.handed_parts to current_user using (true) with check (true);

create table private.heard (
  day date not null,
  episode integer not null,
  listener bytea not null,
  agent integer not null,
  covered int8multirange not null,
  whole integer not null,
  parts integer not null,
  is_counted boolean not null,
  constraint heard_pkey PRIMARY KEY (day, episode, listener),
  constraint heard_agent_fkey FOREIGN KEY (agent) REFERENCES private.listening_agents(id),
  constraint heard_episode_fkey FOREIGN KEY (episode) REFERENCES private.public_episodes(heard_as) ON DELETE CASCADE,
  constraint heard_listener_check CHECK ((octet_length(listener) = 12))
);
CREATE INDEX heard_of_an_episode ON private.heard USING btree (episode, day);
alter table private.heard enable row level security, force row level security;
create policy house_keeps_heard on private.heard to current_user using (true) with check (true);

create table private.hold_ups (
  show_id uuid not null,
  what text not null,
  since timestamp with time zone not null,
  constraint hold_ups_pkey PRIMARY KEY (show_id, what),
  constraint hold_ups_show_id_fkey FOREIGN KEY (show_id) REFERENCES private.shows(id) ON DELETE CASCADE,
  constraint hold_ups_what_check CHECK ((what = ANY (ARRAY['nobody'::text, 'plan'::text, 'questions'::text, 'days'::text, 'draft'::text, 'material'::text, 'scarce'::text])))
);
alter table private.hold_ups enable row level security, force row level security;
create policy house_keeps_hold_ups on private.hold_ups to current_user using (true) with check (true);

create table private.kept_steps (
  request_id uuid not null,
  step text not null,
  output jsonb not null,
  seconds real not null,
  finished_at timestamp with time zone not null,
  version integer not null,
  constraint kept_steps_pkey PRIMARY KEY (request_id, step),
  constraint kept_steps_request_id_fkey FOREIGN KEY (request_id) REFERENCES private.productions(request_id) ON DELETE CASCADE
);
alter table private.kept_steps enable row level security, force row level security;
create policy house_keeps_kept_steps on private.kept_steps to current_user using (true) with check (true);

create table private.known_browsers (
  token_hash bytea not null,
  operator_id uuid not null,
  used_at timestamp with time zone not null default now(),
  constraint known_browsers_pkey PRIMARY KEY (token_hash, operator_id),
  constraint known_browsers_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES private.operators(id) ON DELETE CASCADE,
  constraint token_hash_is_sha256 CHECK ((octet_length(token_hash) = 32))
);
alter table private.known_browsers enable row level security, force row level security;
create policy house_keeps_known_browsers on private.known_browsers to current_user using (true) with check (true);

create table private.left_out (
  episode integer not null,
  day date not null,
  reason smallint not null,
  requests integer not null,
  constraint left_out_pkey PRIMARY KEY (episode, day, reason),
  constraint left_out_episode_fkey FOREIGN KEY (episode) REFERENCES private.public_episodes(heard_as) ON DELETE CASCADE
);
alter table private.left_out enable row level security, force row level security;
create policy house_keeps_left_out on private.left_out to current_user using (true) with check (true);

create table private.letters (
  id uuid not null default gen_random_uuid(),
  request_id uuid,
  kind text not null,
  facts jsonb not null default '{}'::jsonb,
  state text not null default 'queued'::text,
  tries integer not null default 0,
  created_at timestamp with time zone not null default now(),
  due_at timestamp with time zone not null default now(),
  changed_at timestamp with time zone not null default now(),
  trouble text,
  operator_id uuid,
  handed_over_at timestamp with time zone,
  member_id uuid,
  arrival_id uuid,
  constraint letters_pkey PRIMARY KEY (id),
  constraint letters_request_id_kind_key UNIQUE (request_id, kind),
  constraint letters_arrival_id_fkey FOREIGN KEY (arrival_id) REFERENCES private.arrivals(show_id) ON DELETE CASCADE,
  constraint letters_member_id_fkey FOREIGN KEY (member_id) REFERENCES private.members(id) ON DELETE CASCADE,
  constraint letters_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES private.operators(id) ON DELETE CASCADE,
  constraint letters_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.podcast_requests(id) ON DELETE CASCADE,
  constraint letter_has_one_reader CHECK ((num_nonnulls(request_id, operator_id, member_id, arrival_id) = 1)),
  constraint letters_kind_check CHECK ((((request_id IS NOT NULL) = (kind = ANY (ARRAY['request-accepted'::text, 'episode-ready'::text, 'request-failed'::text]))) AND ((member_id IS NOT NULL) = (kind ~~ 'portal-%'::text)) AND ((arrival_id IS NOT NULL) = (kind = 'feed-code'::text)))),
  constraint letters_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'unclear'::text])))
);
CREATE INDEX letters_about_failures ON private.letters USING btree (created_at) WHERE (kind = 'request-failed'::text);
CREATE INDEX letters_in_trouble ON private.letters USING btree (changed_at) WHERE (state = ANY (ARRAY['failed'::text, 'unclear'::text]));
CREATE INDEX letters_of_a_member ON private.letters USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX letters_of_an_arrival ON private.letters USING btree (arrival_id) WHERE (arrival_id IS NOT NULL);
CREATE INDEX letters_of_an_operator ON private.letters USING btree (operator_id) WHERE (operator_id IS NOT NULL);
CREATE INDEX letters_to_send ON private.letters USING btree (due_at) WHERE (state = ANY (ARRAY['queued'::text, 'sending'::text]));
CREATE INDEX letters_with_facts ON private.letters USING btree (changed_at) WHERE ((state = 'sent'::text) AND (facts <> '{}'::jsonb));
CREATE INDEX troubled_letters ON private.letters USING btree (request_id) WHERE (state = ANY (ARRAY['failed'::text, 'unclear'::text]));
CREATE TRIGGER letters_go_to_people BEFORE INSERT ON private.letters FOR EACH ROW WHEN ((new.request_id IS NOT NULL)) EXECUTE FUNCTION private.write_to_no_show();

create table private.link_wishes (
  email text not null,
  wished_at timestamp with time zone not null default now(),
  constraint email_is_short CHECK ((char_length(email) <= 254))
);
alter table private.link_wishes enable row level security, force row level security;
create policy house_keeps_link_wishes on private.link_wishes to current_user using (true) with check (true);

create table private.listen_key (
  clear_key bytea,
  sealed_key bytea,
  constraint key_is_clear_or_sealed CHECK ((num_nonnulls(clear_key, sealed_key) = 1))
);
alter table private.listen_key enable row level security, force row level security;
create policy house_keeps_listen_key on private.listen_key to current_user using (true) with check (true);

create table private.listening_agents (
  id integer not null generated always as identity,
  app text not null,
  device text not null,
  constraint listening_agents_pkey PRIMARY KEY (id),
  constraint listening_agents_app_device_key UNIQUE (app, device),
  constraint listening_agents_app_check CHECK (((char_length(app) >= 1) AND (char_length(app) <= 60))),
  constraint listening_agents_device_check CHECK ((char_length(device) <= 20))
);
alter table private.listening_agents enable row level security, force row level security;
create policy house_keeps_listening_agents on private.listening_agents to current_user using (true) with check (true);

create table private.listening_salts (
  day date not null,
  salt bytea not null,
  constraint listening_salts_pkey PRIMARY KEY (day),
  constraint listening_salts_salt_check CHECK ((octet_length(salt) = 32))
);
alter table private.listening_salts enable row level security, force row level security;
create policy house_keeps_listening_salts on private.listening_salts to current_user using (true) with check (true);

create table private.listings (
  show_id uuid not null,
  directory text not null,
  state text not null,
  listing text,
  seen_by text,
  operator_id uuid,
  at timestamp with time zone not null default now(),
  constraint listings_pkey PRIMARY KEY (show_id, directory),
  constraint listings_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES private.operators(id) ON DELETE SET NULL,
  constraint listings_show_id_fkey FOREIGN KEY (show_id) REFERENCES private.public_shows(show_id) ON DELETE CASCADE,
  constraint listings_check CHECK ((((state = 'listed'::text) = (listing IS NOT NULL)) AND ((state = 'listed'::text) = (seen_by IS NOT NULL)))),
  constraint listings_directory_check CHECK ((char_length(directory) <= 40)),
  constraint listings_listing_check CHECK ((char_length(listing) <= 500)),
  constraint listings_seen_by_check CHECK ((seen_by = ANY (ARRAY['page'::text, 'look-up'::text, 'operator'::text]))),
  constraint listings_state_check CHECK ((state = ANY (ARRAY['sent'::text, 'listed'::text, 'refused'::text, 'not-wanted'::text])))
);
alter table private.listings enable row level security, force row level security;
create policy house_keeps_listings on private.listings to current_user using (true) with check (true);

create table private.members (
  id uuid not null default gen_random_uuid(),
  client_id uuid not null,
  email text not null,
  email_key text not null generated always as (private.email_key(email)) stored,
  name text not null default ''::text,
  role text not null,
  since timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  told_of_scripts_at timestamp with time zone,
  told_of_hold_ups_at timestamp with time zone,
  quiet_since timestamp with time zone,
  constraint members_pkey PRIMARY KEY (id),
  constraint members_client_id_email_key_key UNIQUE (client_id, email_key),
  constraint members_client_id_fkey FOREIGN KEY (client_id) REFERENCES private.clients(id) ON DELETE CASCADE,
  constraint members_email_check CHECK ((char_length(email) <= 254)),
  constraint members_name_check CHECK ((char_length(name) <= 80)),
  constraint members_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'approver'::text, 'reader'::text])))
);
CREATE INDEX members_by_address ON private.members USING btree (email_key);
alter table private.members enable row level security, force row level security;
create policy house_keeps_members on private.members to current_user using (true) with check (true);

create table private.migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migrations_pkey PRIMARY KEY (name)
);

create table private.minute_links (
  token_hash bytea not null,
  request_id uuid not null,
  constraint minute_links_pkey PRIMARY KEY (token_hash),
  constraint minute_links_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.podcast_requests(id) ON DELETE CASCADE,
  constraint token_hash_is_sha256 CHECK ((octet_length(token_hash) = 32))
);
CREATE INDEX minute_links_of_a_request ON private.minute_links USING btree (request_id);
alter table private.minute_links enable row level security, force row level security;
create policy house_keeps_minute_links on private.minute_links to current_user using (true) with check (true);

create table private.model_spending (
  day date not null,
  dollars numeric(14,6) not null,
  tokens_in bigint not null,
  tokens_cached bigint not null,
  tokens_out bigint not null,
  calls integer not null,
  constraint model_spending_pkey PRIMARY KEY (day)
);
alter table private.model_spending enable row level security, force row level security;
create policy house_keeps_model_spending on private.model_spending to current_user using (true) with check (true);

create table private.operator_codes (
  operator_id uuid not null,
  clear_secret text,
  last_step bigint not null,
  created_at timestamp with time zone not null default now(),
  used_at timestamp with time zone,
  sealed_secret bytea,
  constraint operator_codes_pkey PRIMARY KEY (operator_id),
  constraint operator_codes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES private.operators(id) ON DELETE CASCADE,
  constraint secret_is_clear_or_sealed CHECK ((num_nonnulls(clear_secret, sealed_secret) = 1))
);
alter table private.operator_codes enable row level security, force row level security;
create policy house_keeps_operator_codes on private.operator_codes to current_user using (true) with check (true);

create table private.operator_links (
  token_hash bytea not null,
  operator_id uuid not null,
  expires_at timestamp with time zone not null,
  resets_factors boolean not null,
  constraint operator_links_pkey PRIMARY KEY (token_hash),
  constraint operator_links_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES private.operators(id) ON DELETE CASCADE,
  constraint token_hash_is_sha256 CHECK ((octet_length(token_hash) = 32))
);
CREATE INDEX links_of_an_operator ON private.operator_links USING btree (operator_id);
alter table private.operator_links enable row level security, force row level security;
create policy house_keeps_operator_links on private.operator_links to current_user using (true) with check (true);

create table private.operator_passkeys (
  id text not null,
  operator_id uuid not null,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}'::text[],
  created_at timestamp with time zone not null default now(),
  used_at timestamp with time zone,
  constraint operator_passkeys_pkey PRIMARY KEY (id),
  constraint operator_passkeys_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES private.operators(id) ON DELETE CASCADE,
  constraint id_is_short CHECK ((char_length(id) <= 1400)),
  constraint name_is_short CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)))
);
CREATE INDEX passkeys_of_an_operator ON private.operator_passkeys USING btree (operator_id);
alter table private.operator_passkeys enable row level security, force row level security;
create policy house_keeps_operator_passkeys on private.operator_passkeys to current_user using (true) with check (true);

create table private.operator_sessions (
  token_hash bytea not null,
  id uuid not null default gen_random_uuid(),
  operator_id uuid not null,
  created_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone,
  browser text not null default ''::text,
  constraint operator_sessions_pkey PRIMARY KEY (token_hash),
  constraint operator_sessions_id_key UNIQUE (id),
  constraint operator_sessions_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES private.operators(id) ON DELETE CASCADE,
  constraint browser_is_short CHECK ((char_length(browser) <= 60)),
  constraint token_hash_is_sha256 CHECK ((octet_length(token_hash) = 32))
);
CREATE INDEX sessions_by_age ON private.operator_sessions USING btree (created_at);
CREATE INDEX sessions_of_an_operator ON private.operator_sessions USING btree (operator_id);
alter table private.operator_sessions enable row level security, force row level security;
create policy house_keeps_operator_sessions on private.operator_sessions to current_user using (true) with check (true);

create table private.operators (
  id uuid not null default gen_random_uuid(),
  email text not null,
  name text not null,
  role text not null default 'operator'::text,
  created_at timestamp with time zone not null default now(),
  disabled_at timestamp with time zone,
  constraint operators_pkey PRIMARY KEY (id),
  constraint email_is_an_address CHECK (((char_length(email) <= 254) AND (email ~~ '_%@_%'::text))),
  constraint name_is_short CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint role_is_known CHECK ((role = ANY (ARRAY['owner'::text, 'operator'::text])))
);
CREATE UNIQUE INDEX operators_by_email ON private.operators USING btree (lower(email));
alter table private.operators enable row level security, force row level security;
create policy house_keeps_operators on private.operators to current_user using (true) with check (true);

create table private.passes (
  id uuid not null default gen_random_uuid(),
  request_id uuid not null,
  place integer not null,
  label text not null,
  key text not null,
  version text not null,
  model text not null,
  outcome text not null,
  answer jsonb,
  reason text not null default ''::text,
  tokens_in bigint not null,
  tokens_cached bigint not null,
  tokens_out bigint not null,
  dollars numeric(14,6) not null,
  calls integer not null,
  seconds real not null,
  asked_at timestamp with time zone not null,
  used_at timestamp with time zone not null,
  constraint passes_pkey PRIMARY KEY (id),
  constraint passes_request_id_label_key_key UNIQUE (request_id, label, key),
  constraint passes_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.podcast_requests(id) ON DELETE CASCADE,
  constraint answered_has_an_answer CHECK (((outcome = 'answered'::text) = (answer IS NOT NULL))),
  constraint passes_calls_check CHECK ((calls >= 0)),
  constraint passes_dollars_check CHECK ((dollars >= (0)::numeric)),
  constraint passes_key_check CHECK ((key <> ''::text)),
  constraint passes_label_check CHECK ((label <> ''::text)),
  constraint passes_outcome_check CHECK ((outcome <> ''::text)),
  constraint passes_seconds_check CHECK ((seconds >= (0)::double precision)),
  constraint passes_tokens_cached_check CHECK ((tokens_cached >= 0)),
  constraint passes_tokens_in_check CHECK ((tokens_in >= 0)),
  constraint passes_tokens_out_check CHECK ((tokens_out >= 0))
);
alter table private.passes enable row level security, force row level security;
create policy house_keeps_passes on private.passes to current_user using (true) with check (true);

create table private.passkey_challenges (
  challenge text not null,
  session_hash bytea,
  expires_at timestamp with time zone not null,
  constraint passkey_challenges_pkey PRIMARY KEY (challenge),
  constraint passkey_challenges_session_hash_fkey FOREIGN KEY (session_hash) REFERENCES private.operator_sessions(token_hash) ON DELETE CASCADE
);
alter table private.passkey_challenges enable row level security, force row level security;
create policy house_keeps_passkey_challenges on private.passkey_challenges to current_user using (true) with check (true);

create table private.portal_asked (
  asked_hash bytea not null,
  email text not null,
  email_key text not null generated always as (private.email_key(email)) stored,
  asked_at timestamp with time zone not null default now(),
  is_looked_up boolean not null default false,
  link_hash bytea,
  code_hash bytea,
  tries integer not null default 0,
  constraint portal_asked_pkey PRIMARY KEY (asked_hash),
  constraint portal_asked_link_hash_key UNIQUE (link_hash),
  constraint portal_asked_asked_hash_check CHECK ((octet_length(asked_hash) = 32)),
  constraint portal_asked_code_hash_check CHECK ((octet_length(code_hash) = 32)),
  constraint portal_asked_email_check CHECK ((char_length(email) <= 254)),
  constraint portal_asked_link_hash_check CHECK ((octet_length(link_hash) = 32))
);
CREATE INDEX portal_asked_by_address ON private.portal_asked USING btree (email_key);
CREATE INDEX portal_asked_to_look_up ON private.portal_asked USING btree (asked_at) WHERE (NOT is_looked_up);
alter table private.portal_asked enable row level security, force row level security;
create policy house_keeps_portal_asked on private.portal_asked to current_user using (true) with check (true);

create table private.portal_sessions (
  token_hash bytea not null,
  email_key text not null,
  browser text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  constraint portal_sessions_pkey PRIMARY KEY (token_hash),
  constraint portal_sessions_token_hash_check CHECK ((octet_length(token_hash) = 32))
);
CREATE INDEX portal_sessions_of_an_address ON private.portal_sessions USING btree (email_key);
alter table private.portal_sessions enable row level security, force row level security;
create policy house_keeps_portal_sessions on private.portal_sessions to current_user using (true) with check (true);

create table private.productions (
  request_id uuid not null,
  began_at timestamp with time zone not null default now(),
  step text,
  attempts integer not null default 0,
  trouble text,
  ended_at timestamp with time zone,
  review text,
  awaits_approval_since timestamp with time zone,
  held_since timestamp with time zone,
  reminded_at timestamp with time zone,
  version integer not null default 0,
  trouble_of text,
  settled_at timestamp with time zone,
  again_at timestamp with time zone,
  business text,
  search_words text not null default ''::text,
  language text,
  assignee_id uuid,
  constraint productions_pkey PRIMARY KEY (request_id),
  constraint productions_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES private.operators(id) ON DELETE SET NULL,
  constraint productions_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.podcast_requests(id) ON DELETE CASCADE,
  constraint review_is_known CHECK ((review = ANY (ARRAY['automatic'::text, 'review'::text]))),
  constraint trouble_is_somebodys CHECK ((trouble_of = ANY (ARRAY['world'::text, 'operator'::text, 'ours'::text, 'theirs'::text])))
);
CREATE INDEX awaiting_productions ON private.productions USING btree (awaits_approval_since) WHERE (awaits_approval_since IS NOT NULL);
CREATE INDEX failures_of_ours ON private.productions USING btree (request_id) WHERE ((trouble_of = 'ours'::text) AND (settled_at IS NULL));
CREATE INDEX open_productions ON private.productions USING btree (began_at) WHERE (ended_at IS NULL);
CREATE INDEX productions_by_words ON private.productions USING gin (search_words public.gin_trgm_ops);
CREATE INDEX productions_failed_lately ON private.productions USING btree (ended_at) WHERE ((trouble_of = 'theirs'::text) AND (settled_at IS NULL));
CREATE INDEX productions_in_trouble ON private.productions USING btree (began_at) WHERE (trouble IS NOT NULL);
CREATE INDEX productions_to_bring_back ON private.productions USING btree (again_at) WHERE (again_at IS NOT NULL);
CREATE TRIGGER productions_can_be_found BEFORE INSERT OR UPDATE OF business ON private.productions FOR EACH ROW EXECUTE FUNCTION private.keep_search_words();

create table private.proposed_calls (
  id uuid not null,
  created_at timestamp with time zone not null default now(),
  name text not null,
  email text not null,
  email_key text not null generated always as (private.email_key(email)) stored,
  website text not null,
  note text not null,
  times timestamp with time zone[] not null,
  zone text not null,
  nets bytea[] not null,
  settled_at timestamp with time zone,
  operator_id uuid,
  constraint proposed_calls_pkey PRIMARY KEY (id),
  constraint proposed_once UNIQUE (email_key, times),
  constraint proposed_calls_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES private.operators(id) ON DELETE SET NULL,
  constraint proposed_calls_email_check CHECK ((char_length(email) <= 254)),
  constraint proposed_calls_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
  constraint proposed_calls_note_check CHECK ((char_length(note) <= 1000)),
  constraint proposed_calls_times_check CHECK ((cardinality(times) = 3)),
  constraint proposed_calls_website_check CHECK ((char_length(website) <= 2048)),
  constraint proposed_calls_zone_check CHECK ((char_length(zone) <= 60))
);
CREATE INDEX proposed_calls_of_nets ON private.proposed_calls USING gin (nets);
CREATE INDEX proposed_calls_to_settle ON private.proposed_calls USING btree (created_at) WHERE (settled_at IS NULL);
alter table private.proposed_calls enable row level security, force row level security;
create policy house_keeps_proposed_calls on private.proposed_calls to current_user using (true) with check (true);

create table private.pseudonym_key (
  key bytea not null
);
grant select on private.pseudonym_key to request_intake;

create table private.public_episodes (
  request_id uuid not null,
  show_id uuid not null,
  guid text not null default (gen_random_uuid())::text,
  slug text not null,
  number integer not null,
  title text not null,
  description text not null,
  published_at timestamp with time zone not null default now(),
  withdrawn_at timestamp with time zone,
  heard_as integer not null generated always as identity,
  guid_is_link boolean not null default false,
  came jsonb,
  constraint public_episodes_pkey PRIMARY KEY (request_id),
  constraint public_episodes_heard_as_key UNIQUE (heard_as),
  constraint public_episodes_show_id_guid_key UNIQUE (show_id, guid),
  constraint public_episodes_show_id_number_key UNIQUE (show_id, number),
  constraint public_episodes_show_id_slug_key UNIQUE (show_id, slug),
  constraint public_episodes_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.podcast_requests(id) ON DELETE CASCADE,
  constraint public_episodes_show_id_fkey FOREIGN KEY (show_id) REFERENCES private.public_shows(show_id) ON DELETE CASCADE,
  constraint public_episodes_description_check CHECK ((char_length(description) <= 10000)),
  constraint public_episodes_guid_check CHECK (((char_length(guid) >= 1) AND (char_length(guid) <= 1000))),
  constraint public_episodes_number_check CHECK ((number > 0)),
  constraint public_episodes_slug_check CHECK ((char_length(slug) <= 70)),
  constraint public_episodes_title_check CHECK ((char_length(title) <= 1000))
);
CREATE TRIGGER keep_episode_names BEFORE UPDATE ON private.public_episodes FOR EACH ROW EXECUTE FUNCTION private.keep_episode_names();
CREATE TRIGGER note_episode_change AFTER INSERT OR DELETE OR UPDATE ON private.public_episodes FOR EACH ROW EXECUTE FUNCTION private.note_episode_change();
CREATE TRIGGER spend_episode_name AFTER DELETE ON private.public_episodes FOR EACH ROW EXECUTE FUNCTION private.spend_episode_name();
alter table private.public_episodes enable row level security, force row level security;
create policy house_keeps_public_episodes on private.public_episodes to current_user using (true) with check (true);

create table private.public_shows (
  show_id uuid not null,
  slug text not null,
  title text not null,
  description text not null,
  category text not null,
  language text not null,
  author text not null,
  website text not null,
  owner_email text not null default ''::text,
  owner_shown_until timestamp with time zone,
  podcast_guid uuid,
  version bigint not null default 1,
  changed_at timestamp with time zone not null default now(),
  public_since timestamp with time zone,
  voices jsonb not null default '{}'::jsonb,
  theme integer not null default 0,
  drawn_cover jsonb,
  moving_to text,
  moving_since timestamp with time zone,
  ending_since timestamp with time zone,
  farewell text,
  is_locked boolean not null default true,
  constraint public_shows_pkey PRIMARY KEY (show_id),
  constraint public_shows_podcast_guid_key UNIQUE (podcast_guid),
  constraint public_shows_slug_key UNIQUE (slug),
  constraint public_shows_show_id_fkey FOREIGN KEY (show_id) REFERENCES private.shows(id) ON DELETE CASCADE,
  constraint public_shows_author_check CHECK ((char_length(author) <= 1000)),
  constraint public_shows_category_check CHECK ((char_length(category) <= 100)),
  constraint public_shows_check CHECK (((public_since IS NULL) OR (podcast_guid IS NOT NULL))),
  constraint public_shows_check1 CHECK (((moving_to IS NULL) = (moving_since IS NULL))),
  constraint public_shows_check2 CHECK (((ending_since IS NULL) = (farewell IS NULL))),
  constraint public_shows_check3 CHECK (((moving_since IS NULL) OR (ending_since IS NULL))),
  constraint public_shows_description_check CHECK ((char_length(description) <= 10000)),
  constraint public_shows_farewell_check CHECK ((char_length(farewell) <= 1000)),
  constraint public_shows_language_check CHECK ((char_length(language) <= 20)),
  constraint public_shows_moving_to_check CHECK ((char_length(moving_to) <= 1000)),
  constraint public_shows_owner_email_check CHECK ((char_length(owner_email) <= 254)),
  constraint public_shows_slug_check CHECK ((char_length(slug) <= 60)),
  constraint public_shows_theme_check CHECK (((theme >= 0) AND (theme <= 5))),
  constraint public_shows_title_check CHECK ((char_length(title) <= 1000)),
  constraint public_shows_website_check CHECK ((char_length(website) <= 1000))
);
CREATE TRIGGER note_show_change BEFORE UPDATE ON private.public_shows FOR EACH ROW EXECUTE FUNCTION private.note_show_change();
CREATE TRIGGER spend_show_names BEFORE DELETE ON private.public_shows FOR EACH ROW WHEN ((old.podcast_guid IS NOT NULL)) EXECUTE FUNCTION private.spend_show_names();
alter table private.public_shows enable row level security, force row level security;
create policy house_keeps_public_shows on private.public_shows to current_user using (true) with check (true);

create table private.request_tries (
  client bytea not null,
  person bytea not null,
  tried_at timestamp with time zone not null default now()
);
CREATE INDEX request_tries_by_age ON private.request_tries USING btree (tried_at);
CREATE INDEX request_tries_of_a_client ON private.request_tries USING btree (client, tried_at);
grant delete, insert, select on private.request_tries to request_intake;

create table private.seen_posts (
  show_id uuid not null,
  key bytea not null,
  constraint seen_posts_pkey PRIMARY KEY (show_id, key),
  constraint seen_posts_show_id_fkey FOREIGN KEY (show_id) REFERENCES private.watched_feeds(show_id) ON DELETE CASCADE,
  constraint seen_posts_key_check CHECK ((octet_length(key) = 32))
);
alter table private.seen_posts enable row level security, force row level security;
create policy house_keeps_seen_posts on private.seen_posts to current_user using (true) with check (true);

create table private.settings (
  number integer not null generated always as identity,
  at timestamp with time zone not null default now(),
  operator_id uuid,
  settings jsonb not null,
  constraint settings_pkey PRIMARY KEY (number),
  constraint settings_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES private.operators(id) ON DELETE SET NULL
);
alter table private.settings enable row level security, force row level security;
create policy house_keeps_settings on private.settings to current_user using (true) with check (true);

create table private.show_covers (
  show_id uuid not null,
  name text not null,
  side integer not null,
  large bytea not null,
  small bytea not null,
  at timestamp with time zone not null default now(),
  constraint show_covers_pkey PRIMARY KEY (show_id),
  constraint show_covers_show_id_fkey FOREIGN KEY (show_id) REFERENCES private.public_shows(show_id) ON DELETE CASCADE,
  constraint show_covers_large_check CHECK ((octet_length(large) <= 4194304)),
  constraint show_covers_name_check CHECK ((name ~ '^[0-9a-f]{16}$'::text)),
  constraint show_covers_side_check CHECK (((side >= 1400) AND (side <= 3000))),
  constraint show_covers_small_check CHECK ((octet_length(small) <= 524288))
);
CREATE TRIGGER note_cover_change AFTER INSERT OR DELETE OR UPDATE ON private.show_covers FOR EACH ROW EXECUTE FUNCTION private.note_cover_change();
alter table private.show_covers enable row level security, force row level security;
create policy house_keeps_show_covers on private.show_covers to current_user using (true) with check (true);

create table private.show_drafts (
  show_id uuid not null,
  version integer not null,
  draft jsonb not null,
  operator_id uuid,
  at timestamp with time zone not null default now(),
  offered_at timestamp with time zone,
  constraint show_drafts_pkey PRIMARY KEY (show_id, version),
  constraint show_drafts_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES private.operators(id) ON DELETE SET NULL,
  constraint show_drafts_show_id_fkey FOREIGN KEY (show_id) REFERENCES private.shows(id) ON DELETE CASCADE,
  constraint show_drafts_version_check CHECK ((version > 0))
);
CREATE INDEX drafts_of_an_operator ON private.show_drafts USING btree (operator_id) WHERE (operator_id IS NOT NULL);
CREATE UNIQUE INDEX one_draft_is_worked_on ON private.show_drafts USING btree (show_id) WHERE (offered_at IS NULL);
alter table private.show_drafts enable row level security, force row level security;
create policy house_keeps_show_drafts on private.show_drafts to current_user using (true) with check (true);

create table private.show_episodes (
  request_id uuid not null,
  show_id uuid not null,
  operator_id uuid,
  at timestamp with time zone not null default now(),
  title text not null default ''::text,
  version integer not null default 0,
  script_hash bytea,
  offered_at timestamp with time zone,
  verdict text,
  sound_version integer not null default 0,
  sound_hash bytea,
  sound_offered_at timestamp with time zone,
  sound_verdict text,
  is_setup boolean,
  passes_at timestamp with time zone,
  let_out_hash bytea,
  feed_tried_at timestamp with time zone,
  constraint show_episodes_pkey PRIMARY KEY (request_id),
  constraint show_episodes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES private.operators(id) ON DELETE SET NULL,
  constraint show_episodes_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.podcast_requests(id) ON DELETE CASCADE,
  constraint show_episodes_show_id_fkey FOREIGN KEY (show_id) REFERENCES private.shows(id) ON DELETE CASCADE,
  constraint show_episodes_check CHECK ((((script_hash IS NULL) = (offered_at IS NULL)) AND ((verdict IS NULL) OR (offered_at IS NOT NULL)))),
  constraint show_episodes_let_out_hash_check CHECK ((octet_length(let_out_hash) = 32)),
  constraint show_episodes_script_hash_check CHECK ((octet_length(script_hash) = 32)),
  constraint show_episodes_sound_hash_check CHECK ((octet_length(sound_hash) = 32)),
  constraint show_episodes_sound_verdict_check CHECK ((sound_verdict = ANY (ARRAY['yes'::text, 'changes'::text]))),
  constraint show_episodes_verdict_check CHECK ((verdict = ANY (ARRAY['yes'::text, 'changes'::text]))),
  constraint sound_is_offered_whole CHECK ((((sound_hash IS NULL) = (sound_offered_at IS NULL)) AND ((sound_verdict IS NULL) OR (sound_offered_at IS NOT NULL))))
);
CREATE INDEX episodes_of_a_show ON private.show_episodes USING btree (show_id);
CREATE INDEX not_tried_for_the_feed ON private.show_episodes USING btree (show_id) WHERE (feed_tried_at IS NULL);
CREATE INDEX passing_soon ON private.show_episodes USING btree (passes_at) WHERE (passes_at IS NOT NULL);
CREATE INDEX scripts_before_clients ON private.show_episodes USING btree (offered_at) WHERE ((offered_at IS NOT NULL) AND (verdict IS NULL));
CREATE INDEX scripts_to_change ON private.show_episodes USING btree (request_id) WHERE (verdict = 'changes'::text);
CREATE INDEX sounds_before_clients ON private.show_episodes USING btree (sound_offered_at) WHERE ((sound_offered_at IS NOT NULL) AND (sound_verdict IS NULL));
CREATE INDEX sounds_to_change ON private.show_episodes USING btree (request_id) WHERE (sound_verdict = 'changes'::text);
CREATE INDEX undecided_scripts ON private.show_episodes USING btree (request_id) WHERE ((verdict IS NULL) AND (offered_at IS NOT NULL));
CREATE INDEX undecided_sounds ON private.show_episodes USING btree (request_id) WHERE ((sound_verdict IS NULL) AND (sound_offered_at IS NOT NULL));
alter table private.show_episodes enable row level security, force row level security;
create policy house_keeps_show_episodes on private.show_episodes to current_user using (true) with check (true);

create table private.show_hosts (
  show_id uuid not null,
  host text not null,
  token text not null,
  proved_at timestamp with time zone,
  constraint show_hosts_pkey PRIMARY KEY (show_id),
  constraint show_hosts_show_id_fkey FOREIGN KEY (show_id) REFERENCES private.public_shows(show_id) ON DELETE CASCADE,
  constraint show_hosts_host_check CHECK (((host = lower(host)) AND ((char_length(host) >= 4) AND (char_length(host) <= 253)))),
  constraint show_hosts_token_check CHECK ((char_length(token) <= 60))
);
CREATE INDEX show_hosts_by_host ON private.show_hosts USING btree (host);
CREATE UNIQUE INDEX show_hosts_proved ON private.show_hosts USING btree (host) WHERE (proved_at IS NOT NULL);
alter table private.show_hosts enable row level security, force row level security;
create policy house_keeps_show_hosts on private.show_hosts to current_user using (true) with check (true);

create table private.show_names (
  slug text not null,
  show_id uuid not null,
  constraint show_names_pkey PRIMARY KEY (slug),
  constraint show_names_show_id_fkey FOREIGN KEY (show_id) REFERENCES private.public_shows(show_id) ON DELETE CASCADE,
  constraint show_names_slug_check CHECK ((char_length(slug) <= 60))
);
CREATE INDEX names_of_a_show ON private.show_names USING btree (show_id);
alter table private.show_names enable row level security, force row level security;
create policy house_keeps_show_names on private.show_names to current_user using (true) with check (true);

create table private.shows (
  id uuid not null default gen_random_uuid(),
  client_id uuid not null,
  paid_with text not null,
  since timestamp with time zone not null default now(),
  rhythm jsonb,
  slots_due_at timestamp with time zone,
  plan_state text not null default 'runs'::text,
  has_dates boolean not null default true,
  late_since timestamp with time zone,
  month_begins date,
  month_has integer,
  not_begun text,
  silence text not null default 'waits'::text,
  silence_by uuid,
  silence_at timestamp with time zone,
  rhythm_by uuid,
  rhythm_at timestamp with time zone,
  episodes_left integer,
  left_counted_at timestamp with time zone,
  constraint shows_pkey PRIMARY KEY (id),
  constraint shows_paid_with_key UNIQUE (paid_with),
  constraint shows_client_id_fkey FOREIGN KEY (client_id) REFERENCES private.clients(id) ON DELETE CASCADE,
  constraint shows_rhythm_by_fkey FOREIGN KEY (rhythm_by) REFERENCES private.members(id) ON DELETE SET NULL,
  constraint shows_silence_by_fkey FOREIGN KEY (silence_by) REFERENCES private.members(id) ON DELETE SET NULL,
  constraint a_month_is_whole CHECK (((month_begins IS NULL) = (month_has IS NULL))),
  constraint due_with_a_rhythm CHECK (((rhythm IS NULL) = (slots_due_at IS NULL))),
  constraint shows_episodes_left_check CHECK ((episodes_left >= 0)),
  constraint shows_not_begun_check CHECK ((not_begun = ANY (ARRAY['plan'::text, 'questions'::text, 'material'::text]))),
  constraint shows_paid_with_check CHECK ((char_length(paid_with) <= 400)),
  constraint shows_plan_state_check CHECK ((plan_state = ANY (ARRAY['runs'::text, 'waits'::text, 'over'::text]))),
  constraint shows_silence_check CHECK ((silence = ANY (ARRAY['waits'::text, 'passes'::text])))
);
CREATE INDEX calendars_due ON private.shows USING btree (slots_due_at) WHERE (slots_due_at IS NOT NULL);
CREATE INDEX rhythm_of_a_member ON private.shows USING btree (rhythm_by) WHERE (rhythm_by IS NOT NULL);
CREATE INDEX shows_of_a_client ON private.shows USING btree (client_id);
CREATE INDEX silence_of_a_member ON private.shows USING btree (silence_by) WHERE (silence_by IS NOT NULL);
alter table private.shows enable row level security, force row level security;
create policy house_keeps_shows on private.shows to current_user using (true) with check (true);

create table private.sign_in_tries (
  id bigint not null generated always as identity,
  budget bytea not null,
  tried_at timestamp with time zone not null default now(),
  constraint sign_in_tries_pkey PRIMARY KEY (id)
);
CREATE INDEX sign_in_tries_by_age ON private.sign_in_tries USING btree (tried_at);
CREATE INDEX sign_in_tries_of_a_budget ON private.sign_in_tries USING btree (budget, tried_at);
alter table private.sign_in_tries enable row level security, force row level security;
create policy house_keeps_sign_in_tries on private.sign_in_tries to current_user using (true) with check (true);

create table private.slots (
  show_id uuid not null,
  key date not null,
  at timestamp with time zone not null,
  state text not null default 'open'::text,
  request_id uuid,
  why text,
  changed_by uuid,
  changed_at timestamp with time zone,
  constraint slots_pkey PRIMARY KEY (show_id, key),
  constraint slots_request_id_key UNIQUE (request_id),
  constraint slots_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES private.members(id) ON DELETE SET NULL,
  constraint slots_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.podcast_requests(id) ON DELETE SET NULL,
  constraint slots_show_id_fkey FOREIGN KEY (show_id) REFERENCES private.shows(id) ON DELETE CASCADE,
  constraint slots_state_check CHECK ((state = ANY (ARRAY['open'::text, 'published'::text, 'missed'::text, 'skipped'::text, 'held'::text, 'lapsed'::text]))),
  constraint slots_why_check CHECK ((why = ANY (ARRAY['late'::text, 'unpaid'::text, 'disputed'::text, 'paused'::text, 'refunded'::text, 'ended'::text, 'plan'::text, 'questions'::text, 'material'::text, 'with-client'::text, 'with-us'::text, 'days'::text])))
);
CREATE INDEX slots_of_a_member ON private.slots USING btree (changed_by) WHERE (changed_by IS NOT NULL);
alter table private.slots enable row level security, force row level security;
create policy house_keeps_slots on private.slots to current_user using (true) with check (true);

create table private.sold_links (
  link text not null,
  offer text not null,
  operator_id uuid,
  at timestamp with time zone not null default now(),
  constraint sold_links_pkey PRIMARY KEY (link),
  constraint sold_links_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES private.operators(id) ON DELETE SET NULL,
  constraint sold_links_link_check CHECK (((char_length(link) >= 1) AND (char_length(link) <= 300))),
  constraint sold_links_offer_check CHECK (((char_length(offer) >= 1) AND (char_length(offer) <= 40)))
);
CREATE INDEX sold_links_of_an_operator ON private.sold_links USING btree (operator_id) WHERE (operator_id IS NOT NULL);
alter table private.sold_links enable row level security, force row level security;
create policy house_keeps_sold_links on private.sold_links to current_user using (true) with check (true);

create table private.source_files (
  source_id uuid not null,
  bytes bytea not null,
  constraint source_files_pkey PRIMARY KEY (source_id),
  constraint source_files_source_id_fkey FOREIGN KEY (source_id) REFERENCES private.sources(id) ON DELETE CASCADE
);
alter table private.source_files enable row level security, force row level security;
create policy house_keeps_source_files on private.source_files to current_user using (true) with check (true);

create table private.source_pieces (
  source_id uuid not null,
  place integer not null,
  kind text not null,
  text text not null,
  page integer,
  paragraph integer,
  at double precision,
  speaker text,
  question text,
  is_ours boolean not null,
  constraint source_pieces_pkey PRIMARY KEY (source_id, place),
  constraint source_pieces_source_id_fkey FOREIGN KEY (source_id) REFERENCES private.sources(id) ON DELETE CASCADE,
  constraint source_pieces_kind_check CHECK ((kind = ANY (ARRAY['heading'::text, 'text'::text, 'list'::text]))),
  constraint source_pieces_place_check CHECK ((place >= 0))
);
alter table private.source_pieces enable row level security, force row level security;
create policy house_keeps_source_pieces on private.source_pieces to current_user using (true) with check (true);

create table private.sources (
  id uuid not null default gen_random_uuid(),
  show_id uuid not null,
  name text not null,
  kind text,
  rights text not null,
  state text not null default 'waiting'::text,
  trouble text,
  language text,
  hash bytea,
  size integer not null default 0,
  member_id uuid,
  operator_id uuid,
  added_at timestamp with time zone not null default now(),
  begun_at timestamp with time zone,
  tries integer not null default 0,
  decided_by uuid,
  decided_at timestamp with time zone,
  constraint sources_pkey PRIMARY KEY (id),
  constraint sources_show_id_hash_key UNIQUE (show_id, hash),
  constraint sources_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES private.members(id) ON DELETE SET NULL,
  constraint sources_member_id_fkey FOREIGN KEY (member_id) REFERENCES private.members(id) ON DELETE SET NULL,
  constraint sources_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES private.operators(id) ON DELETE SET NULL,
  constraint sources_show_id_fkey FOREIGN KEY (show_id) REFERENCES private.shows(id) ON DELETE CASCADE,
  constraint sources_check CHECK (((state = 'refused'::text) = (trouble IS NOT NULL))),
  constraint sources_check1 CHECK (((state = ANY (ARRAY['waiting'::text, 'refused'::text])) OR (kind IS NOT NULL))),
  constraint sources_hash_check CHECK ((octet_length(hash) = 32)),
  constraint sources_kind_check CHECK ((kind = ANY (ARRAY['pdf'::text, 'docx'::text, 'text'::text, 'transcript'::text, 'answers'::text]))),
  constraint sources_language_check CHECK ((char_length(language) <= 12)),
  constraint sources_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
  constraint sources_rights_check CHECK ((rights = ANY (ARRAY['ours'::text, 'background'::text]))),
  constraint sources_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'read'::text, 'used'::text, 'refused'::text]))),
  constraint sources_trouble_check CHECK ((char_length(trouble) <= 40))
);
CREATE UNIQUE INDEX answers_of_a_show ON private.sources USING btree (show_id) WHERE (kind = 'answers'::text);
CREATE INDEX sources_decided_by ON private.sources USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX sources_of_a_member ON private.sources USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX sources_of_an_operator ON private.sources USING btree (operator_id) WHERE (operator_id IS NOT NULL);
CREATE INDEX sources_to_read ON private.sources USING btree (added_at) WHERE (state = 'waiting'::text);
alter table private.sources enable row level security, force row level security;
create policy house_keeps_sources on private.sources to current_user using (true) with check (true);

create table private.spent_episodes (
  show_id uuid not null,
  number integer not null,
  slug_hash bytea not null,
  constraint spent_episodes_pkey PRIMARY KEY (show_id, number),
  constraint spent_episodes_show_id_fkey FOREIGN KEY (show_id) REFERENCES private.public_shows(show_id) ON DELETE CASCADE
);
alter table private.spent_episodes enable row level security, force row level security;
create policy house_keeps_spent_episodes on private.spent_episodes to current_user using (true) with check (true);

create table private.spent_shows (
  slug_hash bytea not null,
  constraint spent_shows_pkey PRIMARY KEY (slug_hash)
);
alter table private.spent_shows enable row level security, force row level security;
create policy house_keeps_spent_shows on private.spent_shows to current_user using (true) with check (true);

create table private.stop_links (
  token_hash bytea not null,
  request_id uuid,
  member_id uuid,
  constraint stop_links_pkey PRIMARY KEY (token_hash),
  constraint stop_links_member_id_fkey FOREIGN KEY (member_id) REFERENCES private.members(id) ON DELETE CASCADE,
  constraint stop_links_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.podcast_requests(id) ON DELETE CASCADE,
  constraint stops_one_of_two CHECK ((num_nonnulls(request_id, member_id) = 1)),
  constraint token_hash_is_sha256 CHECK ((octet_length(token_hash) = 32))
);
CREATE INDEX stop_links_of_a_member ON private.stop_links USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX stop_links_of_a_request ON private.stop_links USING btree (request_id);
alter table private.stop_links enable row level security, force row level security;
create policy house_keeps_stop_links on private.stop_links to current_user using (true) with check (true);

create table private.told (
  number bigint not null generated always as identity,
  source text not null,
  event_id text not null,
  kind text not null,
  happened_at timestamp with time zone not null,
  received_at timestamp with time zone not null default now(),
  is_test boolean not null default false,
  body text not null,
  names text[],
  understood_at timestamp with time zone,
  trouble text,
  constraint told_pkey PRIMARY KEY (number),
  constraint told_source_event_id_key UNIQUE (source, event_id),
  constraint told_body_check CHECK ((octet_length(body) <= 1572864)),
  constraint told_event_id_check CHECK ((char_length(event_id) <= 400)),
  constraint told_kind_check CHECK ((char_length(kind) <= 100)),
  constraint told_source_check CHECK ((source = ANY (ARRAY['stripe'::text, 'paddle'::text, 'calendly'::text, 'cal'::text, 'operator'::text])))
);
CREATE INDEX told_by_source ON private.told USING btree (source, received_at);
CREATE INDEX told_in_trouble ON private.told USING btree (number) WHERE (trouble IS NOT NULL);
CREATE INDEX told_of_names ON private.told USING gin (names);
CREATE INDEX told_to_understand ON private.told USING btree (number) WHERE ((understood_at IS NULL) AND (trouble IS NULL));
alter table private.told enable row level security, force row level security;
create policy house_keeps_told on private.told to current_user using (true) with check (true);

create table private.told_refused (
  source text not null,
  reason text not null,
  day date not null,
  count bigint not null,
  constraint told_refused_pkey PRIMARY KEY (source, reason, day)
);
alter table private.told_refused enable row level security, force row level security;
create policy house_keeps_told_refused on private.told_refused to current_user using (true) with check (true);

create table private.topics (
  id uuid not null default gen_random_uuid(),
  show_id uuid not null,
  title text not null,
  place integer not null,
  origin text not null,
  url text,
  is_struck boolean not null default false,
  request_id uuid,
  member_id uuid,
  at timestamp with time zone not null default now(),
  constraint topics_pkey PRIMARY KEY (id),
  constraint topics_show_id_title_key UNIQUE (show_id, title),
  constraint topics_member_id_fkey FOREIGN KEY (member_id) REFERENCES private.members(id) ON DELETE SET NULL,
  constraint topics_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.podcast_requests(id) ON DELETE SET NULL,
  constraint topics_show_id_fkey FOREIGN KEY (show_id) REFERENCES private.shows(id) ON DELETE CASCADE,
  constraint topics_origin_check CHECK ((origin = ANY (ARRAY['client'::text, 'house'::text, 'questions'::text, 'feed'::text, 'draft'::text]))),
  constraint topics_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 120))),
  constraint topics_url_check CHECK ((char_length(url) <= 2000))
);
CREATE INDEX topics_in_order ON private.topics USING btree (show_id, place);
CREATE INDEX topics_of_a_member ON private.topics USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX topics_of_an_episode ON private.topics USING btree (request_id) WHERE (request_id IS NOT NULL);
alter table private.topics enable row level security, force row level security;
create policy house_keeps_topics on private.topics to current_user using (true) with check (true);

create table private.unwanted_mail (
  email_key text not null,
  reason text not null,
  since timestamp with time zone not null default now(),
  constraint unwanted_mail_pkey PRIMARY KEY (email_key),
  constraint unwanted_mail_reason_check CHECK ((reason = ANY (ARRAY['stopped'::text, 'undeliverable'::text])))
);

create table private.vendor_keys (
  purpose text not null,
  vendor text not null,
  sealed_key bytea not null,
  operator_id uuid,
  at timestamp with time zone not null default now(),
  constraint vendor_keys_pkey PRIMARY KEY (purpose),
  constraint vendor_keys_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES private.operators(id) ON DELETE SET NULL,
  constraint vendor_keys_purpose_check CHECK ((purpose <> ''::text)),
  constraint vendor_keys_vendor_check CHECK ((vendor <> ''::text))
);
CREATE INDEX vendor_keys_of_an_operator ON private.vendor_keys USING btree (operator_id) WHERE (operator_id IS NOT NULL);
alter table private.vendor_keys enable row level security, force row level security;
create policy house_keeps_vendor_keys on private.vendor_keys to current_user using (true) with check (true);

create table private.voice_guides (
  host text not null,
  number integer not null,
  guide jsonb not null,
  operator_id uuid,
  at timestamp with time zone not null default now(),
  constraint voice_guides_pkey PRIMARY KEY (host, number),
  constraint voice_guides_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES private.operators(id) ON DELETE SET NULL,
  constraint voice_guides_host_check CHECK ((host <> ''::text)),
  constraint voice_guides_number_check CHECK ((number > 0))
);
CREATE INDEX voice_guides_of_an_operator ON private.voice_guides USING btree (operator_id) WHERE (operator_id IS NOT NULL);
alter table private.voice_guides enable row level security, force row level security;
create policy house_keeps_voice_guides on private.voice_guides to current_user using (true) with check (true);

create table private.waiting_line (
  is_only boolean not null default true,
  waiting integer not null default 0,
  since timestamp with time zone,
  told_at timestamp with time zone,
  constraint waiting_line_pkey PRIMARY KEY (is_only),
  constraint waiting_line_is_only_check CHECK (is_only)
);
alter table private.waiting_line enable row level security, force row level security;
create policy house_keeps_waiting_line on private.waiting_line to current_user using (true) with check (true);

create table private.watched_feeds (
  show_id uuid not null,
  url text not null,
  trouble text,
  read_at timestamp with time zone,
  next_at timestamp with time zone not null default now(),
  member_id uuid,
  constraint watched_feeds_pkey PRIMARY KEY (show_id),
  constraint watched_feeds_member_id_fkey FOREIGN KEY (member_id) REFERENCES private.members(id) ON DELETE SET NULL,
  constraint watched_feeds_show_id_fkey FOREIGN KEY (show_id) REFERENCES private.shows(id) ON DELETE CASCADE,
  constraint watched_feeds_trouble_check CHECK ((char_length(trouble) <= 40)),
  constraint watched_feeds_url_check CHECK ((char_length(url) <= 2000))
);
CREATE INDEX feeds_of_a_member ON private.watched_feeds USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX feeds_to_read ON private.watched_feeds USING btree (next_at);
alter table private.watched_feeds enable row level security, force row level security;
create policy house_keeps_watched_feeds on private.watched_feeds to current_user using (true) with check (true);

create table private.wishes (
  request_id uuid not null,
  number integer not null,
  wishes jsonb not null,
  at timestamp with time zone not null default now(),
  constraint wishes_pkey PRIMARY KEY (request_id, number),
  constraint wishes_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.podcast_requests(id) ON DELETE CASCADE,
  constraint wishes_number_check CHECK (((number >= 1) AND (number <= 10)))
);
alter table private.wishes enable row level security, force row level security;
create policy house_keeps_wishes on private.wishes to current_user using (true) with check (true);

create table private.writings (
  request_id uuid not null,
  progress jsonb,
  said_at timestamp with time zone,
  outline smallint,
  outline_of text,
  lines jsonb not null default '[]'::jsonb,
  stopped_at timestamp with time zone,
  constraint writings_pkey PRIMARY KEY (request_id),
  constraint writings_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.podcast_requests(id) ON DELETE CASCADE,
  constraint outline_is_of_a_pass CHECK (((outline IS NULL) = (outline_of IS NULL))),
  constraint writings_outline_check CHECK (((outline >= 0) AND (outline <= 2)))
);
alter table private.writings enable row level security, force row level security;
create policy house_keeps_writings on private.writings to current_user using (true) with check (true);

CREATE OR REPLACE FUNCTION private.admit_requests(limits jsonb)
 RETURNS TABLE(waiting integer, has_begun boolean, is_over boolean)
 LANGUAGE plpgsql
 SET search_path TO ''
 SET jit TO 'off'
AS $function$
declare
  room bigint;
  admitted_now bigint;
  left_over integer := 0;
  was timestamptz;
begin
  if not exists (select from public.podcast_requests where admitted_at is null and status = 'pending')
    and not exists (select from private.waiting_line where since is not null) then
    return;
  end if;
  select line.since into was from private.waiting_line line for update; -- others wait here
  select min(greatest(rule.most - lately.admitted, 0)) into room
    from jsonb_to_recordset(limits) as rule(most integer, seconds integer)
    cross join lateral (
      select count(*) as admitted from public.podcast_requests
      where admitted_at > clock_timestamp() - make_interval(secs => rule.seconds)
    ) as lately;
  with next as (
    select id from public.podcast_requests where admitted_at is null and status = 'pending'
    order by created_at, id limit room for update skip locked
  ), admitted as (
    update public.podcast_requests request set admitted_at = clock_timestamp() from next
    where request.id = next.id returning request.id, request.created_at < now() - interval '1 minute' as has_waited
  ), due as (
    update private.letters letter set due_at = now(), created_at = now(),
      facts = letter.facts || case when has_waited then '{"hasWaited": true}' else '{}' end::jsonb
    from admitted where letter.request_id = admitted.id and letter.kind = 'request-accepted'
  )
  select count(*) into admitted_now from admitted;
  -- Who has come in the meantime finds room, as long as there is some.
  if admitted_now >= room then
    select count(*) into left_over from public.podcast_requests where admitted_at is null and status = 'pending';
  end if;
  update private.waiting_line line
    set waiting = left_over, since = case when left_over > 0 then coalesce(line.since, now()) end
    where line.waiting <> left_over or (line.since is null) <> (left_over = 0);
  return query select left_over, was is null and left_over > 0, was is not null and left_over = 0;
end $function$;
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.ascii_domain(domain text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'pg_catalog'
AS $function$
    declare
      digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
      label text;
      codes integer[];
      basic integer;
      done integer;
      code integer;
      encoded text;
      threshold integer;
      next integer;
      delta integer;
      bias integer;
      rest integer;
      step integer;
      most integer;
      labels text[] := '{}';
    begin
      foreach label in array string_to_array(lower(normalize(domain, NFKC) collate "und-x-icu"), '.') loop
        codes := array(select ascii(letter) from unnest(string_to_array(label, null)) as letter);
        encoded := coalesce((select string_agg(chr(each), '' order by place)
          from unnest(codes) with ordinality as letters(each, place) where each < 128), '');
        basic := length(encoded);
        done := basic;
        if done < cardinality(codes) then
          encoded := 'xn--' || encoded || case when basic > 0 then '-' else '' end;
        end if;
        threshold := 128;
        delta := 0;
        bias := 72;
        while done < cardinality(codes) loop
          next := (select min(each) from unnest(codes) as each where each >= threshold);
          delta := delta + (next - threshold) * (done + 1);
          threshold := next;
          foreach code in array codes loop
            if code < threshold then delta := delta + 1; end if;
            continue when code <> threshold;
            rest := delta;
            step := 36;
            loop
              most := greatest(1, least(26, step - bias));
              exit when rest < most;
              encoded := encoded || substr(digits, most + (rest - most) % (36 - most) + 1, 1);
              rest := (rest - most) / (36 - most);
              step := step + 36;
            end loop;
            encoded := encoded || substr(digits, rest + 1, 1);
            delta := delta / case when done = basic then 700 else 2 end;
            done := done + 1;
            delta := delta + delta / done;
            bias := 0;
            while delta > 455 loop
              delta := delta / 35;
              bias := bias + 36;
            end loop;
            bias := bias + 36 * delta / (delta + 38);
            delta := 0;
          end loop;
          delta := delta + 1;
          threshold := threshold + 1;
        end loop;
        labels := labels || encoded;
      end loop;
      return array_to_string(labels, '.');
    end $function$;
-- everybody may call it

CREATE OR REPLACE FUNCTION private.bytes_of(parts int8multirange)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$select coalesce(sum(upper(part) - lower(part)), 0)::bigint from unnest(parts) part$function$;
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.deeds_are_kept()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
RETURN '2 years'::interval;
-- everybody may call it

CREATE OR REPLACE FUNCTION private.email_key(email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN private.mailbox(regexp_replace(lower(split_part(email, '@'::text, 1)), '(.)\+.*$'::text, '\1'::text), CASE WHEN (octet_length(email) > char_length(email)) THEN private.ascii_domain(split_part(email, '@'::text, 2)) ELSE lower(split_part(email, '@'::text, 2)) END);
-- everybody may call it

CREATE OR REPLACE FUNCTION private.fold_tally()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  with free as (
    select id from private.closed_tally for update skip locked
  ), folded as (
    delete from private.closed_tally using free where closed_tally.id = free.id
    returning closed_tally.status, closed_tally.number
  )
  insert into private.closed_tally (status, number)
    select status, sum(number) from folded group by status having sum(number) <> 0;
  return null;
end $function$;
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.fold_told(event bigint, said text[], things jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  -- An address under the one spelling that requests have, too.
  theirs text[] := array(select distinct case when name like 'email:%'
    then 'email:' || private.email_key(substr(name, 7)) else name end from unnest(said) as name order by 1);
  them uuid[];
  one uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('private.fold_told', 0));
  update private.told set understood_at = now(), trouble = null, names = theirs
    where number = event and understood_at is null;
  if not found or theirs = '{}' then return null; end if;
  select array_agg(id order by since, id) into them from private.clients
    where id in (select client_id from private.client_names where name = any (theirs));
  one := them[1];
  if one is null then
    insert into private.clients default values returning id into one;
  elsif array_length(them, 1) > 1 then
    update private.client_names set client_id = one where client_id = any (them[2:]);
    update private.client_things set client_id = one where client_id = any (them[2:]);
    perform private.join_people(one, them[2:]);
    delete from private.clients where id = any (them[2:]);
  end if;
  insert into private.client_names (name, client_id) select name, one from unnest(theirs) as name
    on conflict do nothing;
  insert into private.client_things as old (id, client_id, kind, as_of, rank, event_id, facts)
    select thing ->> 'id', one, thing ->> 'kind', told.happened_at, (thing ->> 'rank')::integer, told.event_id,
      thing -> 'facts'
    from jsonb_array_elements(things) as thing, private.told where told.number = event
    on conflict (id) do update set as_of = excluded.as_of, rank = excluded.rank, event_id = excluded.event_id,
      facts = excluded.facts
    where (excluded.as_of, excluded.rank, excluded.event_id) >= (old.as_of, old.rank, old.event_id);
  if exists (select from private.client_things where client_id = one and kind = 'purchase') then
    perform private.open_shows(one);
  end if;
  return one;
end $function$;
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.forget_in_guides()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  site text;
  ids text[];
begin
  for site, ids in
    select private.site_of(website_url), array_agg(id::text) from gone
    where private.site_of(website_url) in (select host from private.voice_guides) group by 1
  loop
    if exists (select from private.requests_of_site(site)) then
      update private.voice_guides set guide = jsonb_set(guide, '{facts}', (
        select coalesce(jsonb_agg(fact order by place), '[]')
        from jsonb_array_elements(guide -> 'facts') with ordinality as facts(fact, place)
        where not coalesce(fact ->> 'request' = any (ids), false)))
      where host = site and guide -> 'facts' is not null;
    else
      delete from private.voice_guides where host = site;
    end if;
  end loop;
  return null;
end $function$;
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.host_of(website text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN "substring"(website, '^https?://([^/?#]+)'::text);
-- everybody may call it

CREATE OR REPLACE FUNCTION private.join_people(one uuid, others uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  twin record;
begin
  update private.shows set client_id = one where client_id = any (others);
  for twin in
    select other.id as gone, mine.id as stays, other.role, other.ended_at from private.members other
    join private.members mine on mine.client_id = one and mine.email_key = other.email_key
    where other.client_id = any (others)
  loop
    update private.members set ended_at = case when twin.ended_at is not null then ended_at end,
      role = case when 'owner' in (role, twin.role) then 'owner'
        when 'approver' in (role, twin.role) then 'approver' else 'reader' end
      where id = twin.stays;
    update private.letters set member_id = twin.stays where member_id = twin.gone;
    update private.answers set member_id = twin.stays where member_id = twin.gone;
    update private.decisions set member_id = twin.stays where member_id = twin.gone;
    update private.comments set member_id = twin.stays where member_id = twin.gone;
    update private.handed_parts handed set member_id = twin.stays where member_id = twin.gone and not exists (
      select from private.handed_parts mine where mine.member_id = twin.stays
        and mine.show_id = handed.show_id and mine.part = handed.part);
    delete from private.members where id = twin.gone;
  end loop;
  -- Two of the others may have the same member.
  delete from private.members older using private.members newer
    where older.client_id = any (others) and newer.client_id = any (others)
      and older.email_key = newer.email_key and older.id < newer.id;
  update private.members set client_id = one where client_id = any (others);
end $function$;
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.keep_deeds()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' and old.at < now() - private.deeds_are_kept() then
    return old;
  end if;
  -- An operator who is removed leaves the deeds behind, without a name.
  if tg_op = 'UPDATE' and new.operator_id is null and to_jsonb(new) - 'operator_id' = to_jsonb(old) - 'operator_id' then
    return new;
  end if;
  raise exception 'What was done stays written down.' using errcode = 'check_violation';
end $function$;
-- everybody may call it

CREATE OR REPLACE FUNCTION private.keep_episode_names()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if (new.guid, new.guid_is_link, new.slug, new.number, new.published_at, new.show_id, new.request_id, new.came)
    is distinct from (old.guid, old.guid_is_link, old.slug, old.number, old.published_at, old.show_id, old.request_id, old.came) then
    raise exception 'Guid, address, number and date of an episode are given once.';
  end if;
  return new;
end $function$;
-- everybody may call it

CREATE OR REPLACE FUNCTION private.keep_search_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  select private.lowered(concat_ws(' ', new.business, private.host_of(website_url), email)) into new.search_words
    from public.podcast_requests where id = new.request_id;
  new.search_words := coalesce(new.search_words, '');
  return new;
end $function$;
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.keep_status_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  way constant text[] := array['pending', 'read', 'written', 'recorded', 'delivered'];
begin
  if (
    array_position(way, new.status) > array_position(way, old.status)
    or new.status in ('failed', 'stopped') and old.status in ('pending', 'read', 'written', 'recorded')
    or new.status = 'pending' and old.status = 'failed'
  ) is not true then
    raise exception 'A request that is % cannot become %.', old.status, new.status using errcode = 'check_violation';
  end if;
  insert into private.deeds (operator_id, deed, request_id, facts) values (
    nullif(current_setting('offmic.operator', true), '')::uuid, 'change-status', new.id,
    jsonb_build_object('from', old.status, 'to', new.status));
  return null;
end $function$;
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.look_at_calendars()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update private.shows set slots_due_at = now() where client_id = new.client_id and slots_due_at is not null;
  return null;
end
$function$;
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.lowered(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN lower((words COLLATE pg_c_utf8));
-- everybody may call it

CREATE OR REPLACE FUNCTION private.mailbox(name text, domain text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
begin
  return case
    when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    when domain in ('proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me')
      then translate(name, '._-', '') || '@' || domain
    when domain in ('ya.ru', 'yandex.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua')
      then replace(name, '.', '-') || '@yandex.ru'
    -- Names have no hyphen there: behind it stands what a disposable address is for.
    when domain like 'yahoo.%' or domain in ('ymail.com', 'rocketmail.com')
      then split_part(name, '-', 1) || '@' || domain
    -- anything@name.fastmail.com
    when domain like '%.fastmail.%' and split_part(domain, '.', 2) = 'fastmail'
      then split_part(domain, '.', 1) || '@' || substr(domain, strpos(domain, '.') + 1)
    else name || '@' || domain
  end;
end $function$;
-- everybody may call it

CREATE OR REPLACE FUNCTION private.note_correction()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update private.public_shows set version = version + 1 from private.public_episodes
    where public_episodes.request_id = new.request_id and public_shows.show_id = public_episodes.show_id;
  return null;
end $function$;
-- everybody may call it

CREATE OR REPLACE FUNCTION private.note_cover_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update private.public_shows set version = version + 1
    where show_id = case when tg_op = 'DELETE' then old.show_id else new.show_id end;
  return null;
end $function$;
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.note_episode_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update private.public_shows set version = version + 1
    where show_id = case when tg_op = 'DELETE' then old.show_id else new.show_id end;
  return null;
end $function$;
-- everybody may call it

CREATE OR REPLACE FUNCTION private.note_show_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if old.podcast_guid is not null and new.podcast_guid is distinct from old.podcast_guid then
    raise exception 'The guid of a podcast is given once.';
  end if;
  if new is distinct from old then
    new.version := old.version + 1;
    new.changed_at := greatest(clock_timestamp(), date_trunc('second', old.changed_at) + interval '1 second');
  end if;
  return new;
end $function$;
-- everybody may call it

CREATE OR REPLACE FUNCTION private.open_shows(of_client uuid, writes boolean DEFAULT true)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with paid as (
    select things.id, facts, coalesce(facts ->> 'offer',
      (select offer from private.sold_links where link in (facts ->> 'link', facts ->> 'price') limit 1)) as offer
    from private.client_things things
    where client_id = of_client and kind = 'purchase' and facts ->> 'state' = 'paid'
  ), bought as (
    select * from paid
    where coalesce(offer, '') not in ('guide', 'other') and (offer is not null or facts ? 'subscription')
  ), shown as (
    insert into private.shows (client_id, paid_with)
      select distinct of_client, coalesce('subscription:' || (facts ->> 'subscription'), id) from bought
      on conflict do nothing
  ), payers as (
    select facts ->> 'email' as email, left(coalesce(facts ->> 'name', ''), 80) as name from bought
    where facts ->> 'email' ~ '^[^\s@]{1,64}@[^\s@]{1,180}$'
    union all
    -- Paddle names its customer apart from the purchase.
    select substr(name, 7), '' from private.told, unnest(told.names) as name
    where source = 'paddle' and kind like 'customer.%' and name like 'email:%' and char_length(name) <= 250
      and told.names && array(select client_names.name from private.client_names where client_id = of_client)
      and exists (select from bought where id like 'transaction:%')
  ), joined as (
    insert into private.members (client_id, email, name, role)
      select distinct on (private.email_key(email)) of_client, email, name, 'owner' from payers
      order by private.email_key(email), name desc
      on conflict (client_id, email_key) do nothing returning id
  )
  insert into private.letters (member_id, kind) select id, 'portal-welcome' from joined where writes
$function$;
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.owe_confirmations()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.podcast_requests request set status = 'stopped'
    from added join private.unwanted_mail using (email_key) where request.id = added.id;
  insert into private.letters (request_id, kind, due_at)
    select id, 'request-accepted', case when admitted_at is null then 'infinity' else now() end from added
    where not exists (select from private.unwanted_mail where unwanted_mail.email_key = added.email_key);
  return null;
end $function$;
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.pass_over_repeat()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Two at once would not see each other.
  perform pg_advisory_xact_lock(hashtextextended(private.email_key(new.email), 0));
  if exists (
    select from private.repeats_of(
      new.website_url, new.email, '[{"most":1,"seconds":86400},{"most":3,"seconds":2592000}]')
  ) then
    return null;
  end if;
  new.admitted_at := null;
  return new;
end $function$;
-- everybody may call it

CREATE OR REPLACE FUNCTION private.propose_call(asked jsonb, client_limits jsonb, email_limits jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  secret constant bytea := (select key from private.pseudonym_key);
  mailbox constant text := private.email_key(asked ->> 'email');
  proposed constant timestamptz[] := array(select value::timestamptz from jsonb_array_elements_text(asked -> 'times'));
  came_from bytea[];
begin
  -- Two at once must not miss each other; always in the same order, so that they cannot wait in a circle.
  perform pg_advisory_xact_lock(key) from (
    select hashtextextended(mailbox, 0) as key
    union select hashtextextended(net ->> 'name', 1) from jsonb_array_elements(asked -> 'nets') as net
    order by key
  ) as keys;
  if exists (select from private.proposed_calls where email_key = mailbox and times = proposed) then
    return 'known';
  end if;
  select array_agg(sha256(secret || convert_to(net ->> 'name', 'UTF8'))) into came_from
    from jsonb_array_elements(asked -> 'nets') as net;
  if exists (
    select from jsonb_to_recordset(email_limits) as rule(most integer, seconds integer)
    where (select count(*) from private.proposed_calls
      where email_key = mailbox and created_at > now() - make_interval(secs => rule.seconds)) >= rule.most
  ) or exists (
    select from jsonb_to_recordset(client_limits) as rule(most integer, seconds integer)
    cross join jsonb_to_recordset(asked -> 'nets') as net(name text, times integer)
    where (select count(*) from private.proposed_calls
      where nets @> array[sha256(secret || convert_to(net.name, 'UTF8'))]
        and created_at > now() - make_interval(secs => rule.seconds)) >= rule.most * net.times
  ) then
    return 'limited';
  end if;
  insert into private.proposed_calls (id, name, email, website, note, times, zone, nets)
    values ((asked ->> 'id')::uuid, asked ->> 'name', asked ->> 'email', asked ->> 'website', asked ->> 'note',
      proposed, asked ->> 'zone', came_from);
  insert into private.letters (operator_id, kind, facts)
    select id, 'proposed-calls', jsonb_build_object('waiting',
      (select count(*) from private.proposed_calls where settled_at is null))
    from private.operators where disabled_at is null and not exists (select from private.letters
      where operator_id = operators.id and kind = 'proposed-calls' and state = 'queued');
  return 'made';
end $function$;
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.pseudonym_of(address text)
 RETURNS bytea
 LANGUAGE sql
 STABLE
RETURN sha256(((SELECT pseudonym_key.key FROM private.pseudonym_key) || convert_to(private.email_key(address), 'UTF8'::name)));
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.refuse_several_requests()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select count(*) from added) > 1 then
    raise exception 'One request at a time.' using errcode = 'check_violation';
  end if;
  return null;
end $function$;
-- everybody may call it

CREATE OR REPLACE FUNCTION private.refuse_unapproved_sound()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if exists (select from private.show_episodes
    where request_id = new.request_id and sound_verdict is distinct from 'yes') then
    raise exception 'The client of this show has not approved this episode.';
  end if;
  return new;
end
$function$;
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.repeats_of(website text, address text, limits jsonb)
 RETURNS TABLE(reason text)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT 'same website'::text
    FROM public.podcast_requests
   WHERE ((podcast_requests.email_key = private.email_key(repeats_of.address)) AND (podcast_requests.created_at > (now() - '24:00:00'::interval)) AND (podcast_requests.website_url = repeats_of.website) AND (lower(podcast_requests.email) = lower(repeats_of.address)))
 UNION ALL
  SELECT 'same person'::text
    FROM jsonb_to_recordset(repeats_of.limits) rule(most integer, seconds integer)
   WHERE (rule.most <= ( SELECT count(*) AS count
            FROM public.podcast_requests
           WHERE ((podcast_requests.email_key = private.email_key(repeats_of.address)) AND (podcast_requests.created_at > (now() - make_interval(secs => (rule.seconds)::double precision))))));
END;
-- everybody may call it

CREATE OR REPLACE FUNCTION private.requests_of_site(site text)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
AS $function$
  select request.id from private.productions production
  join public.podcast_requests request on request.id = production.request_id
  where production.search_words like '%' || site || '%' and private.site_of(website_url) = site
  union all
  select id from public.podcast_requests request
  where status in ('pending', 'stopped') and private.site_of(website_url) = site
    and not exists (select from private.productions where request_id = request.id)
$function$;
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.site_of(website text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(regexp_replace(private.host_of(website), '^.*@'::text, ''::text), '^www\.|:\d+$'::text, ''::text, 'g'::text);
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.spend_episode_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into private.spent_episodes
    select show_id, old.number, sha256(convert_to(old.slug, 'UTF8')) from private.public_shows
    where show_id = old.show_id and podcast_guid is not null;
  return null;
end $function$;
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.spend_show_names()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into private.spent_shows
    select sha256(convert_to(slug, 'UTF8')) from private.show_names where show_id = old.show_id
    on conflict do nothing;
  return old;
end $function$;
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.stop_mail(token text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  reader text;
begin
  select private.email_key(request.email) into reader
    from private.stop_links link join public.podcast_requests request on request.id = link.request_id
    where link.token_hash = sha256(convert_to(token, 'UTF8'));
  if reader is null then
    return false;
  end if;
  insert into private.unwanted_mail (email_key, reason) values (reader, 'stopped') on conflict do nothing;
  update public.podcast_requests set status = 'stopped'
    where email_key = reader and status in ('pending', 'read', 'written', 'recorded');
  return true;
end $function$;
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.take_requests(requests json, client_limits jsonb, email_limits jsonb)
 RETURNS TABLE(outcome text, wait_seconds integer, person text)
 LANGUAGE plpgsql
 SET role TO 'request_intake'
 SET search_path TO ''
 SET lock_timeout TO '5s'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET jit TO 'off'
AS $function$
declare
  secret constant bytea := (select key from private.pseudonym_key);
begin
  -- Two commits at once, on whatever machines, must not miss each other's rows for the same person or network. Always
  -- in the same order, so that they cannot wait for each other in a circle.
  perform pg_advisory_xact_lock(key) from (
    select hashtextextended(private.email_key(email), 0) as key from json_to_recordset(requests) as each(email text)
    union
    select hashtextextended(coalesce(net ->> 'name', client), 1)
      from json_to_recordset(requests) as each(client text, nets jsonb)
      left join lateral jsonb_array_elements(nets) as net on true
      where client_limits is not null
    order by key
  ) as keys;
  if client_limits is not null then
    delete from private.request_tries where tried_at < now() - make_interval(secs => (
      select max(seconds) from jsonb_to_recordset(client_limits) as rule(seconds integer)));
  end if;
  return query
    with asked as materialized (
      select each.*, counted_as.nets, counted_as.times,
        sha256(secret || convert_to(each.client, 'UTF8')) as who,
        sha256(secret || convert_to(private.email_key(each.email), 'UTF8')) as whom
      from rows from (
        json_to_recordset(requests)
          as (id uuid, website text, email text, source text, ticket bytea, client text, nets jsonb)
      ) with ordinality as each(id, website, email, source, ticket, client, named, place)
      cross join lateral (
        select array_agg(sha256(secret || convert_to(net.name, 'UTF8'))) as nets, array_agg(net.times) as times
        from jsonb_to_recordset(
          coalesce(each.named, jsonb_build_array(jsonb_build_object('name', each.client, 'times', 1)))
        ) as net(name text, times integer)
      ) as counted_as
    ), judged as materialized (
      select asked.*,
        case
          when known.id is null
            then case when exists (select from private.repeats_of(asked.website, asked.email, email_limits))
              then 'repeated' else 'made' end
          when known.website_url = asked.website and lower(known.email) = lower(asked.email) then 'known'
          else 'taken'
        end as verdict
      from asked left join public.podcast_requests known on known.ticket_hash = asked.ticket
    ), counted as materialized (
      -- A repeat for a person whom this client has tried before is free. Any other counts, so that nobody learns
      -- from the limits who has asked before.
      select judged.*, client_limits is not null and (verdict = 'made' or verdict = 'repeated' and not exists (
        select from private.request_tries where client = who and request_tries.person = whom)) as counts
      from judged
    ), decided as materialized (
      select counted.*, coalesce((
        select ceil(max(extract(epoch from last.tried_at - now()) + rule.seconds))::integer
        from jsonb_to_recordset(client_limits) as rule(most integer, seconds integer)
        cross join lateral unnest(counted.nets, counted.times) as net(hash, times)
        cross join lateral (
          select tried_at from private.request_tries
          where client = net.hash and tried_at > now() - make_interval(secs => rule.seconds)
          order by tried_at desc offset rule.most * net.times - 1 limit 1
        ) as last
        where counts
      ), 0) as wait
      from counted
    ), tried as (
      insert into private.request_tries (client, person)
        select net, whom from decided cross join lateral unnest(decided.nets) as net where counts and wait = 0
    ), made as (
      insert into public.podcast_requests (id, website_url, email, source, ticket_hash, admitted_at)
        select id, website, email, source, ticket, null from decided where verdict = 'made' and wait = 0
    )
    select case when wait > 0 then 'limited' else verdict end, wait, left(encode(whom, 'hex'), 16)
    from decided order by place;
end $function$;
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.tally_added()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.closed_tally (status, number)
    select status, count(*) from added where status in ('delivered', 'failed', 'stopped') group by status;
  return null;
end $function$;
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.tally_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.closed_tally (status, number)
    select status, sum(number) from (
      select status, 1 as number from changed union all select status, -1 from unchanged
    ) as each where status in ('delivered', 'failed', 'stopped') group by status having sum(number) <> 0;
  return null;
end $function$;
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.tally_emptied()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.closed_tally;
  return null;
end $function$;
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.tally_removed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.closed_tally (status, number)
    select status, -count(*) from removed where status in ('delivered', 'failed', 'stopped') group by status;
  return null;
end $function$;
-- only its owner may call it

CREATE OR REPLACE FUNCTION private.write_to_no_show()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.podcast_requests where id = new.request_id and email = 'calendar@shows.invalid') then
    return null;
  end if;
  return new;
end
$function$;
-- only its owner may call it
