/** The mixing desk: every player on a channel, the room and the echo behind them, one warm bus at the end. */
import { filter, highPass, highShelf, peaking } from '#production/mastering/filter.ts'
import { amplitude, mixInto, type Stereo, sampleRate, silence } from '#production/sound.ts'
import { echo } from './echo.ts'
import { bells } from './instruments/bells.ts'
import { shaped } from './instruments/modes.ts'
import { pad } from './instruments/pad.ts'
import { breath, kick, rim, shaker } from './instruments/percussion.ts'
import { bass, guitar, harp } from './instruments/strings.ts'
import { micSwitch } from './instruments/switch.ts'
import { throughMicrophone } from './microphone.ts'
import { type Place, playHits, playNotes } from './performance.ts'
import { reverb } from './reverb.ts'
import { scoreSeconds } from './score/score.ts'

/** In decibels; what a channel does not send to room or echo stays dry. `pan` from -1 (left) to 1 (right). */
type Channel = { gain: number; pan?: number; toRoom?: number; toEcho?: number }

const hall = { seconds: 2.9, dampingHertz: 5200, preDelaySeconds: 0.022 }
const micOffSeconds = 2.446
const fadeOutSeconds = 1.6

export function composeIdent(): Stereo {
  const dry = silence(scoreSeconds)
  const room = silence(scoreSeconds)
  const echoes = silence(scoreSeconds)
  play(channel)
  const answered = echo(echoes)
  lay(answered, dry, 0)
  lay(answered, room, -8)
  lay(reverb(room, hall), dry, 0)
  return [bus(dry[0]), bus(dry[1])]

  function channel({ gain, pan = 0, toRoom, toEcho }: Channel): Place {
    return (sound, atSeconds) => {
      lay(sound, dry, gain, pan, atSeconds)
      if (toRoom !== undefined) lay(sound, room, gain + toRoom, pan, atSeconds)
      if (toEcho !== undefined) lay(sound, echoes, gain + toEcho, pan, atSeconds)
    }
  }
}

function play(channel: (settings: Channel) => Place) {
  channel({ gain: -11 })(closeBells(), 0)
  playHits((part) => part.switch, micSwitch, channel({ gain: -8, toRoom: -16 }))
  playNotes((part) => part.bells, bells, channel({ gain: -12, toRoom: -6, toEcho: -16 }))
  playNotes((part) => part.melody, guitar, channel({ gain: -5, pan: 0.08, toRoom: -12, toEcho: -15 }))
  playNotes((part) => part.harp, harp, channel({ gain: -9, pan: -0.2, toRoom: -10 }))
  playNotes((part) => part.bass, bass, channel({ gain: -6 }))
  playNotes((part) => part.pad, pad, channel({ gain: -22, toRoom: -6 }))
  playHits((part) => part.kick, kick, channel({ gain: -11 }))
  playHits((part) => part.rim, rim, channel({ gain: -17, pan: 0.15, toRoom: -9 }))
  playHits((part) => part.shaker, shaker, channel({ gain: -22, pan: -0.22, toRoom: -14 }))
  playHits((part) => part.breath, breath, channel({ gain: -30, toRoom: -8 }))
}

function closeBells(): Stereo {
  const capsule = silence(micOffSeconds)
  playNotes(
    (part) => part.microphone,
    bells,
    (sound, atSeconds) => lay(sound, capsule, 0, 0, atSeconds),
  )
  return throughMicrophone(capsule)
}

/** Equal power: what leaves one side is not lost to the ear. */
function lay(sound: Stereo, target: Stereo, gain: number, pan = 0, atSeconds = 0) {
  const angle = ((1 + pan) * Math.PI) / 4
  const offset = Math.max(0, Math.round(atSeconds * sampleRate))
  mixInto(target[0], sound[0], amplitude(gain) * Math.SQRT2 * Math.cos(angle), offset)
  mixInto(target[1], sound[1], amplitude(gain) * Math.SQRT2 * Math.sin(angle), offset)
}

function bus(samples: Float32Array) {
  filter(samples, highPass(32), peaking(320, 0.8, -1.5), highShelf(7000, 1.5))
  for (let i = 0; i < samples.length; i++) samples[i] = warmed(samples[i] ?? 0)
  return shaped(samples, 0.004, fadeOutSeconds)
}

/** Gentle tape: at these levels the curve adds little but the third harmonic, and nothing there to alias. */
const warmed = (sample: number) => sample / Math.sqrt(1 + sample * sample)
