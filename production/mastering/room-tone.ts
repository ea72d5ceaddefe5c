/** The air of a quiet room. Digital silence sounds like a hole, and makes every filter behind it ten times as slow. */
import { noise, seeded } from '#production/music/random.ts'
import { amplify, amplitude, power, type Stereo, sampleRate } from '#production/sound.ts'
import { filter, highPass, lowPass } from './filter.ts'

const level = amplitude(-74)
const seconds = 5

const side = (seed: number) => {
  const air = filter(noise(seeded(seed), seconds * sampleRate), highPass(90), lowPass(1800))
  return amplify(air, level / Math.sqrt(power(air)))
}

const tone: Stereo = [side(11), side(12)]

/** A fresh block of it, as it sounds `from` samples in. */
export const roomTone = (from: number, length: number): Stereo => [
  cut(tone[0], from, length),
  cut(tone[1], from, length),
]

function cut(air: Float32Array, from: number, length: number) {
  const block = new Float32Array(length)
  for (let at = 0; at < length; ) {
    const start = (from + at) % air.length
    const piece = air.subarray(start, start + length - at)
    block.set(piece, at)
    at += piece.length
  }
  return block
}
