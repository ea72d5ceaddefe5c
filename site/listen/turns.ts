import type { EpisodeChapter } from '#domain/episode.ts'
import type { Sample } from '#domain/sample.ts'
import { isHost } from '#domain/script.ts'
import { spokenBy } from '#domain/spoken-by.ts'

/** As much of an episode as its transcript needs; a sample has no more. */
export type Transcribed = Pick<Sample, 'business' | 'language' | 'chapters' | 'sentences' | 'voices'>
export type TranscribedSentence = Transcribed['sentences'][number]

/** What one person says before somebody else begins. */
export type Turn = {
  by: string
  isRead: boolean
  /** Somebody reads in this episode: what hosts say is names, headings and questions, and needs no quotation. */
  isOfProgramme: boolean
  sentences: TranscribedSentence[]
}

/** What each sentence needs to know of its episode. */
export type TurnNeighbours = {
  business: string
  language: string | undefined
  audio: string
  linksSources: boolean
}

/** The last chapter takes what is said after it, the first what is said before: nothing is lost. */
export function turnsIn(
  episode: Omit<Transcribed, 'business' | 'language'>,
  chapter: EpisodeChapter,
): Turn[] {
  const [first, last] = [episode.chapters[0], episode.chapters.at(-1)]
  const isWithin = ({ start }: TranscribedSentence) =>
    (start >= chapter.start || chapter === first) && (start < chapter.end || chapter === last)
  const isOfProgramme = episode.sentences.some(({ speaker }) => !isHost(speaker))
  const turns: Turn[] = []
  for (const sentence of episode.sentences.filter(isWithin)) {
    const by = spokenBy(episode, sentence.speaker)
    const turn = turns.at(-1)
    if (turn?.by === by) turn.sentences.push(sentence)
    else turns.push({ by, isRead: !isHost(sentence.speaker), isOfProgramme, sentences: [sentence] })
  }
  return turns
}

export type Sourced = [TranscribedSentence, ...TranscribedSentence[]]

/** What is said one after the other from the same passages belongs together: its source stands there once. */
export function sourcedLines({ sentences }: Turn): Sourced[] {
  const lines: Sourced[] = []
  for (const sentence of sentences) {
    const line = lines.at(-1)
    if (line && sentence.evidence.length > 0 && sourceOf(line[0]) === sourceOf(sentence)) line.push(sentence)
    else lines.push([sentence])
  }
  return lines
}

const sourceOf = ({ evidence, vouchedBy }: TranscribedSentence) =>
  JSON.stringify([evidence.map(({ url, passage, saidOn }) => [url, passage, saidOn]), vouchedBy])
