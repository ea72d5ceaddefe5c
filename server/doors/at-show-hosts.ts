/** Requests under the name of a show: the same pages and the same feed as at ours, and nothing else. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type pg from 'pg'
import { knownHosts } from '#database/show-hosts.ts'
import { hostWord, hostWordPath, pathUnderHost } from '#domain/show-host.ts'
import type { SecurityHeaders } from '#server/site/security-headers.ts'
import { isDoor, targetIn } from './address.ts'

type Listener<Request> = (request: Request, response: ServerResponse) => void
type Wanted = {
  pool: pg.Pool
  siteOrigin: string
  security: SecurityHeaders
  /** What lies in memory: pages are ours, and what they are made of is the show's as well. */
  fileAt(path: string): 'page' | 'part' | undefined
  now?: (() => number) | undefined
}

/** Looked at like feeds: what is known may be five seconds old. */
const heldFor = 5000

export function atShowHosts<Request extends IncomingMessage>(
  { pool, siteOrigin, security, fileAt, now = Date.now }: Wanted,
  answer: Listener<Request>,
): Listener<Request> {
  const ours = new URL(siteOrigin).hostname
  const look = hostsLooker(pool, now)
  return (request, response) => {
    const host = nameIn(request.headers.host, ours)
    if (!host) return answer(request, response)
    void look().then((known) => {
      const shows = known.get(host) ?? []
      const { path, search } = targetIn(request.url ?? '')
      if (shows.length > 0 && path === hostWordPath) return said(shows, response, security)
      const show = shows.find(({ isProved }) => isProved)
      if (!show || fileAt(path) === 'part') return answer(request, response)
      const meant = pathUnderHost(show.slug, path)
      // What could be an episode and is a page or a door of ours: pages of shows link there.
      const isOurs = path !== '/' && path !== meant && (fileAt(path) === 'page' || isDoor(path))
      if (meant && !isOurs) {
        request.url = meant + search
        return answer(request, response)
      }
      const elsewhere = /^\/[\w./~-]*$/.test(path) && { location: siteOrigin + path + search }
      response.writeHead(elsewhere ? 308 : 404, { ...security.unkept(), ...elsewhere }).end()
    })
  }
}

/** Undefined: it is ours, or a number, or one of the machine's own names, which are nobody's. */
function nameIn(host: string | undefined, ours: string): string | undefined {
  const name = host?.replace(/:\d+$/, '').toLowerCase()
  return name && name !== ours && /[a-z][a-z\d-]*$/.test(name) && name.includes('.') ? name : undefined
}

type Known = Awaited<ReturnType<typeof knownHosts>>

/** Where the database is away, what was known holds. */
function hostsLooker(pool: pg.Pool, now: () => number): () => Promise<Known> {
  let [known, lookedAt]: [Promise<Known>, number] = [Promise.resolve(new Map()), Number.NEGATIVE_INFINITY]
  return () => {
    if (now() - lookedAt >= heldFor) {
      lookedAt = now()
      const before = known
      known = knownHosts(pool).catch(() => before)
    }
    return known
  }
}

function said(
  shows: readonly { token: string }[],
  response: ServerResponse,
  security: SecurityHeaders,
): void {
  response.writeHead(200, { ...security.unkept(), 'content-type': 'text/plain; charset=utf-8' })
  response.end(shows.map(({ token }) => `${hostWord(token)}\n`).join(''))
}
