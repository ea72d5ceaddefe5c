import type { Readable } from 'node:stream'
import { isAway } from '#database/is-away.ts'
import { signatureHeader } from '#domain/told/signature-schemes.ts'
import { type Source, sources, type ToldEvent } from '#domain/told/source.ts'
import { readBytes } from './read-body.ts'
import type { PlainHeaders } from './rest-answer.ts'
import { eventIn } from './told-event.ts'
import { judgeSignature, secretsIn } from './told-signature.ts'

/** An invoice with many lines is long; nothing else is. */
const mostBytes = 512 * 1024

type Wanted = {
  headers: PlainHeaders
  /** One secret, or two with a comma between them while one follows the other. */
  secretOf(source: Source): string | undefined
  /** Undefined: it is known. */
  keep(told: ToldEvent): Promise<string | undefined>
  /** All that stays of what was not signed. */
  countRefused(source: Source, reason: string): void
  now?: () => Date
}
type Seen = { incoming: Readable | undefined; note(fields: Record<string, unknown>): void }

/** `POST /told/:source`: the bytes, whoever signed them, one insert, and an answer. Nothing is understood here. */
export function createToldDoor({ headers, secretOf, keep, countRefused, now = () => new Date() }: Wanted) {
  async function outcomeOf(source: Source, request: Request, { incoming, note }: Seen): Promise<number> {
    const secrets = secretsIn(secretOf(source))
    if (secrets.length === 0) return 404
    const bytes = await readBytes(request, incoming, mostBytes)
    if (typeof bytes === 'string') return bytes === 'tooLarge' ? 413 : 400
    const header = request.headers.get(signatureHeader(source))
    const verdict = judgeSignature(source, { header, bytes, secrets, now: now() })
    if (verdict !== 'signed') {
      countRefused(source, verdict)
      note({ outcome: verdict })
      return 400
    }
    const told = eventIn(source, bytes, now())
    const isNew = await keep(told)
    note({ outcome: isNew ? 'told' : 'known' })
    return 200
  }

  return async (request: Request, name: string, seen: Seen): Promise<Response> => {
    const source = sources.find((each) => each === name)
    const status = source
      ? await outcomeOf(source, request, seen).catch((error: unknown) => {
          // What a database refuses it also quotes: only its code is for the log.
          seen.note({ outcome: isAway(error) ? 'away' : 'broken', code: codeOf(error) })
          return 503
        })
      : 404
    return new Response(null, { status, headers })
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined
