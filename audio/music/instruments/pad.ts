import type { Instrument, Tone } from '#audio/music/performance.ts'
import { type Stereo, sampleRate, silence } from '#audio/sound.ts'
import { shaped } from './modes.ts'
import { detuned } from './pitch.ts'

const tableLength = 4096
const attackSeconds = 0.55
const releaseSeconds = 1.1

/** A wave of a dozen partials cannot alias: the highest note of the score puts its last one at 5.3 kHz. */
const partials = 12

/** The second desk is upside down on the right: wide in stereo, and gone rather than beating on a phone. */
const choir = [
  { cents: 0, left: 0.3, right: 0.3 },
  { cents: 6, left: 0.17, right: -0.17 },
]

/** Strings far back; the harder they are bowed, the brighter. */
export const pad: Instrument = (tone) => {
  const sides = silence(tone.seconds + releaseSeconds)
  const waveform = wave(1.95 - 0.45 * tone.strength)
  for (const { cents, left, right } of choir) {
    const player = { left: left * tone.strength, right: right * tone.strength, waveform }
    bow(sides, player, { ...tone, hertz: detuned(tone.hertz, cents) })
  }
  for (const side of sides) shaped(side, attackSeconds, releaseSeconds)
  return sides
}

type Player = { left: number; right: number; waveform: Float32Array }

/** The pitch leans up and down by two cents, once in a few seconds. */
function bow([left, right]: Stereo, player: Player, { hertz, random }: Tone) {
  const leansPerSecond = 0.17 + 0.2 * random()
  const offset = 2 * Math.PI * random()
  const stretch = 512
  let phase = random() * tableLength
  for (let from = 0; from < left.length; from += stretch) {
    const lean = Math.sin(offset + (2 * Math.PI * leansPerSecond * from) / sampleRate)
    const step = (detuned(hertz, 2 * lean) * tableLength) / sampleRate
    phase = draw(
      [left.subarray(from, from + stretch), right.subarray(from, from + stretch)],
      player,
      phase,
      step,
    )
  }
}

function draw([left, right]: Stereo, player: Player, start: number, step: number) {
  let phase = start
  for (let i = 0; i < left.length; i++) {
    // `| 0` is Math.floor for what is not negative: 7 ns a sample against 19.
    const before = phase | 0
    const value = player.waveform[before] ?? 0
    const sample = value + (phase - before) * ((player.waveform[before + 1] ?? 0) - value)
    left[i] = (left[i] ?? 0) + player.left * sample
    right[i] = (right[i] ?? 0) + player.right * sample
    phase += step
    if (phase >= tableLength) phase -= tableLength
  }
  return phase
}

const sine = Float64Array.from({ length: tableLength }, (_, i) => Math.sin((2 * Math.PI * i) / tableLength))

/** One period, and its first sample again so that reading between the last two needs no wrapping. */
function wave(steepness: number) {
  const period = new Float32Array(tableLength + 1)
  for (let partial = 1; partial <= partials; partial++) {
    const level = partial ** -steepness
    for (let i = 0; i <= tableLength; i++)
      period[i] = (period[i] ?? 0) + level * (sine[(i * partial) % tableLength] ?? 0)
  }
  return period
}
