/** What clients have decided about scripts and episodes, and what they say of sentences. Rows are added and never changed. */
import type pg from 'pg'
import type { ClientVerdict, Gate } from '#domain/script-gate.ts'

type Client = pg.Pool | pg.ClientBase

export type Decision = {
  verdict: ClientVerdict
  words: string
  by: 'member' | 'operator' | 'silence'
  /** Null: somebody who is not there any more, or nobody has answered. */
  who: string | null
  at: Date
  what: Gate
  hash: string
  /** With so many edits it was. */
  version: number
  /** The script was written anew since. */
  isOfBefore: boolean
}

const isOfBefore = (at: string) => `coalesce(${at} < (select finished_at from private.finished_steps finished
  where finished.request_id = $1 and step = 'check-facts'), false)`

type NewDecision = {
  showId: string
  requestId: string
  what: Gate
  title: string
  version: number
  hash: string
  verdict: ClientVerdict
  words: string
  memberId: string | undefined
  operatorId: string | undefined
}

export async function addDecision(client: pg.ClientBase, made: NewDecision): Promise<void> {
  const { showId, requestId, what, title, version, hash, verdict, words, memberId, operatorId } = made
  await client.query(
    `insert into private.decisions
       (show_id, request_id, title, version, hash, verdict, words, by, member_id, operator_id, what)
     values ($1, $2, $3, $4, decode($5, 'hex'), $6, $7, $8, $9, $10, $11)`,
    [
      ...[
        showId,
        requestId,
        title,
        version,
        hash,
        verdict,
        words,
        memberId ? 'member' : operatorId ? 'operator' : 'silence',
      ],
      ...[memberId ?? null, operatorId ?? null, what],
    ],
  )
}

/** Of the client whose it is now, newest first. */
export async function decisionsOn(client: Client, requestId: string): Promise<Decision[]> {
  const { rows } = await client.query<Decision>(
    `select verdict, words, by, coalesce(nullif(members.name, ''), members.email, operators.name) as who,
       decisions.at, what, encode(hash, 'hex') as hash, version, ${isOfBefore('decisions.at')} as "isOfBefore"
     from private.decisions left join private.members on members.id = member_id
     left join private.operators on operators.id = decisions.operator_id
     where request_id = $1
       and show_id = (select show_id from private.show_episodes where show_episodes.request_id = $1)
     order by decisions.at desc limit 50`,
    [requestId],
  )
  return rows
}

export type Remark = {
  sentence: string
  /** From 0, in the script as it was then. */
  place: number
  /** The words that stood there. */
  said: string
  hash: string
  text: string
  who: string | null
  at: Date
  what: Gate
  /** The script was written anew since; or, where a sound was meant, there is another. */
  isOfBefore: boolean
}

/** In the order in which they were said. */
export async function remarksOn(client: Client, requestId: string): Promise<Remark[]> {
  const { rows } = await client.query<Remark>(
    `select sentence, place, said, encode(hash, 'hex') as hash, text, coalesce(nullif(name, ''), email) as who, at,
       what, ${isOfBefore('at')} or what = 'episode' and hash is distinct from (
         select sound_hash from private.show_episodes where show_episodes.request_id = $1) as "isOfBefore"
     from private.comments left join private.members on members.id = member_id
     where request_id = $1 order by at, comments.id`,
    [requestId],
  )
  return rows
}

type NewRemark = Omit<Remark, 'who' | 'at' | 'isOfBefore'> & { requestId: string; memberId: string }

export async function addRemark(client: pg.ClientBase, remark: NewRemark): Promise<void> {
  const { requestId, what, sentence, place, said, hash, text, memberId } = remark
  await client.query(
    `insert into private.comments (request_id, sentence, place, said, hash, text, member_id, what)
     values ($1, $2, $3, $4, decode($5, 'hex'), $6, $7, $8)`,
    [requestId, sentence, place, said, hash, text, memberId, what],
  )
}
