import { hash } from 'node:crypto'
import type pg from 'pg'
import { keepStopLink, stopMailByToken } from '#database/letters.ts'
import type { SecretKey } from '#database/secret-key.ts'
import { quietByToken } from './portal/quiet.ts'

/** What opens the page on which the reader of a request's letters stops them; only its hash is kept. */
export async function makeStopToken(pool: pg.Pool, secretKey: SecretKey, requestId: string): Promise<string> {
  const token = secretKey.tokenFor(`stop ${requestId}`)
  await keepStopLink(pool, requestId, hash('sha256', token, 'buffer'))
  return token
}

/**
 * What a press has come to. `done`: the reader wants no more mail, and no episode. `show-done`: letters about what waits
 * at a client are stopped, and nothing else is. `unknown`: the link is none of ours.
 */
export async function stopMail(pool: pg.Pool, token: string): Promise<'done' | 'show-done' | 'unknown'> {
  if (await quietByToken(pool, token)) return 'show-done'
  return /^[0-9a-f]{64}$/.test(token) && (await stopMailByToken(pool, token)) ? 'done' : 'unknown'
}
