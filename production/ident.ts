/** The site's own sound: what the hero plays until there are episodes. */

import { encodeMp3 } from './mastering/encode-mp3.ts'
import { loudness } from './mastering/loudness.ts'
import { Master } from './mastering/master.ts'
import { composeIdent } from './music/compose-ident.ts'
import { inSeconds, sampleRate } from './sound.ts'

export type Ident = { mp3: Uint8Array; seconds: number; peaks: number[]; loudness: number; truePeak: number }

const bars = 96
let made: Promise<Ident> | undefined

/** Made once per process, from notes and numbers alone: every process makes the same. */
export function ident(): Promise<Ident> {
  made ??= make()
  return made
}

async function make(): Promise<Ident> {
  const mix = composeIdent()
  const master = new Master(loudness(mix))
  const mp3 = await encodeMp3(master.run(inSeconds(mix)))
  return { mp3, seconds: mix[0].length / sampleRate, peaks: master.peaks(bars), ...master.figures() }
}
