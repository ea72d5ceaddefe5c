import { sampleWords } from '#content/sample-words.ts'
import type { Sample } from '#domain/sample.ts'
import { isHost } from '#domain/script.ts'
import { spokenBy } from '#domain/spoken-by.ts'
import { voiceNames } from './listen/voices.ts'
import { paths } from './paths.ts'
import type { Recording } from './ui/player.tsx'

/** A sample as the player takes it. */
export const sampleRecording = (sample: Sample): Recording => ({
  id: sample.id,
  audio: paths.sampleAudio(sample.id),
  title: sample.title,
  show: sample.show,
  caption: sampleWords.caption(sample.business, voiceNames(sample)),
  seconds: sample.seconds,
  waveform: sample.waveform,
  chapters: sample.chapters.map(({ title, start }) => ({ title, startSeconds: start })),
  transcript: sample.sentences.map(({ speaker, text, start }) => ({
    startSeconds: start,
    text: `${spokenBy(sample, speaker)}: ${isHost(speaker) ? text : `“${text}”`}`,
  })),
})
