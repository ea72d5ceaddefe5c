import { setImmediate } from 'node:timers/promises'
import { mixInto, type Stereo, sampleRate, silence } from '#audio/sound.ts'
import { band } from './band.ts'
import { bells } from './instruments/bells.ts'
import { shaped } from './instruments/modes.ts'
import { micSwitch } from './instruments/switch.ts'
import { throughMicrophone } from './microphone.ts'
import { MixingDesk } from './mixing-desk.ts'
import { hits, notes, type PlayPart } from './performance.ts'
import type { ScorePart } from './score/notation.ts'
import { score, scoreSeconds } from './score/score.ts'

const micOffSeconds = 2.446

/** A pick-up may come this much before its part. */
const pickUpSeconds = 0.3

/** The last piece fades. */
const pieceSeconds = 4

/** Piece by piece, so that encoding need not wait for the last note. */
export async function* composeIdent(): AsyncGenerator<Stereo> {
  const desk = new MixingDesk(scoreSeconds)
  const players = orchestra(desk)
  for (const [i, part] of score.entries()) {
    for (const play of players) {
      play(part)
      // Each takes some 20 ms: the rest of the process gets its turn.
      await setImmediate()
    }
    const next = score[i + 1]
    const end = next ? next.begins - pickUpSeconds : scoreSeconds
    for (let rest = Math.ceil((end - part.begins) / pieceSeconds) - 1; rest >= 0; rest--) {
      const [left, right] = desk.mixUntil(end - rest * pieceSeconds)
      const fadeSeconds = next || rest ? 0 : pieceSeconds
      yield [shaped(left, 0, fadeSeconds), shaped(right, 0, fadeSeconds)]
    }
  }
}

function orchestra(desk: MixingDesk): PlayPart[] {
  return [
    closeBells(desk),
    hits((part) => part.switch, micSwitch, desk.channel({ distance: 'near', gain: -8 })),
    ...band(desk),
  ]
}

/** All that the microphone hears is heard at once: it has a sound of its own, and an end. */
function closeBells(desk: MixingDesk): PlayPart {
  const place = desk.channel({ distance: 'close', gain: -11 })
  return (part: ScorePart) => {
    if (!part.microphone) return
    const capsule = silence(micOffSeconds)
    const play = notes(
      ({ microphone }) => microphone,
      bells,
      (sound, atSeconds) => {
        for (const side of [0, 1] as const)
          mixInto(capsule[side], sound[side], 1, Math.round(atSeconds * sampleRate))
      },
    )
    play(part)
    place(throughMicrophone(capsule), part.begins)
  }
}
