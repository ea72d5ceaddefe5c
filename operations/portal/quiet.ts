/** Letters about what waits are stopped by whoever gets them, and wanted again. Codes and letters about money still go. */
import { hash } from 'node:crypto'
import type pg from 'pg'
import { keepQuietLink, quietByLink, setQuiet } from '#database/quiet-members.ts'
import type { SecretKey } from '#database/secret-key.ts'
import type { Membership } from '#domain/member.ts'
import { isQuietToken, quietToken } from '#domain/stop-token.ts'

const hashOf = (token: string) => hash('sha256', token, 'buffer')

/** What opens the page on which the reader of such a letter ends them; only its hash is kept. */
export async function makeQuietToken(pool: pg.Pool, secretKey: SecretKey, memberId: string): Promise<string> {
  const token = quietToken(secretKey.tokenFor(`quiet ${memberId}`))
  await keepQuietLink(pool, memberId, hashOf(token))
  return token
}

/** False: the link is none of ours. */
export const quietByToken = async (pool: pg.Pool, token: string): Promise<boolean> =>
  isQuietToken(token) && quietByLink(pool, hashOf(token))

export const wantLetters = (pool: pg.Pool, member: Membership, wanted: boolean): Promise<void> =>
  setQuiet(pool, member.id, !wanted)
