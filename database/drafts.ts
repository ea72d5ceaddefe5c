/** Drafts of shows, and what was decided about their parts. */
import type pg from 'pg'
import type { ClientVerdict } from '#domain/script-gate.ts'
import type { DraftChoice, DraftPart, ShowDraft } from '#domain/show-draft.ts'

type Client = pg.Pool | pg.ClientBase

type KeptDraft = {
  version: number
  draft: ShowDraft
  at: Date
  /** Null: operators work on it. */
  offeredAt: Date | null
}

/** Newest first. `isOffered`: those that clients have seen. */
export async function draftsOf(
  client: Client,
  showId: string,
  { isOffered = false } = {},
): Promise<KeptDraft[]> {
  const { rows } = await client.query<KeptDraft>(
    `select version, draft, at, offered_at as "offeredAt" from private.show_drafts
     where show_id = $1 and (offered_at is not null or not $2) order by version desc`,
    [showId, isOffered],
  )
  return rows
}

/** The one that is worked on, or the next one after what was offered. */
export async function keepDraft(
  client: pg.ClientBase,
  { showId, draft, operatorId }: { showId: string; draft: ShowDraft; operatorId: string | undefined },
): Promise<void> {
  await client.query(
    `insert into private.show_drafts (show_id, version, draft, operator_id)
     select $1, coalesce((select version from private.show_drafts where show_id = $1 and offered_at is null),
       (select max(version) + 1 from private.show_drafts where show_id = $1), 1), $2, $3
     on conflict (show_id, version) do update set draft = excluded.draft, operator_id = excluded.operator_id, at = now()`,
    [showId, JSON.stringify(draft), operatorId ?? null],
  )
}

export const offerDraft = (client: pg.ClientBase, showId: string) =>
  client.query(
    'update private.show_drafts set offered_at = now() where show_id = $1 and offered_at is null',
    [showId],
  )

export type DraftDecision = {
  id: string
  part: DraftPart
  /** Of the words that it is about. */
  hash: string
  version: number
  /** What stood there, in short. */
  title: string
  verdict: ClientVerdict
  words: string
  suggestion: string
  choice: DraftChoice | null
  by: 'member' | 'operator'
  /** Null: somebody who is not there any more. */
  who: string | null
  at: Date
}

/** Newest first. */
export async function draftDecisions(client: Client, showId: string): Promise<DraftDecision[]> {
  const { rows } = await client.query<DraftDecision>(
    `select decisions.id, part, encode(hash, 'hex') as hash, version, title, verdict, words, suggestion, choice, by,
       coalesce(nullif(members.name, ''), members.email, operators.name) as who, decisions.at
     from private.decisions left join private.members on members.id = member_id
     left join private.operators on operators.id = operator_id
     where show_id = $1 and what = 'draft' order by decisions.at desc, decisions.id limit 500`,
    [showId],
  )
  return rows
}

type NewDecision = Omit<DraftDecision, 'id' | 'by' | 'who' | 'at'> & {
  showId: string
  memberId: string | undefined
  operatorId: string | undefined
}

export async function addDraftDecision(client: pg.ClientBase, made: NewDecision): Promise<void> {
  const { showId, part, hash, version, title, verdict, words, suggestion, choice } = made
  await client.query(
    `insert into private.decisions (show_id, what, part, hash, version, title, verdict, words, suggestion, choice, by,
       member_id, operator_id, at)
     values ($1, 'draft', $2, decode($3, 'hex'), $4, $5, $6, $7, $8, $9, $10, $11, $12, clock_timestamp())`,
    [
      ...[showId, part, hash, version, title, verdict, words, suggestion],
      ...[choice && JSON.stringify(choice), made.memberId ? 'member' : 'operator'],
      ...[made.memberId ?? null, made.operatorId ?? null],
    ],
  )
}

/** With a client: one that was put before these. Undefined: there is none. */
export async function draftNamed(
  pool: pg.Pool,
  wanted: { showId: string; version: number; clientId: string | undefined },
): Promise<ShowDraft | undefined> {
  const { rows } = await pool.query<{ draft: ShowDraft }>(
    `select draft from private.show_drafts join private.shows on shows.id = show_id
     where show_id = $1 and version = $2 and ($3::uuid is null or client_id = $3 and offered_at is not null)`,
    [wanted.showId, wanted.version, wanted.clientId ?? null],
  )
  return rows[0]?.draft
}
