/** One answer with a file, part by part, and how long it is waited for. */
import type { IncomingMessage } from 'node:http'
import { faultOfStatus } from './outcome-of.ts'
import { giveUp } from './web.ts'

type From = { byte: number; etag: string | null }
type Coming = {
  /** Of this byte it is the first. */
  at: number
  /** What the other side says that all of it is; it may lie. */
  total: number | null
  etag: string | null
  type: string
}
const idleMilliseconds = 30_000
/** However much comes: others wait behind it, and it goes on from there later. */
const usualLongest = 20 * 60_000

export const rangeOf = ({ byte, etag }: From): Record<string, string> => ({
  'accept-encoding': 'identity',
  // Without a tag nobody knows whether the rest belongs to what is here.
  ...(byte > 0 && etag && { range: `bytes=${byte}-`, 'if-range': etag }),
})

export type Patience = ReturnType<typeof patient>

export function patient(signal: AbortSignal | undefined, longest = usualLongest) {
  const tooSlow = new AbortController()
  let timer = setTimeout(() => tooSlow.abort(), idleMilliseconds)
  const end = setTimeout(() => tooSlow.abort(), longest)
  return {
    signal: signal ? AbortSignal.any([tooSlow.signal, signal]) : tooSlow.signal,
    isOver: () => tooSlow.signal.aborted,
    again() {
      clearTimeout(timer)
      timer = setTimeout(() => tooSlow.abort(), idleMilliseconds)
    },
    end() {
      clearTimeout(timer)
      clearTimeout(end)
    },
  }
}

export type Wanting = {
  from: From
  most: number
  begin(coming: Coming): Promise<void>
  take(part: Buffer): Promise<void>
}
type Taking = Wanting & { patience: Patience }

export async function taken(answer: IncomingMessage, { from, most, begin, take, patience }: Taking) {
  const { statusCode = 0, headers } = answer
  if (statusCode === 416 && from.byte > 0) {
    // What is here goes with none of its files any more: it begins anew.
    answer.destroy()
    await begin({ at: 0, total: null, etag: null, type: '' })
    return { outcome: 'wait', reason: 'its beginning is another one', seconds: 0 } as const
  }
  const fault = faultOfStatus(statusCode, headers)
  if (fault || (statusCode !== 200 && statusCode !== 206)) {
    answer.destroy()
    return fault ?? giveUp('status')
  }
  const coming = comingIn(answer, from)
  if (!coming || (headers['content-encoding'] ?? 'identity') !== 'identity') {
    answer.destroy()
    return giveUp(coming ? 'coding' : 'protocol')
  }
  if ((coming.total ?? 0) > most) {
    answer.destroy()
    return giveUp('size')
  }
  await begin(coming)
  let received = coming.at
  for await (const part of answer) {
    patience.again()
    received += part.length
    if (received > most) {
      answer.destroy()
      return giveUp('size')
    }
    await take(part)
  }
  if (!answer.complete || (coming.total !== null && received < coming.total))
    return { outcome: 'wait', reason: 'it broke off' } as const
  return { outcome: 'whole', type: coming.type } as const
}

/** Undefined: another part than was asked for. */
function comingIn({ statusCode, headers }: IncomingMessage, from: From): Coming | undefined {
  const [etag, type] = [
    headers.etag && !headers.etag.startsWith('W/') ? headers.etag : null,
    headers['content-type'] ?? '',
  ]
  if (statusCode === 200) {
    const length = Number(headers['content-length'] ?? Number.NaN)
    return { at: 0, total: Number.isSafeInteger(length) ? length : null, etag, type }
  }
  const [, first, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers['content-range'] ?? '') ?? []
  if (Number(first) !== from.byte) return undefined
  return { at: from.byte, total: Number(total), etag, type }
}
