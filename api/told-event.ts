/** What is written down of a signed body before anybody understands it: which event it is, of what kind, and when. */
import { createHash } from 'node:crypto'
import { jsonIn, momentAt, secondAt, textAt, valueAt } from '#domain/told/json.ts'
import type { Source, ToldEvent } from '#domain/told/source.ts'

type Head = { id: string | undefined; kind: string | undefined; at: string | undefined; isTest?: boolean }

const heads: Record<Source, (body: unknown) => Head> = {
  stripe: (body) => ({
    id: textAt(body, 'id'),
    kind: textAt(body, 'type'),
    at: secondAt(body, 'created') ?? momentAt(body, 'created'),
    isTest: valueAt(body, 'livemode') === false,
  }),
  paddle: (body) => ({
    id: textAt(body, 'event_id'),
    kind: textAt(body, 'event_type'),
    at: momentAt(body, 'occurred_at'),
  }),
  // An event has no id: the invitee, and what happened to them, is one.
  calendly(body) {
    const [kind, uri] = [textAt(body, 'event'), textAt(body, 'payload', 'uri')]
    return { id: kind && uri && `${kind} ${uri}`, kind, at: momentAt(body, 'created_at') }
  },
  // Neither an id nor a moment is signed: what is sent again is the same event.
  cal: (body) => ({ id: undefined, kind: textAt(body, 'triggerEvent'), at: momentAt(body, 'createdAt') }),
}

const mostKind = 100

/** What is signed is kept, whatever it is: what has no id is known by its bytes, and what has no time by when it came. */
export function eventIn(source: Source, bytes: Buffer, now: Date): ToldEvent {
  const body = bytes.toString().replaceAll('\0', '')
  const { id, kind = 'unknown', at, isTest = false } = heads[source](jsonIn(body))
  return {
    source,
    id: id ?? createHash('sha256').update(bytes).digest('hex'),
    kind: kind.slice(0, mostKind),
    happenedAt: at ? new Date(at) : now,
    isTest,
    body,
  }
}
