/** Files of an episode, kept under a name that follows from their bytes. */
import { type EpisodeMedia, type MediaFile, mediaFiles, mediaKey } from '#domain/published-episode.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import { fingerprint, mediaName } from './listen-token.ts'

type Files = Partial<Record<MediaFile, Blob>>

export const text = (content: string, type: string) => new Blob([content], { type })

// The cast: what draws pictures never puts them into shared memory, which is all that BlobPart excludes.
export const picture = (bytes: Uint8Array) =>
  new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' })

export async function keepFiles(storage: Storage, token: string, files: Files): Promise<EpisodeMedia> {
  const media = await mediaOf(token, files)
  for (const [file, content] of listed(files)) await putOnce(storage, mediaKey(media.name, file), content)
  return media
}

export async function deleteMedia(storage: Storage, name: string): Promise<void> {
  for (const key of await storage.list(mediaKey(name, ''))) await storage.delete(key)
}

const listed = (files: Files): [MediaFile, Blob][] =>
  mediaFiles.flatMap((file) => (files[file] ? [[file, files[file]] as [MediaFile, Blob]] : [])) // a pair, not a list

export async function mediaOf(token: string, files: Files): Promise<EpisodeMedia> {
  const fingerprints: string[] = []
  for (const [, content] of listed(files)) fingerprints.push(await fingerprint(content))
  const sizes = Object.fromEntries(listed(files).map(([file, { size }]) => [file, size]))
  // The cast: what came from elsewhere may lack transcript and chapters; its feed and its kit name what is there.
  return { name: mediaName(token, fingerprints), sizes: sizes as EpisodeMedia['sizes'] }
}

/** A name stands for its bytes: what is there need not be sent again. */
async function putOnce(storage: Storage, key: string, content: Blob): Promise<void> {
  const there = await storage.stat(key)
  if (there?.size !== content.size) await storage.put(key, content)
}
