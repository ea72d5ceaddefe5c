/** An episode whose sound is here whole, with what goes with it, kept as ours are. */
import { openAsBlob } from 'node:fs'
import type pg from 'pg'
import { keepArrived, type OwedArriving } from '#database/arriving-work.ts'
import { arrivingLimits } from '#domain/arriving-show.ts'
import { vttOf } from '#domain/vtt.ts'
import { arrivedPictures } from '#pictures/arrived-pictures.ts'
import { illustrate } from '#pictures/episode/illustrate.ts'
import type { Marked } from '#pictures/mark/mark.ts'
import { deleteMedia, keepFiles } from '#production/publish/keep-files.ts'
import type { Storage } from '#vendors/storage/storage.ts'
import type { FileWeb } from '#vendors/web/file-web.ts'
import { arrivedEpisode, chaptersIn } from './arrived-episode.ts'
import { arrivedFiles } from './arrived-files.ts'
import { fetchBeside } from './fetch-sound.ts'

export type Keeping = {
  pool: pg.Pool
  storage: Storage
  files: FileWeb
  /** Draws covers where none came. */
  maker(): Marked
  signal: AbortSignal
}

/** So often it is waited for what goes with the sound, where its host is busy. */
const mostTriesBeside = 4

export async function keepArriving(
  wanted: Keeping,
  owed: OwedArriving,
  came: { place: string; seconds: number },
) {
  const { pool, storage, files, signal } = wanted
  const { id, said, show, tries } = owed
  const beside = { files, signal, isPatient: tries < mostTriesBeside, most: arrivingLimits.textBytes }
  const text = async (url: string | null) => (await fetchBeside(url, beside))?.toString()
  const transcript = vttOf(await text(said.transcript))
  const seconds = came.seconds
  const chapters = chaptersIn(await text(said.chapters), seconds)
  const episode = arrivedEpisode({ said, show, seconds, transcript, chapters })
  const { pictures, isTheirs } = await picturesOf(wanted, owed)
  const media = await keepFiles(
    storage,
    id,
    arrivedFiles({
      episode,
      mp3: await openAsBlob(came.place, { type: 'audio/mpeg' }),
      pictures,
      vtt: transcript,
      hasChapters: chapters !== undefined,
    }),
  )
  const without = [
    said.transcript && !transcript && 'transcript',
    said.chapters && !chapters && 'chapters',
    (said.image ?? show.image) && !isTheirs && 'picture',
  ].filter((each) => typeof each === 'string')
  const name = await keepArrived(pool, id, { episode, media, without })
  if (name !== media.name) await deleteMedia(storage, media.name)
  return name === media.name
}

/** The oldest one's stands for the show in the feed. */
async function picturesOf({ files, maker, signal }: Keeping, { said, show, place, tries }: OwedArriving) {
  const beside = { files, signal, isPatient: tries < mostTriesBeside, most: arrivingLimits.pictureBytes }
  for (const url of place === 1 ? [show.image, said.image] : [said.image, show.image]) {
    const bytes = await fetchBeside(url, beside)
    const pictures = bytes && (await arrivedPictures(bytes))
    if (pictures) return { pictures, isTheirs: true }
  }
  const { title, author: business } = show
  const waveform = { levels: [], inks: '' }
  const drawn = { show: title, title: said.title, business, maker: maker(), colours: [], waveform }
  return { pictures: await illustrate(drawn), isTheirs: false }
}
