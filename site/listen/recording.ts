import { listening } from '#content/listening.ts'
import { aiDisclosure } from '#domain/episode.ts'
import { mediaPath, type PublishedEpisode } from '#domain/published-episode.ts'
import { resampled } from '#pictures/speech-peaks.ts'
import type { Recording } from '#site/ui/player.tsx'
import { voiceNames } from './voices.ts'

/** As many bars as the player draws; an episode has measured peaks, however many. */
const bars = 96

/** The published episode as the player takes it; its transcript stands on the page. */
export const recordingOf = ({ episode, media }: PublishedEpisode): Recording => ({
  id: 'episode',
  audio: mediaPath(media.name, 'episode.mp3'),
  title: episode.title,
  show: episode.show,
  caption: `${aiDisclosure} ${listening.voices(voiceNames(episode))}`,
  seconds: episode.seconds,
  peaks: resampled([...episode.peaks], bars),
  chapters: episode.chapters.map(({ start, title }) => ({ startSeconds: start, title })),
  transcript: [],
})
