import { hash } from 'node:crypto'
import type pg from 'pg'
import { listenKey, mediaOfRequest } from '#database/episodes.ts'
import { keepPublication } from '#database/publication.ts'
import type { SecretKey } from '#database/secret-key.ts'
import type { Episode, EpisodeFacts } from '#domain/episode.ts'
import type { EpisodeMedia, MediaFile } from '#domain/published-episode.ts'
import { isStorageTrouble, type Storage } from '#vendors/storage/storage.ts'
import { chaptersJson } from './chapters-json.ts'
import { deleteMedia, keepFiles, mediaOf, picture, text } from './keep-files.ts'
import { listenToken } from './listen-token.ts'
import { transcriptText } from './transcript-text.ts'
import { transcriptVtt } from './transcript-vtt.ts'

export type Publication = {
  requestId: string
  episode: Episode
  ledger: unknown
  facts: EpisodeFacts
  /** `await openAsBlob(file, { type: 'audio/mpeg' })` reads a file only as it is sent. */
  mp3: Blob
  /** JPEG, as `illustrate` makes them. */
  cover: Uint8Array
  smallCover: Uint8Array
  card: Uint8Array
}

export type Published =
  | { outcome: 'published'; token: string; media: EpisodeMedia }
  | { outcome: 'wait' | 'ask'; reason: string }
  | { outcome: 'give-up'; reason: string }
  /** Somebody has ended it, or holds it. */
  | { outcome: 'ended'; reason: string }
  | { outcome: 'held'; reason: string }

type Files = Record<MediaFile, Blob>

/** Puts an episode where its link finds it; one that is made again replaces the first. */
export async function publishEpisode(
  { pool, storage, secretKey }: { pool: pg.Pool; storage: Storage; secretKey: SecretKey },
  publication: Publication,
): Promise<Published> {
  const { requestId, episode, ledger, facts } = publication
  const startedAt = performance.now()
  const token = listenToken(await listenKey(pool, secretKey), requestId)
  const files = filesOf(publication)
  const media = await mediaOf(token, files)
  const before = await mediaOfRequest(pool, requestId)
  try {
    await keepFiles(storage, token, files)
    const tokenHash = hash('sha256', token, 'hex')
    const seconds = (performance.now() - startedAt) / 1000
    const kept = await keepPublication(pool, { requestId, tokenHash, episode, ledger, media, facts, seconds })
    if (kept !== 'kept') {
      const shown = await mediaOfRequest(pool, requestId)
      if (shown?.name !== media.name) await deleteMedia(storage, media.name)
      return unkept[kept]
    }
    if (before && before.name !== media.name) await deleteMedia(storage, before.name)
    return { outcome: 'published', token, media }
  } catch (error) {
    if (isStorageTrouble(error)) return { outcome: error.outcome, reason: error.message }
    throw error
  }
}

const unkept = {
  deleted: { outcome: 'give-up', reason: 'The person who asked has deleted the request.' },
  ended: { outcome: 'ended', reason: 'Somebody has ended it.' },
  held: { outcome: 'held', reason: 'An operator holds it.' },
} as const

function filesOf({ episode, mp3, cover, smallCover, card }: Publication): Files {
  return {
    'episode.mp3': mp3,
    'cover.jpg': picture(cover),
    'cover-small.jpg': picture(smallCover),
    'card.jpg': picture(card),
    'transcript.vtt': text(transcriptVtt(episode), 'text/vtt; charset=utf-8'),
    'transcript.txt': text(transcriptText(episode), 'text/plain; charset=utf-8'),
    'chapters.json': text(chaptersJson(episode), 'application/json+chapters'),
  }
}
