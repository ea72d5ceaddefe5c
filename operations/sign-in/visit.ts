import type pg from 'pg'
import type { SecretKey } from '#database/secret-key.ts'
import type { Halfway } from '#database/sessions.ts'
import type { Operator } from '#domain/operator.ts'

/** Somebody at the studio's door, and what is known about them before they have signed in. */
export type Visit = {
  pool: pg.Pool
  /** What secrets are kept with. */
  secretKey: SecretKey
  siteOrigin: string
  address: string
  /** For people, such as "Firefox on Linux". */
  browser: string
  /** What their cookies say; neither need be true. */
  sessionSecret: string | undefined
  browserSecret: string | undefined
  halfway: Halfway | undefined
  operator: Operator | undefined
}
export type RefusedVisit =
  | { outcome: 'wrong' }
  /** Too many tries; `seconds` until the next. */
  | { outcome: 'wait'; seconds: number }
/** What the browser must hold from now on. */
export type LetIn = { outcome: 'let-in'; session: string; browser: string }
