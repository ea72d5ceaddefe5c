import type pg from 'pg'
import type { Brief, CheckedBrief } from '#domain/brief.ts'

/** Undefined: there is a request with this id already, whoever made it. */
export async function keepRequestByHand(
  client: pg.ClientBase,
  { id, checked }: { id: string; checked: CheckedBrief },
): Promise<{ status: string } | undefined> {
  const { website, email, note, brief } = checked
  const { rowCount } = await client.query(
    'insert into podcast_requests (id, website_url, email) values ($1, $2, $3) on conflict (id) do nothing',
    [id, website, email],
  )
  if (rowCount !== 1) return undefined
  await client.query(
    `insert into private.briefs (request_id, business, text, note, minutes, hosts, voices)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      storable(brief.business),
      storable(brief.text),
      storable(note),
      brief.minutes,
      brief.hosts,
      brief.voices,
    ],
  )
  // A trigger may have stopped it: this person wants no mail.
  const { rows } = await client.query<{ status: string }>(
    'select status from podcast_requests where id = $1',
    [id],
  )
  return rows[0]
}

/** What an operator has asked for; nothing where a visitor asked. */
export async function findBrief(pool: pg.Pool, requestId: string): Promise<Brief | null> {
  const { rows } = await pool.query<Brief>(
    'select business, text, minutes, hosts, voices from private.briefs where request_id = $1',
    [requestId],
  )
  return rows[0] ?? null
}

/** Entered as production at once, because only there a review is asked for; workers queue it like any other. */
export async function askForReview(
  client: pg.ClientBase,
  requestId: string,
  review: 'automatic' | 'review',
): Promise<void> {
  await client.query(
    `insert into private.productions (request_id, business, review, again_at)
     select request_id, business, $2, now() from private.briefs where request_id = $1`,
    [requestId, review],
  )
}

/** Postgres keeps no NUL and no half of a character; nobody reads them either. */
const storable = (text: string | null) => text?.replaceAll('\0', '').toWellFormed() ?? null
