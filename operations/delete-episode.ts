import { hash } from 'node:crypto'
import type pg from 'pg'
import { findDeletion, findEpisode, forgetEpisode } from '#database/episodes.ts'
import { type Deletion, isListenToken, mediaKey } from '#domain/published-episode.ts'
import { isStorageTrouble, type Storage } from '#vendors/storage/storage.ts'

type Deleted = { outcome: 'deleted' } | { outcome: 'unknown' } | { outcome: 'wait'; reason: string }

/** Whoever has the link deletes the episode, its files and everything about the person who asked for it. */
export async function deleteEpisode(
  { pool, storage }: { pool: pg.Pool; storage: Storage },
  token: string,
): Promise<Deleted> {
  if (!isListenToken(token)) return { outcome: 'unknown' }
  const tokenHash = hash('sha256', token, 'hex')
  const found = await findEpisode(pool, tokenHash)
  if (!found) return { outcome: (await findDeletion(pool, tokenHash)) ? 'deleted' : 'unknown' }
  try {
    // Files first: were the row gone, nobody would know which ones are left.
    const keys = await storage.list(mediaKey(found.media.name, ''))
    for (const key of keys) await storage.delete(key)
  } catch (error) {
    if (isStorageTrouble(error)) return { outcome: 'wait', reason: error.message }
    throw error
  }
  const sizes = Object.values(found.media.sizes)
  await forgetEpisode(pool, tokenHash, {
    files: sizes.length,
    bytes: sizes.reduce((sum, each) => sum + each, 0),
  })
  return { outcome: 'deleted' }
}

export const deletionOf = async (pool: pg.Pool, token: string): Promise<Deletion | undefined> =>
  isListenToken(token) ? findDeletion(pool, hash('sha256', token, 'hex')) : undefined
