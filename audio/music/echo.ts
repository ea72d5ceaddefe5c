import { Filter, highPass, lowPass } from '#audio/filter.ts'
import { mixInto, type Stereo, sampleRate } from '#audio/sound.ts'
import { Delay } from './delay.ts'
import { secondsPerBeat } from './score/notation.ts'

/** A dotted eighth after the note it answers, from one side and the other, each time softer. */
const echoBeats = 0.75
const feedback = 0.42
const answers = 3

export class Echo {
  readonly #distance = new Filter(lowPass(2800), highPass(300))
  readonly #answers: readonly Delay[]

  constructor(beatSeconds = secondsPerBeat) {
    const length = Math.round(echoBeats * beatSeconds * sampleRate)
    this.#answers = Array.from({ length: answers }, () => new Delay(length))
  }

  run([left, right]: Stereo): Stereo {
    const wet: Stereo = [new Float32Array(left.length), new Float32Array(left.length)]
    const voice = new Float32Array(left.length)
    mixInto(voice, left, 0.5)
    mixInto(voice, right, 0.5)
    this.#distance.run(voice)
    for (const [i, answer] of this.#answers.entries())
      mixInto(wet[i % 2 ? 0 : 1], answer.run(voice), feedback ** i)
    return wet
  }
}
