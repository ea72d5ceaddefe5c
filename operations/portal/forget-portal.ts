import type pg from 'pg'
import { forgetEndedMembers, forgetPortalCodes, forgetPortalSessions } from '#database/expired-portal.ts'
import { portalSessionEnds } from '#domain/member.ts'
import { retention } from '#domain/retention.ts'

/** What of the portal has been kept for long enough. */
export const portalChores = (pool: pg.Pool): Record<string, () => Promise<number>> => ({
  portalSessions: () => forgetPortalSessions(pool, retention.sessions, portalSessionEnds.afterSeconds),
  portalCodes: () => forgetPortalCodes(pool, retention.portalCodes),
  members: () => forgetEndedMembers(pool, retention.endedMembers),
})
