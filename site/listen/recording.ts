import { listening } from '#content/listening.ts'
import { aiDisclosure, type Episode } from '#domain/episode.ts'
import { waveformOf } from '#domain/waveform.ts'
import type { Recording } from '#site/ui/player.tsx'
import { voiceNames } from './voices.ts'

/** The published episode as the player takes it; its transcript stands on the page. */
export const recordingOf = (episode: Episode, audio: string): Recording => ({
  id: 'episode',
  audio,
  title: episode.title,
  show: episode.show,
  caption: episode.isOfPeople ? '' : `${aiDisclosure} ${listening.voices(voiceNames(episode))}`,
  seconds: episode.seconds,
  waveform: waveformOf(episode),
  chapters: episode.chapters.map(({ start, title }) => ({ startSeconds: start, title })),
  transcript: [],
})
