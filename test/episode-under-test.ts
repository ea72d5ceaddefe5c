import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'
import type pg from 'pg'
import type { SecretKey } from '#database/secret-key.ts'
import type { Episode, SpokenSentence } from '#domain/episode.ts'
import { workKey } from '#domain/work-files.ts'
import { publishEpisode } from '#production/publish/publish-episode.ts'
import { folderStorage } from '#vendors/storage/folder.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { testSecretKey } from './secret-key-under-test.ts'

const said = [
  'Why does a loaf need twenty hours when the oven needs only one?',
  'Because Marta mixes the dough on the evening before, and then she waits.',
  'The bakery in Mill Lane has worked this way since 1994.',
  'So what do I get for all this waiting?',
]

/** What four sentences say, over and over, six seconds each. */
export function anEpisode(count = 24, changes: Partial<Episode> = {}): Episode {
  const sentences = Array.from({ length: count }, (_, at) => aSentence(at))
  const seconds = count * 6
  const third = (part: number) => Math.floor((count * part) / 3) * 6
  const chapter = (title: string, part: number) => ({ title, start: third(part), end: third(part + 1) })
  return {
    show: 'Slow Bread',
    title: 'What a loaf does at night',
    summary: ['A bakery waits.', 'We ask what for.', 'You hear what it costs.'],
    business: 'Mill Lane Bakery',
    website: 'https://bakery.test/',
    seconds,
    chapters: [chapter('The evening before', 0), chapter('Twenty hours', 1), chapter('Is it worth it?', 2)],
    sentences,
    voices: {
      host: { name: 'Ada', engine: 'flite', isPreview: true },
      guest: { name: 'Ben', engine: 'flite', isPreview: true },
    },
    loudness: -16.1,
    truePeak: -1.4,
    peaks: Array.from(
      { length: 96 },
      (_, at) => 0.15 + 0.8 * Math.abs(Math.sin(at * 1.7) * Math.sin(at / 9)),
    ),
    ...changes,
  }
}

function aSentence(at: number): SpokenSentence {
  const text = said[at % said.length] ?? ''
  const words = text.split(' ')
  const [start, each] = [at * 6, 5.6 / words.length]
  const passage = 'Our dough rests for twenty hours, as it has since we opened in Mill Lane in 1994.'
  return {
    speaker: at % said.length === 0 || at % said.length === 3 ? 'host' : 'guest',
    text,
    start,
    end: start + 5.6,
    words: words.map((word, index) => ({
      text: word,
      start: start + index * each,
      end: start + (index + 1) * each,
    })),
    evidence: at % said.length === 2 ? [{ url: 'https://bakery.test/about', passage }] : [],
  }
}

/** A folder for media that goes when the file's tests are over. */
export async function aMediaFolder(): Promise<Storage> {
  const root = await mkdtemp(path.join(tmpdir(), 'offmic-media-'))
  after(() => rm(root, { recursive: true }))
  return folderStorage(root)
}

export async function aRequest(pool: pg.Pool, email = 'ada@bakery.test'): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into podcast_requests (website_url, email) values ('https://bakery.test', $1) returning id`,
    [email],
  )
  if (!rows[0]) throw new Error('The table took no request.')
  return rows[0].id
}

/** A request whose words and sound are made; pictures and publishing are still to come. */
export async function withSound(pool: pg.Pool, storage: Storage, email?: string): Promise<string> {
  const requestId = await aRequest(pool, email)
  const mp3 = workKey(requestId, 'episode.mp3')
  await storage.put(mp3, new Blob([new Uint8Array(5000)], { type: 'audio/mpeg' }))
  const { show, title, summary } = anEpisode()
  const script = { show, title, summary, chapters: [] }
  await pool.query('insert into private.productions (request_id) values ($1)', [requestId])
  await keepSteps(pool, requestId, {
    'read-website': { name: 'Mill Lane Bakery', colours: [] },
    plan: {},
    'write-script': script,
    'check-facts': { script, ledger: {} },
    'record-voices': { clips: 1, seconds: 1 },
    master: { episode: anEpisode(), mp3 },
  })
  return requestId
}

export async function keepSteps(pool: pg.Pool, requestId: string, outputs: object): Promise<void> {
  for (const [step, output] of Object.entries(outputs))
    await pool.query(
      'insert into private.finished_steps (request_id, step, output, seconds) values ($1, $2, $3, 1)',
      [requestId, step, JSON.stringify(output)],
    )
}

type Wanted = {
  requestId?: string
  episode?: Episode
  mp3?: Uint8Array
  pictures?: Uint8Array
  secretKey?: SecretKey
}

/** Published as the line does it. */
export async function published(pool: pg.Pool, storage: Storage, wanted: Wanted = {}) {
  const bytes = Uint8Array.from({ length: 200_000 }, (_, at) => (at * 7919) % 251)
  const { episode = anEpisode(), mp3 = bytes, pictures = bytes.subarray(0, 900) } = wanted
  const { show, title, summary, seconds } = episode
  const requestId = wanted.requestId ?? (await aRequest(pool))
  await pool.query(
    `insert into private.productions (request_id) select id from podcast_requests where id = $1
     on conflict (request_id) do update set ended_at = null`,
    [requestId],
  )
  const result = await publishEpisode(
    { pool, storage, secretKey: wanted.secretKey ?? testSecretKey },
    {
      requestId,
      episode,
      ledger: { sentences: episode.sentences.length },
      facts: { show, title, summary, seconds, isPreview: true },
      mp3: new Blob([new Uint8Array(mp3)], { type: 'audio/mpeg' }),
      cover: pictures,
      smallCover: pictures,
      card: pictures,
    },
  )
  if (result.outcome !== 'published') throw new Error(result.reason)
  return { ...result, mp3 }
}
