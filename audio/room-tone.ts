/** The air of a quiet room. Digital silence sounds like a hole, and makes every filter behind it ten times as slow. */
import { seeded } from '#domain/seeded.ts'
import { filter, highPass, lowPass } from './filter.ts'
import { noise } from './random.ts'
import { amplify, amplitude, power, sampleRate } from './sound.ts'

const level = amplitude(-74)
const seconds = 5

const air = filter(noise(seeded(11), seconds * sampleRate), highPass(90), lowPass(1800))
amplify(air, level / Math.sqrt(power(air)))

/** A fresh block of it, as it sounds `from` samples in; like a voice, it is to be heard from both sides. */
export function roomTone(from: number, length: number): Float32Array {
  const block = new Float32Array(length)
  for (let at = 0; at < length; ) {
    const start = (from + at) % air.length
    const piece = air.subarray(start, start + length - at)
    block.set(piece, at)
    at += piece.length
  }
  return block
}
