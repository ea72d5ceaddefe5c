/** From clips to a tagged MP3 in one pass: mixed, mastered, encoded and written while later clips are still made. */
import { open, rename } from 'node:fs/promises'
import { Master, type Mastering } from '#audio/master.ts'
import { encodeMp3Into } from '#audio/mp3/encode-mp3.ts'
import type { Stereo } from '#audio/sound.ts'
import { takeOf } from '#domain/draft/draft.ts'
import type { Script } from '#domain/script.ts'
import { waveformBars } from '#domain/waveform.ts'
import { readClip } from '#production/recording/clip.ts'
import type { Clip } from '#production/recording/record-voices.ts'
import { arranged } from './arrangement.ts'
import { bitrateOf, type MasteredAs, themeFor } from './mastered-as.ts'
import { EpisodeMix, type Timing } from './mix-episode.ts'
import { fileTarget, WavFile } from './sound-files.ts'
import { tagOf } from './tag.ts'
import { cachedTheme } from './theme-cache.ts'

export type FileOrder = {
  script: Script
  form: MasteredAs
  theme: number
  /** Where the MP3 goes. */
  target: string
  /** Where it is written until it is whole; whoever ordered it clears away what a broken-off attempt leaves there. */
  draft: string
  wav?: string
  cover?: Uint8Array
  /** Where clips and themes are kept. */
  cacheFolder: string
  aim: Omit<Mastering, 'bitrate'>
}

export type ProducedFile = Timing & {
  loudness: number
  truePeak: number
  /** Of the waveform. */
  levels: number[]
}

export class ClipMissing extends Error {}

export async function produceFile(
  order: FileOrder,
  clips: AsyncIterable<Clip>,
  progress: (seconds: number) => void,
): Promise<ProducedFile> {
  const { script, form, target, draft, wav, cover, cacheFolder } = order
  const { theme, keep } = await cachedTheme(takeOf(script.show, order.theme), cacheFolder, script.format)
  const mix = new EpisodeMix(script, arranged(script, themeFor(form, theme, script.format)))
  const bitrate = bitrateOf[form]
  const master = new Master({ ...order.aim, bitrate })
  const words = { show: script.show, title: script.title, ...(cover && { cover }) }
  const longest = 4e6
  const later = script.chapters.map(({ title }) => ({ title, start: longest, end: longest }))
  const reserved = tagOf({ ...words, chapters: later, seconds: longest }).length
  await using file = await open(draft, 'wx')
  await file.write(tagOf({ ...words, chapters: [], seconds: 0 }, reserved), 0, reserved, 0)
  const blocks = master.run(mix.run(clips, samplesOf))
  const told = wav ? alsoInto(wav, blocks) : blocks
  const heard = await encodeMp3Into(fileTarget(file, reserved), told, bitrate, progress)
  await keep()
  const timing = mix.timing()
  await file.write(tagOf({ ...words, ...timing }, reserved), 0, reserved, 0)
  await file.sync()
  await rename(draft, target)
  return { ...timing, ...heard.figures(), levels: heard.levels(waveformBars) }
}

async function samplesOf({ file }: Clip): Promise<Float32Array> {
  const samples = await readClip(file)
  if (!samples) throw new ClipMissing(`The clip ${file} is not there any more`)
  return samples
}

async function* alsoInto(name: string, blocks: AsyncIterable<Stereo>): AsyncGenerator<Stereo> {
  await using wav = await WavFile.create(name)
  for await (const block of blocks) {
    await wav.write(block)
    yield block
  }
  await wav.finish()
}
