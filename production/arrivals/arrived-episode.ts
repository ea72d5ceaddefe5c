/** What came of an episode from elsewhere, as an episode of ours: its words as they were, and its sound untouched. */
import type { ArrivingEpisode, ArrivingShow } from '#domain/arriving-show.ts'
import type { Episode, EpisodeChapter } from '#domain/episode.ts'
import { cuesOf } from '#domain/vtt.ts'

type Came = {
  said: ArrivingEpisode
  show: ArrivingShow
  seconds: number
  /** As WebVTT; undefined: none came. */
  transcript: string | undefined
  chapters: EpisodeChapter[] | undefined
}

export function arrivedEpisode({ said, show, seconds, transcript, chapters }: Came): Episode {
  const { title, language, description, isAi } = said
  const cues = transcript ? cuesOf(transcript) : []
  return {
    ...(language && { language }),
    show: show.title,
    title,
    summary: [description, '', ''],
    business: show.author,
    website: show.website,
    seconds,
    chapters: chapters ?? [{ title, start: 0, end: seconds }],
    sentences: cues.map((cue) => ({ ...cue, speaker: 'host', words: [], evidence: [] })),
    voices: {},
    loudness: 0,
    truePeak: 0,
    ...(!isAi && { isOfPeople: true }),
  }
}

const mostChapters = 200

/** As the podcast namespace writes them. Undefined: they cannot be read. */
export function chaptersIn(json: string | undefined, seconds: number): EpisodeChapter[] | undefined {
  const list = listIn(json)
  const begun = list
    .filter(({ startTime, title }) => typeof startTime === 'number' && typeof title === 'string')
    .map(({ startTime, title }) => ({
      start: Number(startTime),
      title: String(title).slice(0, 300).toWellFormed(),
    }))
    .filter(({ start }) => start >= 0 && start < seconds)
    .toSorted((one, other) => one.start - other.start)
  const chapters = begun.map((each, at) => ({ ...each, end: begun[at + 1]?.start ?? seconds }))
  return chapters.length > 0 ? chapters : undefined
}

function listIn(json: string | undefined): { startTime?: unknown; title?: unknown }[] {
  try {
    const found: unknown = JSON.parse(json ?? '')
    const list = typeof found === 'object' && found !== null && 'chapters' in found ? found.chapters : []
    if (!Array.isArray(list)) return []
    return list.slice(0, mostChapters).filter((each) => typeof each === 'object' && each !== null)
  } catch {
    return []
  }
}
