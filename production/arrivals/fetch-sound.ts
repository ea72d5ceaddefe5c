/** The sound of an episode, fetched once into a file of its own, from where it broke off. */
import { open, rm, stat } from 'node:fs/promises'
import { FilePathSource, Input, MP3 } from 'mediabunny'
import { arrivingLimits } from '#domain/arriving-show.ts'
import type { FileWeb } from '#vendors/web/file-web.ts'
import type { WebFault } from '#vendors/web/web.ts'

type Wanted = {
  files: FileWeb
  url: string
  place: string
  /** Of what lies there already. */
  etag: string | null
  noteEtag(etag: string | null): Promise<void>
  /** Said again and again while it comes. */
  goesOn(): Promise<void>
  signal: AbortSignal
}

/** It lies at `place` when it is whole. */
export async function fetchSound({ files, url, place, etag, noteEtag, goesOn, signal }: Wanted) {
  const there = await stat(place).catch(() => undefined)
  await using file = await open(place, there ? 'r+' : 'w+')
  const from = { byte: etag ? (there?.size ?? 0) : 0, etag }
  let at = from.byte
  const fetched: { outcome: 'whole' } | WebFault = await files.fetchFile(url, {
    from,
    most: arrivingLimits.soundBytes,
    signal,
    async begin(coming) {
      at = coming.at
      await file.truncate(at)
      await noteEtag(coming.etag)
    },
    async take(part) {
      await file.write(part, 0, part.length, at)
      at += part.length
      await goesOn()
    },
  })
  if (fetched.outcome === 'whole') await file.sync()
  return fetched
}

/** Undefined: it is no MP3. */
export async function secondsOf(place: string): Promise<number | undefined> {
  const input = new Input({ formats: [MP3], source: new FilePathSource(place) })
  try {
    const seconds = await input.computeDuration()
    return seconds > 0 ? seconds : undefined
  } catch {
    return undefined
  } finally {
    input.dispose()
  }
}

export const dropSound = (place: string) => rm(place, { force: true })

/** What goes with the sound: where it does not come, the episode does without. */
export async function fetchBeside(files: FileWeb, url: string | null, most: number, signal: AbortSignal) {
  const parts: Buffer[] = []
  const found = url
    ? await files.fetchFile(url, {
        ...{ from: { byte: 0, etag: null }, most, signal },
        begin: async () => undefined,
        take: async (part) => void parts.push(part),
      })
    : undefined
  return found?.outcome === 'whole' ? Buffer.concat(parts) : undefined
}
