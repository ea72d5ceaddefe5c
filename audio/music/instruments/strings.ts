/** Plucked strings: a nylon guitar for the tune, a softer harp for the chords, a round bass. */
import { filter, highPass, lowPass } from '#audio/filter.ts'
import type { Instrument, Tone } from '#audio/music/performance.ts'
import { noise } from '#audio/random.ts'
import { amplify, mixInto, sampleRate } from '#audio/sound.ts'
import { type Mode, ring, shaped } from './modes.ts'
import { detuned } from './pitch.ts'
import { vibrate } from './vibrating-string.ts'

type Strings = {
  /** Where it is plucked, as a fraction of its length: partials with a node there stay silent. */
  pluckedAt: number
  /** How long a 220 Hz string takes to fade by 60 dB, and what is left of that time at 3 kHz. */
  sustain: number
  sustainAbove: number
  /** Above this many hertz a soft stroke says little; a hard one reaches four times as far. */
  brightness: number
  attackSeconds: number
  releaseSeconds: number
  /** The wood that the string moves. */
  body: readonly Mode[]
  finger: number
}

const nylon: Strings = {
  pluckedAt: 0.19,
  sustain: 3.4,
  sustainAbove: 0.9,
  brightness: 3000,
  attackSeconds: 0.0013,
  releaseSeconds: 0.16,
  body: [
    { hertz: 108, level: 0.1, seconds: 0.16 },
    { hertz: 206, level: 0.12, seconds: 0.14 },
    { hertz: 388, level: 0.07, seconds: 0.1 },
    { hertz: 640, level: 0.04, seconds: 0.07 },
  ],
  finger: 0.09,
}

const gut: Strings = {
  pluckedAt: 0.34,
  sustain: 2.6,
  sustainAbove: 0.7,
  brightness: 1500,
  attackSeconds: 0.003,
  releaseSeconds: 0.3,
  body: [{ hertz: 180, level: 0.05, seconds: 0.12 }],
  finger: 0.02,
}

const thick: Strings = {
  pluckedAt: 0.28,
  sustain: 3.6,
  sustainAbove: 0.5,
  brightness: 500,
  attackSeconds: 0.007,
  releaseSeconds: 0.09,
  body: [{ hertz: 92, level: 0.12, seconds: 0.1 }],
  finger: 0.03,
}

/** Each ear hears a string of its own, a hair out of tune with the other: width that survives in mono. */
export const guitar: Instrument = (tone) => [plucked(nylon, tone, -0.25), plucked(nylon, tone, 0.25)]

/** Low strings stand to the left of the high ones. */
export const harp: Instrument = (tone) => {
  const string = plucked(gut, tone)
  const side = Math.max(-1, Math.min(1, Math.log2(tone.hertz / 290)))
  return [amplify(string.slice(), 1 - 0.35 * side), amplify(string, 1 + 0.35 * side)]
}

export const bass: Instrument = (tone) => {
  const string = plucked(thick, tone)
  return [string, string]
}

function plucked(strings: Strings, tone: Tone, cents = 0) {
  const samples = vibrate({
    hertz: detuned(tone.hertz, cents),
    partials: partials(strings, tone),
    seconds: tone.seconds + strings.releaseSeconds,
    fadeSeconds: strings.sustain * (220 / tone.hertz) ** 0.45,
    fadeSecondsAbove: strings.sustainAbove,
  })
  mixInto(samples, ring(strings.body, 0.2), tone.strength)
  mixInto(samples, finger(tone), strings.finger)
  shaped(samples, strings.attackSeconds, strings.releaseSeconds)
  return amplify(samples, tone.strength ** 1.4)
}

function partials({ pluckedAt, brightness }: Strings, { hertz, strength, random }: Tone) {
  const reach = brightness * (0.6 + 1.9 * strength)
  return Array.from({ length: Math.min(40, Math.floor(12_000 / hertz)) }, (_, i) => {
    const partial = i + 1
    const level = Math.sin(Math.PI * partial * pluckedAt) / partial ** 1.1
    return level * (0.85 + 0.3 * random()) * Math.exp((-hertz * partial) / reach)
  })
}

/** The flesh leaving the string. */
function finger({ random, strength }: Tone) {
  const samples = noise(random, Math.round(0.012 * sampleRate))
  return shaped(filter(samples, highPass(500), lowPass(1200 + 1800 * strength)), 0.002, 0.009)
}
