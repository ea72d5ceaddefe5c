/** What is kept of an episode after a deed, and what must be true of it. */
import assert from 'node:assert/strict'
import type pg from 'pg'

const tables = ['productions', 'finished_steps', 'letters', 'approvals', 'edits', 'episodes', 'deeds']

const everyRow = [
  'podcast_requests r where id',
  ...tables.map((table) => `private.${table} r where request_id`),
]
  .map((rows) => `(select jsonb_agg(to_jsonb(r) order by to_jsonb(r)) from ${rows} = $1)`)
  .join()

/** Everything that is kept about this episode, asked at once. */
export async function everythingOf(pool: pg.Pool, id: string): Promise<string> {
  const { rows } = await pool.query(`select jsonb_build_array(${everyRow})::text as everything`, [id])
  return rows[0].everything
}

/** Nobody is told two things, and what somebody was told is so. */
export async function assertTrue(pool: pg.Pool, id: string, what: string): Promise<void> {
  const { rows } = await pool.query(
    `select status, ended_at is not null as "hasEnded", awaits_approval_since is not null as "isAwaiting",
       exists (select from private.episodes where request_id = request.id) as "isOut",
       array(select kind from private.letters where request_id = request.id order by kind) as letters,
       exists (select from private.letters where request_id = request.id and state = 'queued') as "hasMail"
     from podcast_requests request join private.productions on request_id = id where id = $1`,
    [id],
  )
  const { status, hasEnded, isAwaiting, isOut, letters, hasMail } = rows[0]
  const says = (kind: string) => letters.includes(kind)
  assert.ok(!(says('episode-ready') && says('request-failed')), `${what}: two letters`)
  assert.equal(isOut, says('episode-ready'), `${what}: a letter for a page`)
  assert.equal(says('request-failed'), status === 'failed', `${what}: a letter for a failure`)
  assert.ok(!isOut || (status !== 'failed' && status !== 'stopped'), `${what}: ${status} with a page`)
  assert.ok(status !== 'failed' || hasEnded, `${what}: failed and not ended`)
  assert.ok(!(hasEnded && isAwaiting), `${what}: ended and waiting`)
  assert.ok(status !== 'stopped' || !hasMail, `${what}: stopped with mail`)
}
