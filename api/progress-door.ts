import { openSeats } from '#domain/seats.ts'
import type { Follow, RequestProgress } from '#operations/follow-requests.ts'
import { ticketHash } from '#operations/request-episode.ts'
import type { PlainHeaders } from './rest-answer.ts'

type Wanted = {
  follow: Follow
  headers: PlainHeaders
  /** Ends all streams, because a server that stops waits for none. */
  stopped: AbortSignal
  heartbeatMilliseconds?: number
  /** The browser comes back by itself; what forgot to hang up does not. */
  longestMilliseconds?: number
}

const mostOfOneClient = 8
const mostOfAll = 2000
const bytes = new TextEncoder()
/** nginx would collect what is meant to be seen at once. */
const eventStream = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }

/**
 * `GET /progress/:ticket`: the events `progress` and `finished` of the request with this ticket. A ticket that nobody
 * has gets the same stream, in which nothing happens: nobody learns here which ones there are.
 */
export function createProgressDoor(wanted: Wanted) {
  const { headers, stopped } = wanted
  const seats = openSeats({ ofOne: mostOfOneClient, ofAll: mostOfAll })
  return (request: Request, ticket: string, client: string): Response => {
    if (stopped.aborted || request.method === 'HEAD')
      return new Response(null, { headers: { ...headers, ...eventStream } })
    if (!seats.take(client))
      return new Response(null, { status: 429, headers: { ...headers, 'retry-after': '60' } })
    const stream = streamOf(ticket, wanted, () => seats.leave(client))
    return new Response(stream, { headers: { ...headers, ...eventStream } })
  }
}

function streamOf(ticket: string, wanted: Wanted, ended: () => void): ReadableStream<Uint8Array> {
  const { follow, stopped, heartbeatMilliseconds = 15_000, longestMilliseconds = 600_000 } = wanted
  const hungUp = new AbortController()
  return new ReadableStream({
    start(controller) {
      const say = (text: string) => controller.enqueue(bytes.encode(text))
      say('retry: 5000\n: calm\n\n')
      const unfollow = follow(ticketHash(ticket), (progress) => {
        say(eventsOf(progress))
        if (progress.isFinished) end()
      })
      const heartbeat = setInterval(say, heartbeatMilliseconds, ': calm\n\n')
      const limit = setTimeout(end, longestMilliseconds)
      stopped.addEventListener('abort', end, { signal: hungUp.signal })
      hungUp.signal.addEventListener('abort', () => {
        unfollow()
        clearInterval(heartbeat)
        clearTimeout(limit)
        ended()
      })
      function end(): void {
        hungUp.abort()
        controller.close()
      }
    },
    cancel: () => hungUp.abort(),
  })
}

function eventsOf({ isFinished, ...told }: RequestProgress): string {
  const progress = told.done ? `event: progress\ndata: ${JSON.stringify(told)}\n\n` : ''
  return isFinished ? `${progress}event: finished\ndata: {}\n\n` : progress
}
