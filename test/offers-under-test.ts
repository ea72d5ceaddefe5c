/** Finished episodes of shows that wait for their clients. */
import type pg from 'pg'
import { showEpisodeOf } from '#database/show-episodes.ts'
import { offerSound } from '#database/sound-offers.ts'
import type { Membership } from '#domain/member.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { aBriefOfferedEpisode, anOfferedEpisode } from './desk-under-test.ts'
import { aSession } from './portal-under-test.ts'
import { firstOfHosts } from './scripts-under-test.ts'
import { aVisitor } from './sign-in-under-test.ts'

/** As the line leaves it there: somebody here has approved it, and its client has not heard it yet. */
export async function anEpisodeAtGate(
  pool: pg.Pool,
  storage: Storage,
  showId: string,
  leastSentences = 0,
): Promise<string> {
  const requestId =
    leastSentences > 0
      ? await anOfferedEpisode(pool, storage, leastSentences)
      : await aBriefOfferedEpisode(pool, storage)
  await pool.query(
    `insert into private.show_episodes (request_id, show_id, title) values ($1, $2, 'Slow bread')`,
    [requestId, showId],
  )
  const { rows } = await pool.query<{ hash: string }>(
    `update private.approvals set approved_at = now() where request_id = $1 returning encode(audio_hash, 'hex') as hash`,
    [requestId],
  )
  const audioHash = rows[0]?.hash ?? ''
  await pool.query(
    `insert into private.finished_steps (request_id, step, output, seconds)
     values ($1, 'await-approval', jsonb_build_object('version', 0, 'scriptHash', $2::text, 'audioHash', $2::text), 1)`,
    [requestId, audioHash],
  )
  await pool.query(
    `update private.productions set step = 'await-episode', again_at = null, awaits_approval_since = null
     where request_id = $1`,
    [requestId],
  )
  await offerSound(pool, { requestId, version: 0, audioHash })
  return requestId
}

/** Of a show whose client has it before them, script and sound. */
export const beforeItsClient = (pool: pg.Pool, requestId: string) =>
  pool.query(
    `with client as (insert into private.clients default values returning id), show as (
       insert into private.shows (client_id, paid_with) select id, id::text from client returning id)
     insert into private.show_episodes (request_id, show_id, script_hash, offered_at, sound_hash, sound_offered_at)
     select $1, id, sha256('words'), now(), sha256('sound'), now() from show`,
    [requestId],
  )

export const soundOf = async (pool: pg.Pool, requestId: string) =>
  (await showEpisodeOf(pool, requestId))?.sound

/** Somebody at the portal, with what they press on the page of an episode. */
export async function atEpisode(pool: pg.Pool, origin: string, member: Membership, requestId: string) {
  const { cookie } = await aSession(pool, member)
  const visitor = aVisitor(origin)
  const room = `/portal/${member.clientId}`
  const headers = { cookie }
  const read = async (address: string) => {
    const { text, ...rest } = await visitor.ask(address, { headers })
    return { ...rest, text: text.replaceAll('<!-- -->', '') }
  }
  const press = async (form: Record<string, string>, hash?: string) => {
    const seen = hash ?? (await soundOf(pool, requestId))?.hash ?? ''
    return visitor.ask(`${room}/episodes/${requestId}`, { form: { hash: seen, ...form }, headers })
  }
  return {
    home: () => read(room),
    see: (search = '') => read(`${room}/episodes/${requestId}${search}`),
    hear: async (hash?: string, more: Record<string, string> = {}) => {
      const name = (hash ?? (await soundOf(pool, requestId))?.hash ?? '').slice(0, 16)
      const address = `${origin}${room}/episodes/${requestId}/${name}.mp3`
      return fetch(address, { headers: { cookie, ...more }, redirect: 'manual' })
    },
    approve: (hash?: string) => press({ intent: 'approve' }, hash),
    askForChanges: (text = '') => press({ intent: 'changes', text }),
    remark: (text: string, sentence = firstOfHosts) => press({ intent: 'remark', sentence, text }),
  }
}
