/** Which tables say something about a person, how their rows are found, and what of a row is nobody's business. */

const ofRequest = `request_id in (select id from public.podcast_requests where email_key = private.email_key($1))`
const ofAddress = 'email_key = private.email_key($1)'
const ofPseudonym = 'person = private.pseudonym_of($1)'

/** Whoever has this address, with all that belongs to them: what companies tell of a purchase. */
const ofClient = `client_id in (select client_id from private.client_names
  where name = 'email:' || private.email_key($1))`
const ofTold = `names && array(select name from private.client_names where ${ofClient})`

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
  { table: 'private.letters', where: ofRequest, without: ['operator_id'] },
  { table: 'private.stop_links', where: ofRequest, without: ['token_hash'] },
  { table: 'private.episodes', where: ofRequest, without: ['token_hash'] },
  { table: 'private.productions', where: ofRequest },
  { table: 'private.finished_steps', where: ofRequest },
  { table: 'private.kept_steps', where: ofRequest },
  { table: 'private.edits', where: ofRequest, without: ['operator_id'] },
  { table: 'private.approvals', where: ofRequest, without: ['operator_id'] },
  { table: 'private.briefs', where: ofRequest },
  { table: 'private.wishes', where: ofRequest },
  { table: 'private.minute_links', where: ofRequest, without: ['token_hash'] },
  { table: 'private.passes', where: ofRequest },
  { table: 'private.writings', where: ofRequest },
  { table: 'private.request_tries', where: ofPseudonym, without: ['client'] },
  { table: 'private.unwanted_mail', where: ofAddress },
  { table: 'private.told', where: ofTold },
  { table: 'private.client_things', where: ofClient },
  { table: 'private.client_names', where: ofClient },
  {
    table: 'private.clients_apart',
    where: `(one in (select name from private.client_names where ${ofClient})
      or other in (select name from private.client_names where ${ofClient}))`,
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
