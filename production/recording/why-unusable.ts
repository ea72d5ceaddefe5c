import { highest, power } from '#audio/sound.ts'
import type { Spoken } from '#vendors/voices/speech.ts'

/** Letters a second: people speak 9 to 17, and a few words may be much slower or faster than many. */
const paces = [
  { fewest: 25, slowest: 7, fastest: 22 },
  { fewest: 8, slowest: 2.5, fastest: 30 },
]
const longestSilence = 1.4

/** In seconds, of so few letters that they tell nothing of a pace: a "Yes." that goes on is none. */
const longestWord = 4

/** What is wrong with a sound that somebody's engine sent, to follow on "The sound"; nothing when it can be used. */
export function whyUnusable({ pcm, rate, words }: Spoken, text: string): string | undefined {
  if (!Number.isInteger(rate) || rate < 8000 || rate > 192_000) return `has an impossible rate (${rate})`
  if (!Number.isFinite(power(pcm))) return 'holds values that are no numbers'
  const loudest = highest(pcm)
  if (loudest < 0.003) return 'is silent'
  if (breaksOff(pcm, rate)) return 'breaks off in the middle of a word'
  const seconds = pcm.length / rate
  const lastWord = words?.at(-1)?.end
  if (lastWord !== undefined && (seconds < lastWord - 0.25 || seconds > 1.25 * lastWord + 1.5))
    return `lasts ${seconds.toFixed(1)} s, and its words ${lastWord.toFixed(1)} s`
  const spoken = heardSeconds(pcm, rate, loudest)
  if (spoken.longestGap > longestSilence)
    return `is silent for ${spoken.longestGap.toFixed(1)} s in the middle`
  const letters = lettersSaid(text)
  const pace = letters / spoken.seconds
  const usual = paces.find(({ fewest }) => letters >= fewest)
  if (usual && (pace < usual.slowest || pace > usual.fastest))
    return `says ${pace.toFixed(0)} letters a second, so it is not whole or has another rate`
  if (!usual && spoken.seconds > longestWord)
    return `lasts ${spoken.seconds.toFixed(1)} s for ${letters} letters`
  return undefined
}

/** A digit takes about five letters to say. */
const lettersSaid = (text: string) =>
  (text.match(/\p{L}/gu)?.length ?? 0) + 5 * (text.match(/\d/g)?.length ?? 0)

/** Speech dies away; what is cut off is as loud at its end as before. */
function breaksOff(pcm: Float32Array, rate: number) {
  const end = pcm.subarray(-Math.round(0.015 * rate))
  const before = pcm.subarray(-Math.round(0.4 * rate))
  return power(end) > 0.3 * power(before) && highest(end) > 0.02
}

/** Between the first and the last sound. */
function heardSeconds(pcm: Float32Array, rate: number, loudest: number) {
  const length = Math.round(rate / 50)
  const floor = (0.01 * loudest) ** 2
  const heard: number[] = []
  for (let i = 0; i + length <= pcm.length; i += length)
    if (power(pcm, i, i + length) > floor) heard.push(i / rate)
  const gaps = heard.slice(1).map((at, i) => at - (heard[i] ?? at))
  return { seconds: (heard.at(-1) ?? 0) - (heard[0] ?? 0) + 1 / 50, longestGap: Math.max(0, ...gaps) }
}
