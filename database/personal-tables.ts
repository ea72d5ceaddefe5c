/** Which tables say something about a person, how their rows are found, and what of a row is nobody's business. */

const ofRequest = `request_id in (select id from public.podcast_requests where email_key = private.email_key($1))`
const ofAddress = 'email_key = private.email_key($1)'
const ofPseudonym = 'person = private.pseudonym_of($1)'

const ofMember = 'member_id in (select id from private.members where email_key = private.email_key($1))'

/** Whoever the feed of a show names that comes from elsewhere. */
const isFeedOwner = 'private.email_key(owner_email) = private.email_key($1)'
const ofArrival = `arrival_id in (select show_id from private.arrivals where ${isFeedOwner})`

/** What companies tell of a purchase: all of it where whoever has this address is the client. */
const theirName = `name = 'email:' || private.email_key($1)`
export const isNobodyElses = `client_id in (select client_id from private.client_names named where ${theirName}
  and not exists (select from private.members others where others.client_id = named.client_id
    and others.ended_at is null and others.email_key <> private.email_key($1)))`
/** Where a client has other people, too, it is theirs, and what names this one alone goes. */
export const namesThem = `(client_id in (select client_id from private.client_names where ${theirName})
  and private.email_key(facts ->> 'email') = private.email_key($1))`
const ofTold = `(names && array(select name from private.client_names where ${isNobodyElses})
  or names @> array['email:' || private.email_key($1)])`
const ofNames = `(${isNobodyElses} or ${theirName})`

export const ofTheirShow = `show_id in (select id from private.shows where ${isNobodyElses})`

type PersonalTable = {
  table: string
  /** `$1` is the address as it was entered. */
  where: string
  /** Columns that open doors, or are an operator's name: they stay here. */
  without?: readonly string[]
  /** Why deleting leaves it. */
  stays?: string
}

export const personalTables: readonly PersonalTable[] = [
  { table: 'public.podcast_requests', where: ofAddress, without: ['ticket_hash'] },
  {
    table: 'private.letters',
    where: `(${ofRequest} or ${ofMember} or ${ofArrival})`,
    without: ['operator_id'],
  },
  { table: 'private.stop_links', where: `(${ofRequest} or ${ofMember})`, without: ['token_hash'] },
  { table: 'private.episodes', where: ofRequest, without: ['token_hash'] },
  { table: 'private.productions', where: ofRequest, without: ['assignee_id'] },
  { table: 'private.finished_steps', where: ofRequest },
  { table: 'private.kept_steps', where: ofRequest },
  { table: 'private.edits', where: ofRequest, without: ['operator_id'] },
  { table: 'private.approvals', where: ofRequest, without: ['operator_id'] },
  { table: 'private.briefs', where: ofRequest },
  { table: 'private.wishes', where: ofRequest },
  { table: 'private.minute_links', where: ofRequest, without: ['token_hash'] },
  { table: 'private.passes', where: ofRequest },
  { table: 'private.writings', where: ofRequest },
  { table: 'private.proposed_calls', where: ofAddress, without: ['nets', 'operator_id'] },
  { table: 'private.request_tries', where: ofPseudonym, without: ['client'] },
  { table: 'private.unwanted_mail', where: ofAddress },
  { table: 'private.told', where: ofTold },
  { table: 'private.client_things', where: `(${isNobodyElses} or ${namesThem})` },
  { table: 'private.answers', where: `(${ofMember} or ${ofTheirShow})` },
  { table: 'private.handed_parts', where: ofMember },
  {
    table: 'private.sources',
    where: `(${ofMember} or ${ofTheirShow})`,
    without: ['operator_id', 'decided_by'],
  },
  {
    table: 'private.source_pieces',
    where: `source_id in (select id from private.sources where ${ofTheirShow})`,
  },
  { table: 'private.show_episodes', where: `(${ofRequest} or ${ofTheirShow})`, without: ['operator_id'] },
  { table: 'private.decisions', where: `(${ofMember} or ${ofTheirShow})`, without: ['operator_id'] },
  { table: 'private.comments', where: `(${ofRequest} or ${ofMember})` },
  { table: 'private.slots', where: ofTheirShow },
  { table: 'private.hold_ups', where: ofTheirShow },
  { table: 'private.watched_feeds', where: `(${ofMember} or ${ofTheirShow})` },
  { table: 'private.topics', where: `(${ofMember} or ${ofTheirShow})` },
  { table: 'private.show_drafts', where: ofTheirShow, without: ['operator_id'] },
  {
    table: 'private.public_shows',
    where: `(${ofTheirShow} or ${isFeedOwner})`,
  },
  {
    table: 'private.arrivals',
    where: `(${ofTheirShow} or ${isFeedOwner})`,
    without: ['operator_id', 'token', 'code_hash'],
  },
  { table: 'private.arriving_episodes', where: ofTheirShow },
  { table: 'private.show_covers', where: ofTheirShow },
  { table: 'private.public_episodes', where: `(${ofRequest} or ${ofTheirShow})` },
  { table: 'private.shows', where: isNobodyElses },
  { table: 'private.members', where: ofAddress },
  { table: 'private.portal_sessions', where: ofAddress, without: ['token_hash'] },
  {
    table: 'private.portal_asked',
    where: ofAddress,
    without: ['asked_hash', 'link_hash', 'code_hash'],
  },
  { table: 'private.client_names', where: ofNames },
  {
    table: 'private.clients_apart',
    where: `(one in (select name from private.client_names where ${ofNames})
      or other in (select name from private.client_names where ${ofNames}))`,
    without: ['operator_id'],
  },
  {
    table: 'private.deeds',
    where: ofRequest,
    without: ['operator_id'],
    stays: 'Who worked on a request stays written down, without an address or a text.',
  },
  {
    table: 'private.erasures',
    where: ofPseudonym,
    without: ['operator_id', 'remains', 'files'],
    stays: 'Receipts of earlier deletions hold a pseudonym.',
  },
]

/** Tables that look as if they were about people who ask for episodes, and are not. */
export const otherTables: Readonly<Record<string, string>> = {
  'private.operators': 'The agency’s own people, who have their own screen.',
  'private.operator_sessions': 'The agency’s own people.',
  'private.voice_guides':
    'What the agency writes of a business. What whoever asked has said in it goes with their request.',
  'private.source_files':
    'The bytes of what a show’s people have handed in: they keep them, and download them there.',
  'private.link_wishes': 'What was entered to sign in, until it is looked up a second later.',
}

/** For the test that finds what somebody has added: columns that may lead to a person, and links to requests. */
export const tablesAboutPeople = `
  select distinct table_schema || '.' || table_name as "table" from information_schema.columns
  where table_schema in ('public', 'private')
    and column_name ~ '(request|production)_id|e_?mail|person|client|phone|address|operator_id'
    and column_name <> 'operator_id'
  union
  select conrelid::regclass::text from (
    select conrelid, confrelid from pg_constraint where contype = 'f'
  ) as links where confrelid in ('public.podcast_requests'::regclass, 'private.productions'::regclass,
    'private.episodes'::regclass, 'private.letters'::regclass)
  order by 1`
