import { speech } from '#vendors/voices/flite/flite-speech.ts'
import type { Speech } from '#vendors/voices/speech.ts'

const rate = 8000
/** Letters a second: hurried, and just about believed. */
const pace = 20
const lettersOf = (text: string) =>
  (text.match(/\p{L}/gu)?.length ?? 0) + 5 * (text.match(/\d/g)?.length ?? 0)

/** A hum for every word, in no time: for tests that ask what becomes of an episode, not how it sounds. */
function hum(text: string) {
  const pieces = text.split(/\s+/).filter(Boolean)
  let at = 0
  const words = pieces.map((piece) => {
    const start = at
    at += Math.max(1, lettersOf(piece)) / pace
    return { text: piece, start, end: at }
  })
  const pcm = Float32Array.from({ length: Math.ceil((at + 0.1) * rate) }, (_, sample) => {
    const second = sample / rate
    // It dies away at its end, as speech does.
    return 0.3 * Math.sin(second * 900) * Math.min(1, Math.max(0, (at - second) / 0.1))
  })
  return { outcome: 'spoken', pcm, rate, words } as const
}

const { module: _, ...builtIn } = speech

/** Says of itself what the built-in voices say. */
export const quickVoice: Speech = {
  ...builtIn,
  version: 'hum-1',
  speak: async ({ text }) => hum(text),
}
