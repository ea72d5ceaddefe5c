/** Episodes at every point of their way, what may be done to them, and what must be true afterwards. */
import type pg from 'pg'
import { failProduction } from '#database/productions.ts'
import { keepPublication } from '#database/publication.ts'
import { offerEpisode } from '#database/review.ts'
import type { DeskState } from '#domain/desk.ts'
import type { Edit } from '#domain/draft/edit.ts'
import type { Operator } from '#domain/operator.ts'
import { type MadeStep, madeSteps } from '#domain/production.ts'
import type { EpisodeMedia } from '#domain/published-episode.ts'
import {
  approveEpisode,
  holdEpisode,
  rejectEpisode,
  releaseEpisode,
  remakeEpisode,
  sendAgain,
  takeBackEpisode,
} from '#operations/decide-episode.ts'
import { editScript } from '#operations/edit-script.ts'
import { sendLettersAgain } from '#operations/send-letters-again.ts'
import { settleRequest } from '#operations/settle-request.ts'
import { stopRequest } from '#operations/stop-request.ts'
import { tryAgain } from '#operations/try-again.ts'
import { anEpisode, aRequest } from '#test/episode-under-test.ts'
import { beforeItsClient } from '#test/offers-under-test.ts'

const audioHash = 'ab'.repeat(32)
const offer = { version: 0, scriptHash: 'cd'.repeat(32), audioHash }
const said = 'Who is behind it?'
const script = {
  show: 'Slow Bread',
  title: 'What a loaf does at night',
  summary: ['One.', 'Two.', 'Three.'],
  chapters: [{ title: 'The dough', sentences: [{ speaker: 'host', text: said, support: 'bridge' }] }],
}
const bakery = { name: 'Mill Lane Bakery', url: 'https://bakery.test', host: 'bakery.test', language: 'en' }
const outputs = new Map<MadeStep, unknown>([
  ['read-website', { ...bakery, pages: [], passages: [], colours: [] }],
  ['check-facts', { script, ledger: {} }],
])
const edit: Edit = { kind: 'say', sentence: 'c1s1', was: said, text: 'Who does the work?' }

/** As the worker does it when it has come to its last step. */
export const publish = (pool: pg.Pool, requestId: string) =>
  keepPublication(pool, {
    requestId,
    tokenHash: requestId.replaceAll('-', '').repeat(2),
    episode: anEpisode(3),
    ledger: {},
    media: { name: `media-of-${requestId}`, sizes: {} as EpisodeMedia['sizes'] }, // nobody looks at its files
    facts: { title: 'Bread' },
    seconds: 1,
  })

async function under(pool: pg.Pool, step: MadeStep): Promise<string> {
  const id = await aRequest(pool)
  await pool.query('insert into private.productions (request_id, step, attempts) values ($1, $2, 1)', [
    id,
    step,
  ])
  const done = madeSteps.slice(0, madeSteps.indexOf(step))
  await pool.query(
    `insert into private.finished_steps (request_id, step, output, seconds)
     select $1, step, output, 1 from unnest($2::text[], $3::jsonb[]) as done (step, output)`,
    [id, done, done.map((each) => JSON.stringify(outputs.get(each) ?? {}))],
  )
  await pool.query(`update private.letters set state = 'sent' where request_id = $1`, [id])
  return id
}

const changed = async (pool: pg.Pool, id: string, change: string) => {
  await pool.query(`update private.productions set ${change} where request_id = $1`, [id])
  return id
}
const offered = async (pool: pg.Pool) => {
  const id = await under(pool, 'await-approval')
  await offerEpisode(pool, { requestId: id, ...offer }, 'review')
  return id
}
const approved = async (pool: pg.Pool, after: string) => {
  const id = await offered(pool)
  await pool.query(
    'update private.approvals set approved_at = now(), goes_at = now() + $2::interval where request_id = $1',
    [id, after],
  )
  return changed(pool, id, `awaits_approval_since = null, again_at = now() + interval '${after}'`)
}
const published = async (pool: pg.Pool, letter: 'queued' | 'sent') => {
  const id = await under(pool, 'publish')
  await publish(pool, id)
  if (letter === 'queued') return id
  await pool.query(`update private.letters set state = 'sent' where request_id = $1`, [id])
  await pool.query(`update podcast_requests set status = 'delivered' where id = $1`, [id])
  return id
}
const failed = async (pool: pg.Pool) => {
  const id = await under(pool, 'record-voices')
  await failProduction(pool, { requestId: id, code: 'our-trouble', reason: 'Ours.', trouble: 'Ours.' })
  return id
}
const stopped = async (pool: pg.Pool, id: string) => {
  await pool.query(`update podcast_requests set status = 'stopped' where id = $1`, [id])
  return id
}

