/** A string as a delay line that loses a little at each turn, high partials more: Jaffe & Smith 1983, after Karplus & Strong. */
import { sampleRate } from '#audio/sound.ts'
import { ring } from './modes.ts'

type Vibration = {
  hertz: number
  /** The level of each partial as the finger leaves, the first being the fundamental. */
  partials: readonly number[]
  seconds: number
  /** Until the fundamental has faded by 60 dB, and until what lies at 3 kHz has. */
  fadeSeconds: number
  fadeSecondsAbove: number
}

const above = 3000
const forever = 1e6

export function vibrate({ hertz, partials, seconds, fadeSeconds, fadeSecondsAbove }: Vibration) {
  const gain = perTurn(hertz, fadeSeconds)
  const dullness = lossOfHighs(perTurn(hertz, Math.min(fadeSeconds, fadeSecondsAbove)) / gain)
  // The turn is tuned by an all-pass whose delay stays between 0.3 and 1.3 samples, where it is well behaved.
  const turn = sampleRate / hertz - dullness
  const whole = Math.floor(turn - 0.3)
  const allPass = (1 - (turn - whole)) / (1 + (turn - whole))
  const samples = new Float32Array(Math.ceil(seconds * sampleRate))
  samples.set(firstTurn(sampleRate / hertz, partials).subarray(0, whole))
  let before = 0
  let tuned = 0
  let untuned = 0
  for (let i = whole; i < samples.length; i++) {
    const back = samples[i - whole] ?? 0
    const damped = gain * (back + dullness * (before - back))
    before = back
    tuned = allPass * (damped - tuned) + untuned
    untuned = damped
    samples[i] = tuned
  }
  return samples
}

const perTurn = (hertz: number, fadeSeconds: number) => 10 ** (-3 / (hertz * fadeSeconds))

/** The weight s of the older sample in (1 - s) x + s x' that leaves `ratio` of a tone at 3 kHz. */
function lossOfHighs(ratio: number) {
  const product = (1 - ratio ** 2) / (2 * (1 - Math.cos((2 * Math.PI * above) / sampleRate)))
  return 0.5 - Math.sqrt(Math.max(0, 0.25 - product))
}

/** One period of the partials, before anything has faded. */
function firstTurn(period: number, partials: readonly number[]) {
  const modes = partials.map((level, i) => ({
    hertz: ((i + 1) * sampleRate) / period,
    level,
    seconds: forever,
  }))
  return ring(modes, period / sampleRate)
}
