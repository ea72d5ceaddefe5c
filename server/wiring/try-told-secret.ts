import type pg from 'pg'
import { keysWords } from '#content/studio-keys.ts'
import { signedSince } from '#database/told.ts'
import type { Source } from '#domain/told/source.ts'
import type { Tried } from '#domain/vendor-key.ts'

const { heard, closed, unheard } = keysWords.toldSecret

/** Whoever tells us something cannot be asked: a secret works once something has come that it signed. */
export async function tryToldSecret(
  pool: pg.Pool,
  source: Source,
  secret: string | undefined,
): Promise<Tried> {
  if (!secret) return { outcome: 'unheard', reason: closed }
  const { isSigned, refusedToday } = await signedSince(pool, source)
  return isSigned
    ? { outcome: 'works', reason: heard }
    : { outcome: 'unheard', reason: unheard(refusedToday) }
}
