/** A drummer with two fingers and a shaker: nothing that a voice would have to fight. */

import { bandPass, filter, highPass, lowPass } from '#audio/filter.ts'
import type { Drum } from '#audio/music/performance.ts'
import { noise } from '#audio/random.ts'
import { amplify, mixInto, sampleRate } from '#audio/sound.ts'
import type { Random } from '#domain/seeded.ts'
import { type Mode, ring, shaped } from './modes.ts'

/** A felt beater: the pitch falls from 104 to 50 Hz. */
export const kick: Drum = (strength) => {
  const samples = new Float32Array(Math.round(0.36 * sampleRate))
  const settling = Math.exp(-1 / (0.028 * sampleRate))
  const fading = Math.exp(-1 / (0.1 * sampleRate))
  let [phase, bend, level] = [0, 54, strength]
  for (let i = 0; i < samples.length; i++) {
    phase += (2 * Math.PI * (50 + bend)) / sampleRate
    samples[i] = level * Math.sin(phase)
    bend *= settling
    level *= fading
  }
  shaped(samples, 0.003, 0.1)
  return [samples, samples]
}

/** A stick laid across the drum, and a brush behind it. */
export const rim: Drum = (strength, random) => {
  const side = () => {
    const samples = ring(stick, 0.2)
    mixInto(samples, filter(burst(random, 0.2, 0.045), bandPass(2300, 0.6), lowPass(6500)), 0.5)
    return amplify(shaped(samples, 0.001, 0.05), strength)
  }
  return [side(), side()]
}

const stick: Mode[] = [
  { hertz: 410, level: 0.5, seconds: 0.07 },
  { hertz: 835, level: 0.4, seconds: 0.06 },
  { hertz: 1690, level: 0.15, seconds: 0.04 },
]

/** Grains take a moment to reach the wall of the shaker, longer when it is moved gently. */
export const shaker: Drum = (strength, random) => {
  const side = () => {
    const grains = filter(burst(random, 0.14, 0.032), bandPass(6200, 0.75), highPass(2800), lowPass(9500))
    return amplify(shaped(grains, 0.03 - 0.014 * strength, 0.05), strength)
  }
  return [side(), side()]
}

/** Air drawn in before the theme. */
export const breath: Drum = (strength, random) => {
  const side = () => {
    const air = filter(noise(random, Math.round(1.85 * sampleRate)), bandPass(2600, 0.5), lowPass(6000))
    for (let i = 0; i < air.length; i++) air[i] = (air[i] ?? 0) * (i / air.length) ** 3
    return amplify(shaped(air, 0.3, 0.09), strength)
  }
  return [side(), side()]
}

function burst(random: Random, seconds: number, fadeSeconds: number) {
  const samples = noise(random, Math.round(seconds * sampleRate))
  const fade = Math.exp(-1 / (fadeSeconds * sampleRate))
  let level = 1
  for (let i = 0; i < samples.length; i++) {
    samples[i] = level * (samples[i] ?? 0)
    level *= fade
  }
  return samples
}
