/** Feeds and sound of shows behind a port, with a clock that tests turn. */
import http from 'node:http'
import { Writable } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type pg from 'pg'
import { createDoors } from '#server/doors/doors.ts'
import { createListeningDoors } from '#server/doors/listening-doors.ts'
import { createShowDoors } from '#server/doors/show-doors.ts'
import { createLog } from '#server/process/log.ts'
import { securityHeaders } from '#server/site/security-headers.ts'
import { openSoundCounting } from '#server/wiring/sound-counting.ts'
import { startDatabase } from './database-under-test.ts'
import { emptyTables } from './empty-tables.ts'
import { aMediaFolder } from './episode-under-test.ts'
import { listen } from './requests-under-test.ts'
import { builtOrigin } from './site-under-test.ts'
import { anOperator } from './studio-under-test.ts'

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

export const feed = '/shows/slow-bread/feed.xml'
export const sound = '/audio/slow-bread/twenty-hours.mp3'

type Wanted = { dataDir?: string; startsAt?: number; pool?: pg.Pool }

/** With a folder for notes it counts who listens; each X-Forwarded-For is somebody else. */
export async function startShowDoors({ dataDir = '', startsAt = 0, ...given }: Wanted = {}) {
  const pool = given.pool ?? (await startDatabase()).pool
  const storage = await aMediaFolder()
  const security = securityHeaders({ isHttps: true })
  const { operator } = await anOperator(pool)
  let time = startsAt
  const now = () => time
  const log = createLog(new Writable({ write: (_chunk, _, done) => done() }))
  const counting = dataDir ? await openSoundCounting({ pool, storage, dataDir, log, now }) : undefined
  const doors = createDoors({
    build: () => Promise.reject(new Error('There is no site here.')),
    database: { isReady: async () => true },
    log,
    security,
    trustedProxies: 1,
    listening: createListeningDoors({ pool, storage, security }),
    shows: createShowDoors({ pool, storage, security, origin: builtOrigin, notes: counting?.notes, now }),
  })
  const ask = askerAt(await listen(getRequestListener(doors.fetch)))
  const wait = (milliseconds = 5000) => {
    time += milliseconds
  }
  return {
    kept: { pool, storage, operator },
    ask,
    /** Whatever is kept in memory is looked at again. */
    wait,
    now,
    counting,
    /** The feed as it is then. */
    later: async (path = feed) => {
      wait()
      return String((await ask(path)).body)
    },
    empty: () => {
      wait()
      return emptyTables(pool, 'private.clients', 'podcast_requests', 'private.episodes')
    },
  }
}

/** As sent and as received. */
export const askerAt =
  (origin: string) =>
  (path: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const request = http.request(`${origin}/`, { path, method, headers, agent: false }, (response) => {
        const { statusCode: status = 0, headers } = response
        const parts: Buffer[] = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () => resolve({ status, headers, body: Buffer.concat(parts) }))
      })
      request.on('error', reject).end()
    })
