/** One theme is played here, away from the thread that answers visitors. */
import { parentPort, workerData } from 'node:worker_threads'
import { sampleRate } from '#audio/sound.ts'
import { asSixteenBits, wavHead } from '#audio/wav.ts'
import { cachedTheme } from './theme-cache.ts'
import type { ThemeOrder } from './theme-sample.ts'

/** As much as tells one theme from another. */
const seconds = 10
const fadeSeconds = 1

const { show, cacheFolder, format } = workerData as ThemeOrder // `themeSample` hands in nothing else
const { theme, keep } = await cachedTheme(show, cacheFolder, format)
await keep()
const heard = theme.opening.map((side) => faded(side.slice(0, seconds * sampleRate)))
const frames = heard[0]?.length ?? 0
parentPort?.postMessage(new Uint8Array(Buffer.concat([wavHead(2, frames), asSixteenBits(heard)])))

function faded(samples: Float32Array): Float32Array {
  const fade = fadeSeconds * sampleRate
  return samples.map((sample, at) => sample * Math.min(1, (samples.length - at) / fade))
}
