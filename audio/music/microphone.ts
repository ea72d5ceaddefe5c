/** What the microphone hears until it is switched off: close, narrow, with the breath of a room around it. */

import { filter, highPass, lowPass } from '#audio/filter.ts'
import { noise } from '#audio/random.ts'
import { amplitude, mixInto, type Stereo } from '#audio/sound.ts'
import { seeded } from '#domain/seeded.ts'
import { shaped } from './instruments/modes.ts'

const roomTone = amplitude(-50)

export function throughMicrophone([left, right]: Stereo): Stereo {
  const heard = new Float32Array(left.length)
  mixInto(heard, left, 0.5)
  mixInto(heard, right, 0.5)
  filter(heard, highPass(220), lowPass(4200))
  const room = filter(noise(seeded(3), heard.length), highPass(120), lowPass(2400))
  mixInto(heard, shaped(room, 0.6, 0), roomTone)
  shaped(heard, 0.05, 0.006)
  return [heard, heard]
}
