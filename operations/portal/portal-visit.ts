/** Somebody at the portal's door, and what their cookies come to. */
import type pg from 'pg'
import { endPortalSession, findPortalSession, membershipsOf } from '#database/portal-sessions.ts'
import type { Membership } from '#domain/member.ts'
import { isSecret } from '#domain/operator.ts'
import { hashOfSecret } from '#operations/open-session.ts'

/** Who is signed in: an address, and whatever it is or was a member of. */
type PortalPerson = { emailKey: string; memberships: readonly Membership[] }

export type PortalVisit = {
  pool: pg.Pool
  address: string
  /** For people, such as "Firefox on Linux". */
  browser: string
  /** What their cookies say; neither need be true. */
  sessionSecret: string | undefined
  askedSecret: string | undefined
  person: PortalPerson | undefined
}

/** Asked anew at every request: whoever is taken out is out at once. */
export async function portalPersonOf(
  pool: pg.Pool,
  secret: string | undefined,
): Promise<PortalPerson | undefined> {
  const emailKey =
    secret && isSecret(secret) ? await findPortalSession(pool, hashOfSecret(secret)) : undefined
  return emailKey ? { emailKey, memberships: await membershipsOf(pool, emailKey) } : undefined
}

export async function leavePortal({ pool, sessionSecret }: PortalVisit): Promise<void> {
  if (sessionSecret) await endPortalSession(pool, hashOfSecret(sessionSecret))
}
