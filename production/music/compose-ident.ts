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

const hall = { seconds: 2.9, dampingHertz: 5200, preDelaySeconds: 0.022 }

/** How much of a player the room answers, in decibels. */
const toRoom = { near: -12, far: -7 }

const micOffSeconds = 2.446
const fadeOutSeconds = 4

/** `gain` in decibels, `pan` from -1 (left) to 1 (right), `toEcho` in decibels below the channel itself. */
type Channel = { distance: 'close' | 'near' | 'far'; gain: number; pan?: number; toEcho?: number }

export function composeIdent(): Stereo {
  const buses = { close: silence(scoreSeconds), near: silence(scoreSeconds), far: silence(scoreSeconds) }
  const echoes = silence(scoreSeconds)
  play(({ distance, gain, pan, toEcho }) => (sound, atSeconds) => {
    lay(sound, buses[distance], gain, pan, atSeconds)
    if (toEcho !== undefined) lay(sound, echoes, gain + toEcho, pan, atSeconds)
  })
  lay(echo(echoes), buses.far)
  return mixed(buses)
}

function mixed({ close, near, far }: Record<Channel['distance'], Stereo>) {
  const room = silence(scoreSeconds)
  lay(near, room, toRoom.near)
  lay(far, room, toRoom.far)
  for (const bus of [near, far, reverb(room, hall)]) lay(bus, close)
  return [warmed(close[0]), warmed(close[1])] as const
}

function play(on: (channel: Channel) => Place) {
  on({ distance: 'close', gain: -11 })(closeBells(), 0)
  playHits((part) => part.switch, micSwitch, on({ distance: 'near', gain: -8 }))
  playNotes((part) => part.bells, bells, on({ distance: 'far', gain: -12, toEcho: -16 }))
  playNotes((part) => part.melody, guitar, on({ distance: 'near', gain: -5, pan: 0.06, toEcho: -15 }))
  playNotes((part) => part.harp, harp, on({ distance: 'far', gain: -10, pan: -0.15 }))
  playNotes((part) => part.bass, bass, on({ distance: 'close', gain: -10.5 }))
  playNotes((part) => part.pad, pad, on({ distance: 'far', gain: -20 }))
  playHits((part) => part.kick, kick, on({ distance: 'close', gain: -12 }))
  playHits((part) => part.rim, rim, on({ distance: 'near', gain: -7, pan: 0.15 }))
  playHits((part) => part.shaker, shaker, on({ distance: 'near', gain: -9, pan: -0.22 }))
  playHits((part) => part.breath, breath, on({ distance: 'far', gain: -19 }))
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
function lay(sound: Stereo, target: Stereo, gain = 0, pan = 0, atSeconds = 0) {
  const angle = ((1 + pan) * Math.PI) / 4
  const offset = Math.max(0, Math.round(atSeconds * sampleRate))
  mixInto(target[0], sound[0], amplitude(gain) * Math.SQRT2 * Math.cos(angle), offset)
  mixInto(target[1], sound[1], amplitude(gain) * Math.SQRT2 * Math.sin(angle), offset)
}

/** Gentle tape: at these levels the curve adds little but the third harmonic, and nothing there to alias. */
function warmed(samples: Float32Array) {
  filter(samples, peaking(320, 0.8, -1.5), highShelf(6000, 2.5))
  for (let i = 0; i < samples.length; i++) {
    const sample = samples[i] ?? 0
    samples[i] = sample / Math.sqrt(1 + sample * sample)
  }
  // Last, because bending a lopsided wave leaves a constant behind.
  filter(samples, highPass(30))
  return shaped(samples, 0.004, fadeOutSeconds)
}
