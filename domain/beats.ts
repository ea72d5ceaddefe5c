/** A question goes with its answer, and a passage as a whole: what a host says, with all that is read before a host speaks again. */
import { isHost, type Speaker } from './script.ts'

type Said = { speaker: Speaker; text: string }

export function beatsOf<S extends Said>(sentences: readonly S[]): S[][] {
  const beats: S[][] = []
  for (const sentence of sentences) {
    const last = beats.at(-1)
    const begins = isHost(sentence.speaker) && !(last && isJoint(last))
    if (!last || begins) beats.push([sentence])
    else last.push(sentence)
  }
  return beats
}

/** Only a question waits for what comes after it. */
const isJoint = (beat: readonly Said[]) =>
  beat.length === 1 && beat.every(({ speaker, text }) => isHost(speaker) && text.endsWith('?'))
