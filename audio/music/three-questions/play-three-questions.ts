import { loudness } from '#audio/loudness.ts'
import { levelled, once, play, type Theme, themeLoudness } from '#audio/music/theme/play-theme.ts'
import { amplitude, sampleRate } from '#audio/sound.ts'
import { beats, composeThreeQuestions } from './compose-three-questions.ts'

/** Changes whenever what was made before would sound different now. */
export const threeQuestionsVersion = 'three-questions 1'

const tailSeconds = 2.5

/** As a theme is kept: the signature opens, the chimes are its stings, the close is its finale, and there is no bed. */
export function playThreeQuestions(show: string): Theme {
  const { secondsPerBeat, signature, chimes, close } = composeThreeQuestions(show)
  const [bedSeconds, barSeconds] = [beats.signature * secondsPerBeat, 4 * secondsPerBeat]
  const of = (part: typeof signature, length: number) =>
    play({ secondsPerBeat }, [part], length * secondsPerBeat + tailSeconds, tailSeconds)
  const raw = of(signature, beats.signature)
  const gain = amplitude(
    themeLoudness - loudness(raw.map((side) => side.subarray(0, bedSeconds * sampleRate))),
  )
  return {
    opening: levelled(raw, gain),
    bedSeconds,
    barSeconds,
    stings: once(() => chimes.map((chime) => levelled(of(chime, beats.chime), gain))),
    finale: once(() => levelled(of(close, beats.close), gain)),
  }
}
