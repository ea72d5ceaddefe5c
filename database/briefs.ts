import type pg from 'pg'
import type { Aim } from '#domain/aim.ts'
import type { Brief, CheckedBrief } from '#domain/brief.ts'
import { storableText } from './storable.ts'

/** As the line and the studio know a brief. */
export const briefColumns = `json_build_object('business', brief.business, 'text', brief.text, 'topic', brief.topic,
  'note', brief.note, 'pages', brief.pages, 'minutes', brief.minutes, 'tellsAgain', brief.tells_again,
  'hosts', brief.hosts, 'voices', brief.voices)`

/** Undefined: there is a request with this id already, whoever made it. */
export async function keepRequestByHand(
  client: pg.ClientBase,
  { id, checked }: { id: string; checked: CheckedBrief },
): Promise<{ status: string } | undefined> {
  const { website, email, brief } = checked
  const { rowCount } = await client.query(
    'insert into podcast_requests (id, website_url, email) values ($1, $2, $3) on conflict (id) do nothing',
    [id, website, email],
  )
  if (rowCount !== 1) return undefined
  await client.query(
    `insert into private.briefs (request_id, business, hosts, voices, text, topic, note, pages, minutes, tells_again)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [id, plain(brief.business), brief.hosts, brief.voices, ...aimed(brief)],
  )
  // A trigger may have stopped it: this person wants no mail.
  const { rows } = await client.query<{ status: string }>(
    'select status from podcast_requests where id = $1',
    [id],
  )
  return rows[0]
}

/** A visitor's request gets a brief with its first aim, and everything else stays as usual. */
export async function keepAim(client: pg.ClientBase, requestId: string, aim: Aim): Promise<void> {
  await client.query(
    `insert into private.briefs (request_id, hosts, voices, text, topic, note, pages, minutes, tells_again)
     values ($1, 2, '{}', $2, $3, $4, $5, $6, $7)
     on conflict (request_id) do update set text = excluded.text, topic = excluded.topic, note = excluded.note,
       pages = excluded.pages, minutes = excluded.minutes, tells_again = excluded.tells_again`,
    [requestId, ...aimed(aim)],
  )
}

const aimed = ({ text, topic, note, pages, minutes, tellsAgain }: Aim) => [
  plain(text),
  plain(topic),
  plain(note),
  pages,
  minutes,
  tellsAgain,
]

/** What an operator has asked for; nothing where a visitor asked. */
export async function findBrief(pool: pg.Pool | pg.ClientBase, requestId: string): Promise<Brief | null> {
  const { rows } = await pool.query<{ brief: Brief }>(
    `select ${briefColumns} as brief from private.briefs brief where request_id = $1`,
    [requestId],
  )
  return rows[0]?.brief ?? null
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

const plain = (text: string | null) => (text === null ? null : storableText(text))
