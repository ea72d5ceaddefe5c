import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import type pg from 'pg'
import { createProgressDoor } from '#api/progress-door.ts'
import { createRestDoor } from '#api/rest-door.ts'
import { findMakings } from '#database/makings.ts'
import { findStandings, type RequestLimits } from '#database/requests.ts'
import { openIntake } from '#database/requests-intake.ts'
import { followRequests } from '#operations/follow-requests.ts'
import { requestEpisode } from '#operations/request-episode.ts'
import { stopMail } from '#operations/stop-mail.ts'
import type { Log } from '#server/process/log.ts'
import type { SecurityHeaders } from '#server/site/security-headers.ts'
import { paths } from '#site/paths.ts'
import { clientOf } from './client-of.ts'

/** A request whose address was looked at; what it was sent to before is for the log. */
export type Incoming = IncomingMessage & { sentPath?: string }
export type RequestDoors = {
  /** What is in `noted` goes into the request's line in the log. */
  Variables: { log: Log; requestId: string; client: string; noted: Record<string, unknown> }
  Bindings: { incoming?: Incoming }
}
type Wanted = {
  config: {
    anonymousKey: string
    siteOrigin: string
    allowedOrigins: readonly string[]
    trustedProxies: number
    rateLimits: RequestLimits
  }
  pool: pg.Pool
  log: Log
  security: SecurityHeaders
  stopped: AbortSignal
  lookEveryMilliseconds?: number
}

/** Asking for a free episode, and following it. */
export function createRequestDoors({ config, pool, log, security, stopped, ...wanted }: Wanted) {
  const { anonymousKey, siteOrigin, allowedOrigins, rateLimits, trustedProxies } = config
  const headers = security.unkept()
  const take = openIntake(pool, rateLimits)
  const rest = createRestDoor({
    anonymousKey,
    origins: [siteOrigin, ...allowedOrigins],
    headers,
    requestEpisode: (wish) => requestEpisode(take, wish),
  })
  const follow = followRequests({
    findStandings: (tickets) => findStandings(pool, tickets),
    findMakings: (tickets) => findMakings(pool, tickets),
    everybody: rateLimits?.everybody ?? [],
    everyMilliseconds: wanted.lookEveryMilliseconds ?? 1000,
  })
  const progress = createProgressDoor({ follow, headers, stopped })
  const warnOnce = warning(log)

  function counted(incoming: IncomingMessage | undefined): string {
    if (incoming?.headers['x-forwarded-for'] && trustedProxies === 0 && rateLimits) warnOnce()
    return clientOf(incoming, trustedProxies)
  }

  const doors = new Hono<RequestDoors>()
  doors.on(['ALL'], ['/rest/v1', '/rest/v1/*'], (context) =>
    rest(context.req.raw, {
      id: context.get('requestId'),
      client: counted(context.env?.incoming),
      incoming: context.env?.incoming,
      note: (fields) => context.set('noted', fields),
    }),
  )
  doors.get('/progress/:ticket', ({ req, env }) =>
    progress(req.raw, req.param('ticket'), counted(env?.incoming)),
  )
  // Only a deed of its reader: programs that check links in mail open them.
  doors.post('/stop/:token', async ({ req }) => {
    const location = paths.stop(await stopMail(pool, req.param('token')))
    return new Response(null, { status: 303, headers: { ...headers, location } })
  })
  return doors
}

/** Behind a proxy that we do not know of, all visitors share one limit. */
function warning(log: Log): () => void {
  let isSaid = false
  return () => {
    if (!isSaid)
      log.warn({ event: 'proxy-not-trusted', advice: 'Set TRUSTED_PROXIES to the number of proxies.' })
    isSaid = true
  }
}
