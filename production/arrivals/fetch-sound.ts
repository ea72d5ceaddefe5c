/** The sound of an episode, fetched once into a file of its own, from where it broke off. */
import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { FilePathSource, Input, MP3 } from 'mediabunny'
import { arrivingLimits } from '#domain/arriving-show.ts'
import type { FileWeb } from '#vendors/web/file-web.ts'
import type { WebFault } from '#vendors/web/web.ts'

type Wanted = {
  files: FileWeb
  url: string
  place: string
  signal: AbortSignal
}

/** Of which file the part is that lies there. On this disk, too: another machine has parts of its own. */
const tagOf = (place: string) => `${place}.etag`

/** Where it lies when it is whole: whatever happens then, it is not fetched again. */
export const wholeSound = (place: string) => `${place}.whole`

export async function fetchSound({ files, url, place, signal }: Wanted) {
  if (await stat(wholeSound(place)).catch(() => undefined)) return { outcome: 'whole' } as const
  const there = await stat(place).catch(() => undefined)
  const etag = there ? await readFile(tagOf(place), 'utf8').catch(() => null) : null
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
      if (coming.etag) await writeFile(tagOf(place), coming.etag)
      else await rm(tagOf(place), { force: true })
    },
    async take(part) {
      await file.write(part, 0, part.length, at)
      at += part.length
    },
  })
  if (fetched.outcome !== 'whole') return fetched
  await file.sync()
  await rename(place, wholeSound(place))
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

export async function dropSound(place: string): Promise<void> {
  for (const each of [place, tagOf(place), wholeSound(place)]) await rm(each, { force: true })
}

/** It will come, and is not there now. */
export class ComesLater extends Error {}

type Beside = { files: FileWeb; most: number; isPatient: boolean; signal: AbortSignal }

/** What goes with the sound: where it never comes, the episode does without. */
export async function fetchBeside(url: string | null, { files, most, isPatient, signal }: Beside) {
  const parts: Buffer[] = []
  const found = url
    ? await files.fetchFile(url, {
        ...{ from: { byte: 0, etag: null }, most, signal },
        begin: async () => undefined,
        take: async (part) => void parts.push(part),
      })
    : undefined
  if (found?.outcome === 'wait' && isPatient) throw new ComesLater(found.reason)
  return found?.outcome === 'whole' ? Buffer.concat(parts) : undefined
}
