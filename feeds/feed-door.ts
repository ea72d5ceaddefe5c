/** `GET /shows/:show/feed.xml`: for apps, and for whoever opens it in a browser. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type pg from 'pg'
import { findPublicShow, heardShow } from '#database/heard-shows.ts'
import type { Receiver } from '#domain/directories.ts'
import { answeredBy, type PreparedFeed, preparedFeed } from './feed-answer.ts'
import { createFeedKeeper } from './feed-keeper.ts'
import { showFeed } from './show-feed.ts'

type PlainHeaders = Record<string, string>
type Wanted = {
  pool: pg.Pool
  origin: string
  headers: { feed: PlainHeaders; none: PlainHeaders }
  told?: readonly Receiver[] | undefined
  now?: () => number
}

export function createFeedDoor({ pool, origin, headers, told = [], now }: Wanted) {
  const feeds = createFeedKeeper({
    findPublicShow: (slug) => findPublicShow(pool, slug),
    write: async (showId) => {
      const heard = await heardShow(pool, showId)
      return heard && showFeed({ origin, told, ...heard })
    },
    prepare: (kept) => preparedFeed(kept, headers.feed),
    ...(now && { now }),
  })
  const none = (status: number) => new Response(null, { status, headers: headers.none })

  async function answer(request: Request, slug: string): Promise<Response> {
    const feed = await feeds.look(slug)
    if (!feed) return none(404)
    if (feed === 'closed') return none(410)
    if ('movedTo' in feed)
      return new Response(null, { status: 301, headers: { ...headers.feed, location: feed.movedTo } })
    return responseOf(feed.prepared, request)
  }

  /** Ahead of everything else, in the turn in which it was asked. False: it has to be looked at first. */
  function answerAtOnce(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    if (!path.endsWith(end) || !path.startsWith(start)) return false
    const feed = feeds.held(path.slice(start.length, -end.length))
    if (!feed) return false
    const { status, fields, body } = answeredBy(feed.prepared, {
      method: request.method ?? '',
      headers: request.headers,
    })
    response.writeHead(status, fields).end(body)
    return true
  }

  return { answer, answerAtOnce }
}

const [start, end] = ['/shows/', '/feed.xml']

function responseOf(feed: PreparedFeed, { method, headers }: Request): Response {
  const { status, fields, body } = answeredBy(feed, { method, headers: Object.fromEntries(headers) })
  const sent = new Headers()
  for (let at = 0; at < fields.length; at += 2) sent.append(fields[at] ?? '', fields[at + 1] ?? '')
  // The cast: buffers that zlib makes never lie in shared memory, which is all that BodyInit excludes.
  return new Response(body as BodyInit | undefined, { status, headers: sent })
}
