import { seeded, seedOf } from '#domain/seeded.ts'

/** What a sentence looks like to a level meter: syllables under the arch of a phrase, then a breath. */
export function speechPeaks(name: string, count: number): number[] {
  const random = seeded(seedOf(`peaks of ${name}`))
  const peaks: number[] = []
  // It begins anywhere in a sentence, or every show would start with the same rise.
  const begins = Math.floor(random() * 8)
  while (peaks.length < begins + count) {
    const syllables = 4 + Math.floor(random() * 4)
    const loudness = 0.75 + random() * 0.25
    for (let syllable = 0; syllable < syllables; syllable++) {
      const arch = Math.sin((Math.PI * (syllable + 0.7)) / (syllables + 0.4)) ** 0.7
      peaks.push(loudness * arch * (syllable % 2 ? 0.5 + random() * 0.3 : 0.8 + random() * 0.2))
    }
    peaks.push(0.08 + random() * 0.1)
  }
  return loudest(peaks.slice(begins, begins + count))
}

/** The loudest moment in each of `count` equal stretches. */
export function resampled(peaks: number[], count: number): number[] {
  const stretches = Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * peaks.length) / count)
    const to = Math.max(from + 1, Math.floor(((at + 1) * peaks.length) / count))
    return Math.max(0, ...peaks.slice(from, to).filter(Number.isFinite))
  })
  return loudest(stretches)
}

/** The loudest peak becomes 1 and silence stays visible. */
function loudest(peaks: number[]): number[] {
  const top = Math.max(...peaks, 0.001)
  return peaks.map((peak) => Math.max(0.04, peak / top))
}
