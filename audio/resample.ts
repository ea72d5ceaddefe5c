import { sampleRate } from './sound.ts'

/** How many samples of the source each new one listens to, on either side. */
const reach = 16
const taps = 2 * reach

/** Of the narrower of the two bands: what is left of it keeps mirrored tones out. */
const passed = 0.95

/** Any whole rate to ours, by a windowed sinc for each place that a new sample can have between two old ones. */
export function resample(source: Float32Array, rate: number): Float32Array {
  if (rate === sampleRate) return source.slice()
  const { kernels, phases, step } = kernelsFor(rate)
  // Double precision spares a conversion at each of the 32 products.
  const padded = new Float64Array(source.length + taps)
  padded.set(source, reach - 1)
  const result = new Float32Array(Math.floor((source.length * phases) / step))
  for (let i = 0, place = 0; i < result.length; i++, place += step) {
    const phase = place % phases
    result[i] = weighed(padded, (place - phase) / phases, kernels, phase * taps)
  }
  return result
}

/** Two sums at once: a processor adds to one while the other is still on its way. */
function weighed(samples: Float64Array, at: number, kernels: Float64Array, kernel: number) {
  let even = 0
  let odd = 0
  for (let tap = 0; tap < taps; tap += 2) {
    even += (samples[at + tap] ?? 0) * (kernels[kernel + tap] ?? 0)
    odd += (samples[at + tap + 1] ?? 0) * (kernels[kernel + tap + 1] ?? 0)
  }
  return even + odd
}

type Kernels = { kernels: Float64Array; phases: number; step: number }
const made = new Map<number, Kernels>()

function kernelsFor(rate: number): Kernels {
  const known = made.get(rate)
  if (known) return known
  const divisor = greatestCommonDivisor(rate, sampleRate)
  const phases = sampleRate / divisor
  const band = passed * Math.min(1, sampleRate / rate)
  const kernels = new Float64Array(phases * taps)
  for (let phase = 0; phase < phases; phase++)
    for (let tap = 0; tap < taps; tap++)
      kernels[phase * taps + tap] = band * windowedSinc(tap - (reach - 1) - phase / phases, band)
  const fresh = { kernels, phases, step: rate / divisor }
  made.set(rate, fresh)
  return fresh
}

function windowedSinc(distance: number, band: number) {
  const angle = Math.PI * distance * band
  const sinc = distance === 0 ? 1 : Math.sin(angle) / angle
  return sinc * Math.cos((Math.PI * distance) / (2 * reach + 1)) ** 2
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b)
