/** Letters to people who asked. Those to operators open the studio, and are shown to nobody in it. */
import type pg from 'pg'
import type { LetterKind } from '#domain/letter.ts'

export type SentLetter = { id: string; kind: LetterKind; email: string; at: Date; requestId: string }

export async function findSentLetters(pool: pg.Pool, most: number): Promise<SentLetter[]> {
  const { rows } = await pool.query<SentLetter>(
    `select letter.id, letter.kind, request.email, letter.changed_at as at, request.id as "requestId"
     from private.letters letter join public.podcast_requests request on request.id = letter.request_id
     where letter.state = 'sent' order by letter.changed_at desc, letter.id limit $1`,
    [most],
  )
  return rows
}

/** Of the request that it was written for; undefined where it was written for nobody who asked. */
export async function findRequestOfLetter(pool: pg.Pool, id: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ requestId: string | null }>(
    'select request_id as "requestId" from private.letters where id = $1',
    [id],
  )
  return rows[0]?.requestId ?? undefined
}
