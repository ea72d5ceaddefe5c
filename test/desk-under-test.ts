import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'
import type pg from 'pg'
import { defaultCast, voiceNamed } from '#content/voices.ts'
import { offerEpisode } from '#database/review.ts'
import { publishEpisode } from '#production/publish/publish-episode.ts'
import type { Vendors } from '#production/steps/step.ts'
import { openWorkshop } from '#production/workshop.ts'
import { until } from '#test/faults/alive.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { speech } from '#vendors/voices/flite/flite-speech.ts'
import { createWeb } from '#vendors/web/create-web.ts'

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
    speech,
    storage,
    cast: { host, guest },
    cacheFolder,
    approve: (offer) => offerEpisode(pool, offer, 'review'),
    publish: (publication) => publishEpisode({ pool, storage }, publication),
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
  until(async () => (await productionOf(pool, requestId))?.isAwaiting, 240)
