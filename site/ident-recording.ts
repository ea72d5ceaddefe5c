import { ident as words } from '#content/ident.ts'
import { ident } from '#production/ident.ts'
import { paths } from './paths.ts'
import type { Recording } from './ui/player.tsx'

/** What the hero plays: the peaks are those of the very file behind the button. */
export async function identRecording(): Promise<Recording> {
  const { seconds, peaks } = await ident()
  const { title, show, caption, chapters, transcript } = words
  return {
    id: 'ident',
    audio: paths.identAudio(),
    title,
    show,
    caption,
    seconds,
    peaks,
    chapters,
    transcript,
  }
}
