import { ident } from '#content/ident.ts'
import { waveformBars } from '#domain/waveform.ts'
import { paths } from '#site/paths.ts'
import type { Recording } from '#site/ui/player.tsx'

/** Bars by formula, so that the gallery's pictures do not change when the music does. */
const waveform = {
  levels: Array.from(
    { length: waveformBars },
    (_, bar) => Math.round(50 + 45 * Math.sin(bar / 3) * Math.cos(bar / 17)) / 100,
  ),
  inks: '....qqqqqqaaaaaaaaaaaaaa'.repeat(waveformBars / 24),
}

const { title, show, caption, chapters, transcript, durationSeconds: seconds } = ident

export const recording: Recording = {
  id: 'sample',
  audio: paths.identAudio(),
  title,
  show,
  caption,
  seconds,
  waveform,
  chapters,
  transcript,
}

/** Its file does not exist: pressing play shows the failure. */
export const brokenRecording: Recording = {
  ...recording,
  id: 'broken',
  audio: '/audio/missing.mp3',
  title: 'A lost recording',
}
