import type { Bitrate } from '#audio/mp3/lame-thread.ts'
import type { Theme } from '#audio/music/theme/play-theme.ts'
import { type Stereo, sampleRate } from '#audio/sound.ts'
import type { Format } from '#domain/script.ts'

/** What a script becomes: an episode, or a sample of one that is small and comes to the point. */
export type MasteredAs = 'episode' | 'sample'

export const bitrateOf: Record<MasteredAs, Bitrate> = { episode: 128_000, sample: 64_000 }

const [fadeIn, heardAtEnd, fadeOut] = [0.05, 4.5, 2]

/** One bar before the first word, and a few seconds after the last; three strokes are as short as they can be. */
export function themeFor(form: MasteredAs, theme: Theme, format?: Format): Theme {
  if (form === 'episode' || format) return theme
  const { opening, finale, bedSeconds, barSeconds } = theme
  const from = Math.round((bedSeconds - barSeconds) * sampleRate)
  return {
    ...theme,
    opening: shaped(opening, from, Number.POSITIVE_INFINITY, (at) => Math.min(1, at / fadeIn)),
    bedSeconds: barSeconds,
    finale: () =>
      shaped(finale(), 0, (heardAtEnd + fadeOut) * sampleRate, (at) =>
        Math.min(1, (heardAtEnd + fadeOut - at) / fadeOut),
      ),
  }
}

/** A part of it, each moment as loud as `level` says of its seconds. */
const shaped = (sound: Stereo, from: number, length: number, level: (seconds: number) => number): Stereo => {
  const side = (samples: Float32Array) =>
    samples
      .slice(from, Math.min(samples.length, from + length))
      .map((value, at) => value * level(at / sampleRate))
  return [side(sound[0]), side(sound[1])]
}
