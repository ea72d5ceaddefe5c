/** Struck and plucked things ring as a sum of decaying sines: no aliasing, and each partial fades at its own pace. */
import { sampleRate } from '#audio/sound.ts'

/** `seconds` until it has faded by 60 dB. */
export type Mode = { hertz: number; level: number; seconds: number }

/** Partials above this or softer than this only cost time: LAME cuts 128 kbit/s off at 17 kHz. */
const highest = 15_000
const softest = 0.0015
const none: Mode = { hertz: 0, level: 0, seconds: 1 }

export function ring(modes: Iterable<Mode>, seconds: number): Float32Array {
  const samples = new Float32Array(Math.ceil(seconds * sampleRate))
  const audible = [...modes].filter((mode) => mode.hertz < highest && Math.abs(mode.level) > softest)
  for (let i = 0; i < audible.length; i += 2) add(samples, audible[i] ?? none, audible[i + 1] ?? none)
  return samples
}

/** Two at a time: a processor computes one while the other waits for its last value. */
function add(samples: Float32Array, first: Mode, second: Mode) {
  const a = resonator(first)
  const b = resonator(second)
  const inaudible = Math.ceil(1.2 * Math.max(first.seconds, second.seconds) * sampleRate)
  const end = Math.min(samples.length, inaudible)
  let [nowA, nextA, nowB, nextB] = [0, a.next, 0, b.next]
  for (let i = 0; i < end; i++) {
    samples[i] = (samples[i] ?? 0) + nowA + nowB
    const afterA = a.feedback * nextA - a.loss * nowA
    const afterB = b.feedback * nextB - b.loss * nowB
    nowA = nextA
    nextA = afterA
    nowB = nextB
    nextB = afterB
  }
}

/** Two poles struck once: exactly a decaying sine for two multiplications a sample. */
function resonator({ hertz, level, seconds }: Mode) {
  const angle = (2 * Math.PI * hertz) / sampleRate
  const decay = 10 ** (-3 / (seconds * sampleRate))
  return { feedback: 2 * decay * Math.cos(angle), loss: decay * decay, next: level * decay * Math.sin(angle) }
}

/** Rounds the first and the last moment of a sound so that neither clicks. */
export function shaped(samples: Float32Array, attackSeconds: number, releaseSeconds: number) {
  const attack = Math.min(samples.length, Math.round(attackSeconds * sampleRate))
  const release = Math.min(samples.length, Math.round(releaseSeconds * sampleRate))
  for (let i = 0; i < attack; i++) samples[i] = (samples[i] ?? 0) * raised(i / attack)
  for (let i = 1; i <= release; i++) {
    const at = samples.length - i
    samples[at] = (samples[at] ?? 0) * raised((i - 1) / release)
  }
  return samples
}

/** As round as half a cosine, at a tenth of its price. */
const raised = (position: number) => position * position * (3 - 2 * position)
