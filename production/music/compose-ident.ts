import { setImmediate } from 'node:timers/promises'
import { cut, mixInto, type Stereo, sampleRate, silence } from '#production/sound.ts'
import { Desk } from './desk.ts'
import { bells } from './instruments/bells.ts'
import { shaped } from './instruments/modes.ts'
import { pad } from './instruments/pad.ts'
import { breath, kick, rim, shaker } from './instruments/percussion.ts'
import { bass, guitar, harp } from './instruments/strings.ts'
import { micSwitch } from './instruments/switch.ts'
import { throughMicrophone } from './microphone.ts'
import { hits, notes, type Player } from './performance.ts'
import type { Part } from './score/notation.ts'
import { score, scoreSeconds } from './score/score.ts'

const micOffSeconds = 2.446
const fadeInSeconds = 0.004
const fadeOutSeconds = 4

/** The encoder holds four pieces; long ones let it work while the next part is composed. */
const pieceSeconds = 4

/** A pick-up may come this much before its part. */
const pickUpSeconds = 0.3

/** Piece by piece and part by part, so that encoding need not wait for the last note. */
export async function* composeIdent(): AsyncGenerator<Stereo> {
  const desk = new Desk(scoreSeconds)
  const players = orchestra(desk)
  for (const [i, part] of score.entries()) {
    for (const play of players) {
      play(part)
      // Each takes some 20 ms: the rest of the process gets its turn.
      await setImmediate()
    }
    const next = score[i + 1]
    const mix = desk.mixUntil(next ? next.begins - pickUpSeconds : scoreSeconds)
    for (const side of mix) shaped(side, i === 0 ? fadeInSeconds : 0, next ? 0 : fadeOutSeconds)
    yield* cut(mix, pieceSeconds)
  }
}

function orchestra(desk: Desk): Player[] {
  return [
    closeBells(desk),
    hits((part) => part.switch, micSwitch, desk.channel({ distance: 'near', gain: -8 })),
    notes((part) => part.bells, bells, desk.channel({ distance: 'far', gain: -12, toEcho: -16 })),
    notes(
      (part) => part.melody,
      guitar,
      desk.channel({ distance: 'near', gain: -5, pan: 0.06, toEcho: -15 }),
    ),
    notes((part) => part.harp, harp, desk.channel({ distance: 'far', gain: -10, pan: -0.08 })),
    notes((part) => part.bass, bass, desk.channel({ distance: 'close', gain: -10.5 })),
    notes((part) => part.pad, pad, desk.channel({ distance: 'far', gain: -20 })),
    hits((part) => part.kick, kick, desk.channel({ distance: 'close', gain: -12 })),
    hits((part) => part.rim, rim, desk.channel({ distance: 'near', gain: -7, pan: 0.15 })),
    hits((part) => part.shaker, shaker, desk.channel({ distance: 'near', gain: -9, pan: -0.22 })),
    hits((part) => part.breath, breath, desk.channel({ distance: 'far', gain: -19 })),
  ]
}

/** All that the microphone hears is heard at once: it has a sound of its own, and an end. */
function closeBells(desk: Desk): Player {
  const place = desk.channel({ distance: 'close', gain: -11 })
  return (part: Part) => {
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
