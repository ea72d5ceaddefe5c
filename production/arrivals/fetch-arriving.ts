/** Fetches what arriving shows are owed, one episode after the other, each once and from where it broke off. */
import { openAsBlob } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import {
  claimArriving,
  keepArrived,
  loseArriving,
  noteAllHere,
  noteEtag,
  type OwedArriving,
  postponeArriving,
  renewClaim,
} from '#database/arriving-work.ts'
import { arrivingLimits } from '#domain/arriving-show.ts'
import { isVtt } from '#domain/vtt.ts'
import { arrivedPictures } from '#pictures/arrived-pictures.ts'
import { illustrate } from '#pictures/episode/illustrate.ts'
import type { Marked } from '#pictures/mark/mark.ts'
import { deleteMedia, keepFiles } from '#production/publish/keep-files.ts'
import { isStorageTrouble, type Storage } from '#vendors/storage/storage.ts'
import type { FileWeb } from '#vendors/web/file-web.ts'
import { arrivedEpisode } from './arrived-episode.ts'
import { arrivedFiles } from './arrived-files.ts'
import { dropSound, fetchBeside, fetchSound, secondsOf } from './fetch-sound.ts'

export type Arriving = {
  pool: pg.Pool
  storage: Storage
  files: FileWeb
  /** Where sound lies until it is whole. */
  folder: string
  /** Draws covers where none came. */
  maker(): Marked
  signal: AbortSignal
}

const pauses = [60, 300, 900, 3600, 3 * 3600, 6 * 3600]
const mostTries = 12

/** Until nothing is due. Resolves to how many episodes came. */
export async function fetchArriving(wanted: Arriving): Promise<number> {
  await mkdir(wanted.folder, { recursive: true })
  for (let came = 0; ; ) {
    const owed = wanted.signal.aborted ? undefined : await claimArriving(wanted.pool)
    if (!owed) {
      await noteAllHere(wanted.pool)
      return came
    }
    if (await fetchOne(wanted, owed)) came++
  }
}

async function fetchOne(wanted: Arriving, owed: OwedArriving): Promise<boolean> {
  const { pool, folder, files, signal } = wanted
  const { id, said, etag } = owed
  const place = path.join(folder, `${id}.part`)
  const fetched = await fetchSound({
    ...{ files, url: said.sound.url, place, etag, signal, goesOn: renewing(pool, id) },
    noteEtag: (tag) => noteEtag(pool, id, tag),
  }).catch((error: unknown) => {
    if (!signal.aborted) throw error
    // The next one goes on from there at once.
    return { outcome: 'wait', reason: 'we stopped', seconds: 0 } as const
  })
  if (fetched.outcome === 'wait') return later(wanted, owed, fetched.reason, fetched.seconds)
  if (fetched.outcome === 'give-up') return lose(wanted, id, place, fetched.check)
  const seconds = await secondsOf(place)
  if (!seconds) return lose(wanted, id, place, 'no-mp3')
  try {
    const isKept = await keep(wanted, owed, { place, seconds })
    await dropSound(place)
    return isKept
  } catch (error) {
    if (isStorageTrouble(error)) return later(wanted, owed, error.message)
    throw error
  }
}

const renewedEach = 60_000

function renewing(pool: pg.Pool, id: string) {
  let renewedAt = performance.now()
  return async () => {
    if (performance.now() - renewedAt < renewedEach) return
    renewedAt = performance.now()
    await renewClaim(pool, id)
  }
}

async function keep(wanted: Arriving, owed: OwedArriving, came: { place: string; seconds: number }) {
  const { pool, storage, files, signal } = wanted
  const { id, said, show } = owed
  const text = async (url: string | null) =>
    (await fetchBeside(files, url, arrivingLimits.textBytes, signal))?.toString()
  const transcript = await text(said.transcript)
  const episode = arrivedEpisode({
    ...{ said, show, seconds: came.seconds, transcript },
    chapters: await text(said.chapters),
  })
  const media = await keepFiles(
    storage,
    id,
    arrivedFiles({
      episode,
      mp3: await openAsBlob(came.place, { type: 'audio/mpeg' }),
      pictures: await picturesOf(wanted, owed),
      vtt: transcript && isVtt(transcript) ? transcript : undefined,
      hasChapters: said.chapters !== null,
    }),
  )
  const kept = await keepArrived(pool, id, { episode, media })
  if (kept === 'gone') await deleteMedia(storage, media.name)
  return kept === 'kept'
}

async function picturesOf({ files, maker, signal }: Arriving, { said, show }: OwedArriving) {
  for (const url of [said.image, show.image]) {
    const bytes = await fetchBeside(files, url, arrivingLimits.pictureBytes, signal)
    const pictures = bytes && (await arrivedPictures(bytes))
    if (pictures) return pictures
  }
  const { title, author: business } = show
  const waveform = { levels: [], inks: '' }
  return illustrate({ show: title, title: said.title, business, maker: maker(), colours: [], waveform })
}

async function later({ pool }: Arriving, { id, tries }: OwedArriving, trouble: string, seconds?: number) {
  if (tries >= mostTries) await loseArriving(pool, id, trouble)
  else await postponeArriving(pool, id, { seconds: seconds ?? pauses[tries - 1] ?? 6 * 3600, trouble })
  return false
}

async function lose({ pool }: Arriving, id: string, place: string, trouble: string) {
  await dropSound(place)
  await loseArriving(pool, id, trouble)
  return false
}
