import { Delay } from '#production/mastering/delay.ts'
import { Filter, highPass, lowPass } from '#production/mastering/filter.ts'
import { mixInto, type Stereo, sampleRate } from '#production/sound.ts'
import { secondsPerBeat } from './score/notation.ts'

/** A dotted eighth after the note it answers, from one side and the other, each time softer and darker. */
const echoSeconds = 0.75 * secondsPerBeat
const feedback = 0.42
const answers = 3

export class Echo {
  readonly #answers = Array.from({ length: answers }, () => ({
    delay: new Delay(Math.round(echoSeconds * sampleRate)),
    colour: new Filter(lowPass(3400), highPass(240)),
  }))

  run([left, right]: Stereo): Stereo {
    const wet: Stereo = [new Float32Array(left.length), new Float32Array(left.length)]
    const voice = new Float32Array(left.length)
    mixInto(voice, left, 0.5)
    mixInto(voice, right, 0.5)
    for (const [i, { delay, colour }] of this.#answers.entries()) {
      colour.run(delay.run(voice))
      mixInto(wet[i % 2 ? 0 : 1], voice, feedback ** i)
    }
    return wet
  }
}
