/** Two clients became one: letters that have gone out name the one that is no more. */
import type pg from 'pg'
import { showEpisodeOf } from '#database/show-episodes.ts'
import { isId } from '#domain/id.ts'
import type { Membership } from '#domain/member.ts'

/** Of whom the episode is now, if they belong to that one and to none by the name that was asked for. */
export async function clientNow(
  pool: pg.Pool,
  memberships: readonly Membership[],
  { client, request }: { client: string; request: string },
): Promise<string | undefined> {
  if (!isId(request) || memberships.some(({ clientId }) => clientId === client)) return undefined
  const shown = await showEpisodeOf(pool, request)
  return memberships.find(({ clientId, hasEnded }) => clientId === shown?.clientId && !hasEnded)?.clientId
}
