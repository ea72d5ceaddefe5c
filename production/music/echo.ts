import { filter, highPass, lowPass } from '#production/mastering/filter.ts'
import { mixInto, type Stereo, sampleRate } from '#production/sound.ts'
import { secondsPerBeat } from './score/notation.ts'

/** A dotted eighth after the note it answers, from one side and the other, each time softer and darker. */
const echoSeconds = 0.75 * secondsPerBeat
const feedback = 0.42
const answers = 3

export function echo([left, right]: Stereo): Stereo {
  const wet: Stereo = [new Float32Array(left.length), new Float32Array(right.length)]
  const voice = new Float32Array(left.length)
  mixInto(voice, left, 0.5)
  mixInto(voice, right, 0.5)
  filter(voice, highPass(300))
  for (let answer = 0; answer < answers; answer++) {
    filter(voice, lowPass(3400))
    const offset = Math.round((answer + 1) * echoSeconds * sampleRate)
    mixInto(answer % 2 ? wet[0] : wet[1], voice, feedback ** answer, offset)
  }
  return wet
}
