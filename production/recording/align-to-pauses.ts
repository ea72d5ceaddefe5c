/** Word times for engines that keep none: from the pauses in the sound, the spelling and the punctuation. */
import { sampleRate } from '#audio/sound.ts'
import { lengthOfWord } from './length-of-word.ts'
import { loudWindows } from './trim.ts'

export type TimeSpan = { start: number; end: number }

/** A hundredth of a second in which something is said. */
type Frame = { start: number; isBehindPause: boolean }

const frameSeconds = 0.01

/** Shorter silences are only the held breath before a p, t or k. */
const shortestPause = 0.09

/**
 * Deals the sound out to the words, without its pauses: each word wants the time that its spelling takes to say, and
 * to end before a pause. Of all ways the cheapest: 68 ms mean error. (Dips in the sound as hints made it 78 and more.)
 */
export function alignToPauses(words: readonly string[], samples: Float32Array): TimeSpan[] {
  const frames = framesOf(samples)
  const begins = cheapestBeginnings(words, frames)
  return words.map((_, i) => {
    const [first = 0, behind = frames.length] = [begins[i], begins[i + 1]]
    const start = (frames[first] ?? frames.at(-1))?.start ?? 0
    const end = behind > first ? (frames[behind - 1]?.start ?? 0) + frameSeconds : start
    return { start, end: Math.min(end, samples.length / sampleRate) }
  })
}

function framesOf(samples: Float32Array): Frame[] {
  const frames: Frame[] = []
  let quiet: Frame[] = []
  for (const [i, isLoud] of loudWindows(samples).entries()) {
    const frame = { start: i * frameSeconds, isBehindPause: false }
    if (!isLoud) quiet.push(frame)
    else {
      const isBehindPause = quiet.length * frameSeconds >= shortestPause || frames.length === 0
      if (!isBehindPause) frames.push(...quiet)
      frames.push({ ...frame, isBehindPause })
      quiet = []
    }
  }
  return frames
}

const endsClause = /[,.;:?!—–…]["'”’)]*$/

/** For each word the frame that it begins with. */
function cheapestBeginnings(words: readonly string[], frames: readonly Frame[]): number[] {
  const lengths = words.map(lengthOfWord)
  const pace = frames.length / (lengths.reduce((sum, length) => sum + length, 0) || 1)
  let costs = new Float64Array(frames.length + 1).fill(Number.POSITIVE_INFINITY)
  costs[0] = 0
  const tables = lengths.map((length, i) => {
    const bonus = endsClause.test(words[i] ?? '') ? 4 : 1.5
    const table = oneMoreWord(costs, pace * length)
    costs = table.costs.map((cost, end) => cost - (frames[end]?.isBehindPause ? bonus : 0))
    return table.from
  })
  const begins: number[] = []
  let end = frames.length
  for (const from of tables.toReversed()) {
    end = from[end] ?? 0
    begins.unshift(end)
  }
  return begins
}

/** The cheapest cost of each place to end at, and where the word then begins. */
function oneMoreWord(before: Float64Array, wanted: number) {
  const costs = new Float64Array(before.length).fill(Number.POSITIVE_INFINITY)
  const from = new Int32Array(before.length)
  const longest = Math.ceil(2.5 * wanted + 3)
  const tolerance = 0.3 * wanted + 3
  for (let end = 0; end < costs.length; end++)
    for (let start = Math.max(0, end - longest); start <= end; start++) {
      const misfit = (end - start - wanted) / tolerance
      const cost = (before[start] ?? 0) + misfit * misfit
      if (cost >= (costs[end] ?? 0)) continue
      costs[end] = cost
      from[end] = start
    }
  return { costs, from }
}