const withClient = async (pool: pg.Pool, step: 'await-script' | 'await-episode') => {
  const id = await under(pool, step)
  await beforeItsClient(pool, id)
  return changed(pool, id, 'attempts = 0')
}

const isWritten = (step: MadeStep) => madeSteps.indexOf(step) > madeSteps.indexOf('check-facts')

export type Position = {
  name: string
  state: DeskState
  /** A worker is at it, so that nothing can be made anew. */
  isAtWork?: true
  letter?: 'queued' | 'sent'
  make(pool: pg.Pool): Promise<string>
}

export const positions: Position[] = [
  ...madeSteps.flatMap((step): Position[] => [
    {
      name: `while the line is at ${step}`,
      state: isWritten(step) ? 'making' : 'unwritten',
      isAtWork: true,
      make: (pool) => under(pool, step),
    },
    {
      name: `while ${step} waits for the world`,
      state: isWritten(step) ? 'waiting' : 'unwritten',
      isAtWork: true,
      make: async (pool) => changed(pool, await under(pool, step), `trouble = 'Away.', trouble_of = 'world'`),
    },
    {
      name: `held while the line is at ${step}`,
      state: isWritten(step) ? 'held' : 'unwritten',
      isAtWork: true,
      make: async (pool) => changed(pool, await under(pool, step), 'held_since = now()'),
    },
  ]),
  { name: 'offered', state: 'awaiting', make: offered },
  {
    name: 'whose script is with the client',
    state: 'with-client',
    make: (pool) => withClient(pool, 'await-script'),
  },
  {
    name: 'that is with the client',
    state: 'with-client',
    make: (pool) => withClient(pool, 'await-episode'),
  },
  {
    name: 'offered and held',
    state: 'held',
    make: async (pool) => changed(pool, await offered(pool), 'held_since = now()'),
  },
  { name: 'approved', state: 'making', isAtWork: true, make: (pool) => approved(pool, '0') },
  { name: 'approved just now', state: 'leaving', isAtWork: true, make: (pool) => approved(pool, '1 hour') },
  { name: 'published', state: 'published', letter: 'queued', make: (pool) => published(pool, 'queued') },
  { name: 'delivered', state: 'published', letter: 'sent', make: (pool) => published(pool, 'sent') },
  { name: 'failed', state: 'failed', make: failed },
  { name: 'stopped', state: 'stopped', make: async (pool) => stopped(pool, await under(pool, 'master')) },
  {
    name: 'stopped while it was offered',
    state: 'stopped',
    make: async (pool) => stopped(pool, await offered(pool)),
  },
]

type Done = Promise<boolean>
type Doing = (pool: pg.Pool, operator: Operator, requestId: string) => Done
const onRequest =
  (deed: typeof stopRequest): Doing =>
  async (pool, { id: operatorId }, requestId) =>
    (await deed({ pool, operatorId, requestId })).outcome === 'done'

export const deskDeeds = {
  edit: async (pool, operator, requestId) =>
    (await editScript(pool, { operator, requestId, edit })).outcome === 'kept',
  approve: async (pool, operator, requestId) =>
    (await approveEpisode(pool, { operator, requestId, audioHash })) === true,
  'take-back': (pool, operator, requestId) => takeBackEpisode(pool, { operator, requestId }),
  hold: (pool, operator, requestId) => holdEpisode(pool, { operator, requestId }),
  release: (pool, operator, requestId) => releaseEpisode(pool, { operator, requestId }),
  remake: (pool, operator, requestId) => remakeEpisode(pool, { operator, requestId }),
  reject: (pool, operator, requestId) =>
    rejectEpisode(pool, { operator, requestId, reason: 'Your website says two things.' }),
  'send-again': (pool, operator, requestId) => sendAgain(pool, { operator, requestId }),
} as const satisfies Record<string, Doing>

export const requestDeeds = {
  'try-again': onRequest(tryAgain),
  'send-letters-again': onRequest(sendLettersAgain),
  settle: onRequest(settleRequest),
  stop: onRequest(stopRequest),
} as const satisfies Record<string, Doing>
