import { shaped } from '#audio/music/instruments/modes.ts'
import { highest, power, sampleRate } from '#audio/sound.ts'

const windowLength = sampleRate / 100

/** This far below the loudest moment nothing is being said any more. */
const quietest = 0.008
const [padBefore, padBehind] = [0.03, 0.08]

/** The speech without the silence around it, and how many seconds of that went from its beginning. */
export function trimmed(samples: Float32Array): { samples: Float32Array; cutSeconds: number } {
  const loud = loudWindows(samples)
  const [first, last] = [loud.indexOf(true), loud.lastIndexOf(true)]
  if (first < 0) return { samples: samples.subarray(0, 0), cutSeconds: 0 }
  const from = Math.max(0, first * windowLength - Math.round(padBefore * sampleRate))
  const to = Math.min(samples.length, (last + 1) * windowLength + Math.round(padBehind * sampleRate))
  return { samples: shaped(samples.slice(from, to), 0.01, 0.03), cutSeconds: from / sampleRate }
}

/** For each hundredth of a second, whether there is anything to hear. */
export function loudWindows(samples: Float32Array): boolean[] {
  const floor = (quietest * highest(samples)) ** 2
  return Array.from({ length: Math.floor(samples.length / windowLength) }, (_, i) => {
    const heard = power(samples, i * windowLength, (i + 1) * windowLength)
    return heard > floor
  })
}
