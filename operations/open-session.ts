/** From a browser's cookie to the operator behind it. Only a hash is kept of what the browser holds. */
import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { endSession, findSession, keepSession } from '#database/operators.ts'
import { isSecret, type Operator } from '#domain/operator.ts'

export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest()
export const newSecret = () => randomBytes(32).toString('base64url')

/** Resolves to what the browser must hold from now on. */
export async function openSession(pool: pg.Pool, operatorId: string): Promise<string> {
  const secret = newSecret()
  await keepSession(pool, operatorId, hashOfSecret(secret))
  return secret
}

/** `isWatching`: a page that asks by itself keeps nobody signed in. */
export async function operatorOf(
  pool: pg.Pool,
  secret: string | undefined,
  { isWatching = false } = {},
): Promise<Operator | undefined> {
  return secret && isSecret(secret) ? findSession(pool, hashOfSecret(secret), { isWatching }) : undefined
}

export async function closeSession(pool: pg.Pool, secret: string): Promise<void> {
  await endSession(pool, hashOfSecret(secret))
}
