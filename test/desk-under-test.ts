import { openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'
import type pg from 'pg'
import { formulasOf } from '#content/programme/formulas.ts'
import { defaultCast, voiceNamed } from '#content/voices.ts'
import { finishStep } from '#database/production-steps.ts'
import { offerEpisode } from '#database/review.ts'
import type { Reading } from '#domain/evidence.ts'
import { checkScript } from '#domain/ledger/ledger.ts'
import type { MadeStep } from '#domain/production.ts'
import type { Script } from '#domain/script.ts'
import { workKey } from '#domain/work-files.ts'
import { checkFacts } from '#production/checking/check-facts.ts'
import { fingerprint } from '#production/publish/listen-token.ts'
import { publishEpisode } from '#production/publish/publish-episode.ts'
import type { Vendors } from '#production/steps/step.ts'
import { openWorkshop } from '#production/workshop.ts'
import { planOf } from '#production/writer/plan-programme.ts'
import { programmeOf } from '#production/writer/programme-of.ts'
import { readWebsite } from '#reader/read-website.ts'
import { until } from '#test/faults/alive.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { createWeb } from '#vendors/web/create-web.ts'
import { quickVoice } from './quick-voice.ts'
import { testSecretKey } from './secret-key-under-test.ts'

const quiet = { info() {}, warn() {}, error() {} }

/** Where one test file keeps its sound. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'desk-'))
  after(() => rm(folder, { recursive: true }))
  return folder
}

type Wanted = { pool: pg.Pool; storage: Storage; cacheFolder: string; changes?: Partial<Vendors> }

/** A line of its own that asks a person before anything goes out. */
export async function openLine({ pool, storage, cacheFolder, changes }: Wanted) {
  const [host, guest] = [voiceNamed(defaultCast.host), voiceNamed(defaultCast.guest)]
  if (!host || !guest) throw new Error('The usual voices are gone.')
  const vendors: Vendors = {
    web: createWeb({ siteOrigin: 'http://localhost:3000', fixtures: 'content/sample-sites' }),
    speech: quickVoice,
    storage,
    cast: { host, guest },
    cacheFolder,
    approve: (offer) => offerEpisode(pool, offer, 'review'),
    publish: (publication) => publishEpisode({ pool, storage, secretKey: testSecretKey }, publication),
    ...changes,
  }
  const stop = new AbortController()
  const patience = { retryDelay: 1, retryDelayMax: 1 }
  const wanted = { pool, vendors, log: quiet, signal: stop.signal, pauseMilliseconds: 20, patience }
  const close = await openWorkshop(wanted)
  return {
    vendors,
    async [Symbol.asyncDispose]() {
      stop.abort()
      await close()
    },
  }
}

export async function askedFor(pool: pg.Pool, website = 'harbour-lane-bakery.test'): Promise<string> {
  const { rows } = await pool.query(
    'insert into podcast_requests (website_url, email) values ($1, $2) returning id',
    [`https://${website}`, 'ada@bakery.test'],
  )
  return rows[0].id
}

export const productionOf = async (pool: pg.Pool, requestId: string) =>
  (
    await pool.query(
      `select awaits_approval_since is not null as "isAwaiting", ended_at is not null as "hasEnded", trouble,
         encode(audio_hash, 'hex') as "audioHash", approvals.version
       from private.productions left join private.approvals using (request_id) where request_id = $1`,
      [requestId],
    )
  ).rows[0]

export const isOffered = (pool: pg.Pool, requestId: string) =>
  until(async () => (await productionOf(pool, requestId))?.isAwaiting)

type Chapters = Script['chapters']
const opening = (chapters: Chapters) => chapters.slice(0, 1)

/** An episode that waits for its voices: of its opening alone, so that it is made in a few seconds. */
export async function aWrittenEpisode(
  pool: pg.Pool,
  cut: (chapters: Chapters) => Chapters = opening,
): Promise<string> {
  const { reading, plan, script: whole } = await written()
  const script = { ...whole, chapters: cut(whole.chapters) }
  const { rows } = await pool.query(
    `with asked as (
       insert into podcast_requests (website_url, email) values ($1, 'ada@bakery.test') returning id
     )
     insert into private.productions (request_id) select id from asked returning request_id as id`,
    [reading.url],
  )
  const requestId: string = rows[0].id
  await finish(pool, requestId, {
    'read-website': reading,
    plan,
    'write-script': script,
    'check-facts': { script, ledger: checkScript(script, { reading, formulas: formulasOf() }) },
  })
  await pool.query('update private.productions set again_at = now() where request_id = $1', [requestId])
  return requestId
}

async function finish(pool: pg.Pool, requestId: string, outputs: Partial<Record<MadeStep, unknown>>) {
  for (const [step, output] of Object.entries(outputs))
    await finishStep(pool, { requestId, step: step as MadeStep, output, seconds: 1, status: null })
}

/** For tests that show it a thousand times: its opening alone, and of its website what that points to. */
export async function aBriefOfferedEpisode(pool: pg.Pool, storage: Storage): Promise<string> {
  const { reading, script } = await written()
  const chapters = opening(script.chapters)
  const used = new Set(chapters.flatMap(({ sentences }) => sentences.flatMap(({ support }) => support)))
  const passages = reading.passages.filter(({ id }, at) => at < 5 || used.has(id))
  return offered(pool, storage, { reading: { ...reading, passages }, script: { ...script, chapters } })
}

/** An episode that waits for approval, with a recording that lies there already: sentences are half a second long. */
export async function anOfferedEpisode(pool: pg.Pool, storage: Storage, leastSentences = 0): Promise<string> {
  const { reading, script: whole } = await written()
  const count = whole.chapters.flatMap((chapter) => chapter.sentences).length
  const times = Math.max(1, Math.ceil(leastSentences / count))
  const script = { ...whole, chapters: Array.from({ length: times }, () => whole.chapters).flat() }
  return offered(pool, storage, { reading, script })
}

type Written = { reading: Reading; script: Script }

async function offered(pool: pg.Pool, storage: Storage, { reading, script }: Written): Promise<string> {
  const requestId = await askedFor(pool)
  const sentences = script.chapters.flatMap((chapter) => chapter.sentences)
  const spoken = sentences.map(({ text }, at) => ({ text, start: at / 2, end: at / 2 + 0.4, words: [] }))
  const mp3 = workKey(requestId, 'episode.mp3')
  const audio = await openAsBlob('content/samples/bay-nine.mp3', { type: 'audio/mpeg' })
  await storage.put(mp3, audio)
  await pool.query('insert into private.productions (request_id) values ($1)', [requestId])
  await finish(pool, requestId, {
    'read-website': reading,
    'check-facts': { script, ledger: checkScript(script, { reading, formulas: formulasOf() }) },
    master: { episode: { sentences: spoken, seconds: spoken.length / 2 }, mp3 },
    illustrate: {},
  })
  const audioHash = await fingerprint(audio)
  await offerEpisode(pool, { requestId, version: 0, scriptHash: audioHash, audioHash }, 'review')
  return requestId
}

let bakery: ReturnType<typeof writtenForBakery> | undefined

/** What is the same each time is worked out once. */
const written = () => {
  bakery ??= writtenForBakery()
  return bakery
}

async function writtenForBakery() {
  const web = createWeb({ siteOrigin: 'http://localhost:3000', fixtures: 'content/sample-sites' })
  const { signal } = new AbortController()
  const read = await readWebsite({ web, url: 'https://harbour-lane-bakery.test', signal })
  if (read.outcome !== 'read') throw new Error(read.reason)
  const { reading } = read
  const written = programmeOf(reading)
  if (written.outcome !== 'written') throw new Error('There is too little on the bakery.')
  const plan = planOf(reading, written, {})
  const programme = () => written.script
  const checked = await checkFacts({ script: written.script, reading, plan, programme })
  if (checked.outcome !== 'checked') throw new Error(checked.reason)
  return { reading, plan, script: checked.script }
}
