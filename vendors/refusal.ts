/** What a refusal means to whoever asked, in one rule for every vendor: each says only where it differs. */
import type { ToMend } from '#domain/vendor-key.ts'

/** Undefined: there was a fault, and no number for it. */
type Refusal = { status: number | undefined; retryAfter?: string | null | undefined; now?: number }

type Meaning =
  | { outcome: 'wait'; seconds?: number }
  | { outcome: 'give-up' }
  | { outcome: 'ask'; mend?: ToMend }

export type Manners = {
  /** Whether it may be another answer by itself later. */
  passes(status: number): boolean
  /** What it means when nobody knows better. */
  otherwise: 'give-up' | 'ask'
  /** Whether we have an account there, which may be refused or unpaid. */
  knowsUs: boolean
  /** The longest that it can have us wait. */
  mostSeconds?: number
}

/** By HTTP; `more` are those that pass with some servers alone. */
export const passesByHttp =
  (...more: readonly number[]) =>
  (status: number) =>
    status >= 500 || [408, 429, ...more].includes(status)

/** A mail server's numbers say it in their first digit. */
export const passesBySmtp = (status: number) => status < 500

export function meaningOf({ status, retryAfter, now }: Refusal, manners: Manners): Meaning {
  if (status === undefined || manners.passes(status)) {
    const seconds = secondsIn(retryAfter, now)
    const { mostSeconds = Number.POSITIVE_INFINITY } = manners
    return { outcome: 'wait', ...(seconds !== undefined && { seconds: Math.min(seconds, mostSeconds) }) }
  }
  const mend = manners.knowsUs && mendedBy(status)
  return mend ? { outcome: 'ask', mend } : { outcome: manners.otherwise }
}

const mendedBy = (status: number): ToMend | undefined =>
  status === 402 ? 'bill' : status === 401 || status === 403 ? 'key' : undefined

/** Seconds, in parts with some servers, or a date (RFC 9110, 10.2.3). */
function secondsIn(header: string | null | undefined, now = Date.now()): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+(?:\.\d+)?$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}
