import type pg from 'pg'
import { keepLink } from '#database/sign-in-links.ts'
import type { LinkTerms } from '#domain/sign-in.ts'
import { hashOfSecret, newSecret } from '#operations/open-session.ts'

/** Resolves to what opens the door, which is kept nowhere; undefined for somebody who may not come in. */
export async function makeLink(
  client: pg.Pool | pg.ClientBase,
  operatorId: string,
  terms: LinkTerms,
): Promise<string | undefined> {
  const secret = newSecret()
  const isKept = await keepLink(client, { operatorId, tokenHash: hashOfSecret(secret), ...terms })
  return isKept ? secret : undefined
}
