import { hash } from 'node:crypto'
import type pg from 'pg'
import { keepStopLink, stopMailByToken } from '#database/letters.ts'
import type { SecretKey } from '#database/secret-key.ts'

/** What opens the page on which the reader of a request's letters stops them; only its hash is kept. */
export async function makeStopToken(pool: pg.Pool, secretKey: SecretKey, requestId: string): Promise<string> {
  const token = secretKey.tokenFor(`stop ${requestId}`)
  await keepStopLink(pool, requestId, hash('sha256', token, 'buffer'))
  return token
}

/** The reader of a letter wants no more of it, and no episode. False: the link is none of ours. */
export const stopMail = async (pool: pg.Pool, token: string): Promise<boolean> =>
  /^[0-9a-f]{64}$/.test(token) && stopMailByToken(pool, token)
