import type { Readable } from 'node:stream'
import type { EpisodeWish, Requested } from '#operations/request-episode.ts'
import { readRequestBody } from './read-body.ts'
import { readRow } from './read-row.ts'
import { type PlainHeaders, restAnswers } from './rest-answer.ts'
import { type RestRefusal, refusals, tooMany } from './rest-refusals.ts'
import { columnsOf, refusalAtTheDoor } from './rest-rules.ts'

/** What the server knows about a request besides the request itself, and what its line in the log shall say. */
type Seen = {
  id: string
  client: string
  incoming: Readable | undefined
  note(fields: Record<string, unknown>): void
}
type Wanted = {
  anonymousKey: string
  /** Whose pages may send requests from a browser. */
  origins: readonly string[]
  headers: PlainHeaders
  requestEpisode: (wish: EpisodeWish) => Promise<Requested>
}

/** PostgREST's protocol, as far as one insert goes: supabase-js and our own pages speak it. */
export function createRestDoor({ anonymousKey, origins, headers, requestEpisode }: Wanted) {
  const answers = restAnswers(origins, headers)

  async function insert(
    request: Request,
    { id, client, incoming, note }: Seen,
  ): Promise<RestRefusal | undefined> {
    const body = await readRequestBody(request, incoming)
    if ('refusal' in body) return body.refusal
    const reading = readRow(body.text, columnsOf(request.url))
    if ('refusal' in reading) return reading.refusal
    const { website_url: website, email, source } = reading.row
    const ticket = request.headers.get('request-ticket') ?? undefined
    const { outcome, person, reason, waitSeconds } = await requestEpisode({
      id,
      website,
      email,
      source,
      ticket,
      client,
    })
    note({ outcome, person, reason, source })
    return outcome === 'limited' ? tooMany(waitSeconds) : refusalFor[outcome]
  }

  return async (request: Request, seen: Seen): Promise<Response> => {
    const origin = request.headers.get('origin')
    if (request.method === 'OPTIONS') return answers.preflight(origin)
    const refusal =
      refusalAtTheDoor(request, anonymousKey) ??
      (await insert(request, seen).catch((error: unknown) => {
        seen.note({ error })
        return refusals.broken
      }))
    return refusal
      ? answers.refused(origin, refusal, request.method === 'HEAD')
      : answers.created(origin, request.headers.get('prefer'))
  }
}

const refusalFor = {
  made: undefined,
  known: undefined,
  repeated: undefined,
  taken: refusals.ticketTaken,
  refused: refusals.refused,
  unavailable: refusals.unavailable,
  'bad-website': refusals.badWebsite,
  'bad-email': refusals.badEmail,
} as const satisfies Record<Exclude<Requested['outcome'], 'limited'>, RestRefusal | undefined>
