/** From a browser's cookie to the operator behind it. Only a hash is kept of what the browser holds. */
import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { recordDeed } from '#database/deeds.ts'
import { endSession, findHalfway, findSession, type Halfway, keepSession } from '#database/sessions.ts'
import { isSecret, type Operator } from '#domain/operator.ts'

export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest()
export const newSecret = () => randomBytes(32).toString('base64url')

/** Resolves to what the browser must hold from now on. */
export async function openSession(
  client: pg.Pool | pg.ClientBase,
  operatorId: string,
  { isConfirmed = true, browser = '' } = {},
): Promise<string> {
  const secret = newSecret()
  await keepSession(client, { operatorId, tokenHash: hashOfSecret(secret), isConfirmed, browser })
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

/** Who has followed a link here, and has not yet shown a second factor. */
export async function halfwayOf(pool: pg.Pool, secret: string | undefined): Promise<Halfway | undefined> {
  return secret && isSecret(secret) ? findHalfway(pool, hashOfSecret(secret)) : undefined
}

export async function closeSession(pool: pg.Pool, secret: string): Promise<void> {
  const operatorId = await endSession(pool, hashOfSecret(secret))
  if (operatorId) await recordDeed(pool, { operatorId, deed: 'sign-out' })
}
