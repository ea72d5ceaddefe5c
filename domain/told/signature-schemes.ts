/** How companies sign what they tell: all of them with HMAC-SHA256 over the bytes, most with a moment before them. */
import type { Source } from './source.ts'

type Scheme = {
  header: string
  /** Undefined: no moment is signed. */
  moment?: { name: string; behind: string }
  /** What stands between the parts of the header. */
  between: string
  signature?: string
}

export const schemes: Record<Source, Scheme> = {
  stripe: {
    header: 'stripe-signature',
    moment: { name: 't', behind: '.' },
    between: ',',
    signature: 'v1',
  },
  paddle: {
    header: 'paddle-signature',
    moment: { name: 'ts', behind: ':' },
    between: ';',
    signature: 'h1',
  },
  calendly: {
    header: 'calendly-webhook-signature',
    moment: { name: 't', behind: '.' },
    between: ',',
    signature: 'v1',
  },
  cal: { header: 'x-cal-signature-256', between: ',' },
}

export const signatureHeader = (source: Source) => schemes[source].header
