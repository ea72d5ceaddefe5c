import { hash } from 'node:crypto'
import type pg from 'pg'
import { keepEpisode, listenKey, mediaOfRequest } from '#database/episodes.ts'
import type { SecretKey } from '#database/secret-key.ts'
import type { Episode } from '#domain/episode.ts'
import { type EpisodeMedia, type MediaFile, mediaFiles, mediaKey } from '#domain/published-episode.ts'
import { isStorageTrouble, type Storage } from '#vendors/storage/storage.ts'
import { chaptersJson } from './chapters-json.ts'
import { fingerprint, listenToken, mediaName } from './listen-token.ts'
import { transcriptText } from './transcript-text.ts'
import { transcriptVtt } from './transcript-vtt.ts'

export type Publication = {
  requestId: string
  episode: Episode
  ledger: unknown
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

type Files = Record<MediaFile, Blob>

/** Puts an episode where its link finds it. Done again it changes nothing; with other content it replaces the first. */
export async function publishEpisode(
  { pool, storage, secretKey }: { pool: pg.Pool; storage: Storage; secretKey: SecretKey },
  publication: Publication,
): Promise<Published> {
  const { requestId, episode, ledger } = publication
  const token = listenToken(await listenKey(pool, secretKey), requestId)
  const files = filesOf(publication)
  const media = await mediaOf(token, files)
  const before = await mediaOfRequest(pool, requestId)
  try {
    for (const file of mediaFiles) await putOnce(storage, mediaKey(media.name, file), files[file])
    const tokenHash = hash('sha256', token, 'hex')
    const isKept = await keepEpisode(pool, { requestId, tokenHash, episode, ledger, media })
    if (!isKept) {
      await deleteMedia(storage, media.name)
      return { outcome: 'give-up', reason: 'The person who asked has deleted the request.' }
    }
    if (before && before.name !== media.name) await deleteMedia(storage, before.name)
    return { outcome: 'published', token, media }
  } catch (error) {
    if (isStorageTrouble(error)) return { outcome: error.outcome, reason: error.message }
    throw error
  }
}

function filesOf({ episode, mp3, cover, smallCover, card }: Publication): Files {
  const text = (content: string, type: string) => new Blob([content], { type })
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

// The cast: what draws pictures never puts them into shared memory, which is all that BlobPart excludes.
const picture = (bytes: Uint8Array) => new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' })

async function mediaOf(token: string, files: Files): Promise<EpisodeMedia> {
  const fingerprints: string[] = []
  for (const file of mediaFiles) fingerprints.push(await fingerprint(files[file]))
  const sizes = Object.fromEntries(mediaFiles.map((file) => [file, files[file].size]))
  // The cast: fromEntries forgets which names it was given.
  return { name: mediaName(token, fingerprints), sizes: sizes as EpisodeMedia['sizes'] }
}

/** A name stands for its bytes: what is there need not be sent again. */
async function putOnce(storage: Storage, key: string, content: Blob): Promise<void> {
  const there = await storage.stat(key)
  if (there?.size !== content.size) await storage.put(key, content)
}

async function deleteMedia(storage: Storage, name: string): Promise<void> {
  for (const key of await storage.list(mediaKey(name, ''))) await storage.delete(key)
}
