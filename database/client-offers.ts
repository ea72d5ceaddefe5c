/** What is before a client, and what they have said of it. */
import type pg from 'pg'
import type { ClientVerdict, Gate } from '#domain/script-gate.ts'

type Offer = { requestId: string; version: number; hash: string }

/** Of whoever's show it is now, the newest decision about exactly this. */
const decidedBefore = (what: Gate) => `(select decisions.verdict from private.decisions
  where decisions.request_id = $1 and what = '${what}' and hash = decode($3, 'hex')
    and decisions.show_id = show_episodes.show_id order by at desc limit 1)`

/** The same words need not be decided twice. Resolves to what was decided of them. */
export async function keepOffer(
  client: pg.ClientBase,
  offer: Offer & { title: string },
): Promise<ClientVerdict | null> {
  const { requestId, title, version, hash } = offer
  const { rows } = await client.query<{ verdict: ClientVerdict | null }>(
    `update private.show_episodes set title = left($4, 300), version = $2, script_hash = decode($3, 'hex'),
       offered_at = case when script_hash = decode($3, 'hex') then offered_at else now() end,
       passes_at = case when script_hash = decode($3, 'hex') then passes_at end,
       verdict = ${decidedBefore('script')}
     where request_id = $1 returning verdict`,
    [requestId, version, hash, title],
  )
  return rows[0]?.verdict ?? null
}

/** Nor need the same sound. */
export async function keepSound(
  client: pg.ClientBase,
  { requestId, version, hash }: Offer,
): Promise<ClientVerdict | null> {
  const { rows } = await client.query<{ verdict: ClientVerdict | null }>(
    `update private.show_episodes set sound_version = $2, sound_hash = decode($3, 'hex'),
       sound_offered_at = case when sound_hash = decode($3, 'hex') then sound_offered_at else now() end,
       passes_at = case when sound_hash = decode($3, 'hex') then passes_at end,
       sound_verdict = ${decidedBefore('episode')}
     where request_id = $1 returning sound_verdict as verdict`,
    [requestId, version, hash],
  )
  return rows[0]?.verdict ?? null
}

/** Once it is approved, the line goes on; from a script with the edits that were approved. */
export async function keepVerdict(
  client: pg.ClientBase,
  { requestId, what, verdict }: { requestId: string; what: Gate; verdict: ClientVerdict },
): Promise<void> {
  const column = what === 'script' ? 'verdict' : 'sound_verdict'
  await client.query(`update private.show_episodes set ${column} = $2 where request_id = $1`, [
    requestId,
    verdict,
  ])
  if (verdict !== 'yes') return
  await client.query(
    `update private.productions set again_at = now(), version = case when $2 then show_episode.version else productions.version end
     from private.show_episodes show_episode
     where productions.request_id = $1 and show_episode.request_id = $1`,
    [requestId, what === 'script'],
  )
}

/** The line has others than these in its hands, and takes these next. */
export async function goOnWith(client: pg.ClientBase, requestId: string, version: number): Promise<void> {
  await client.query('update private.productions set again_at = now(), version = $2 where request_id = $1', [
    requestId,
    version,
  ])
}

/**
 * It has come to the gate and waits there: that it began does not count against it. The script that was written anew is
 * there now; the one before it goes, unless it has voices.
 */
export async function noteAtGate(client: pg.ClientBase, requestId: string): Promise<void> {
  await client.query(
    `delete from private.kept_steps where request_id = $1
       and not exists (select from private.kept_steps where request_id = $1 and step = 'master')`,
    [requestId],
  )
  const asNew =
    'update private.productions set attempts = 0, trouble = null, trouble_of = null where request_id = $1'
  await client.query(asNew, [requestId])
}
