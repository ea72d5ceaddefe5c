import { withoutDirections } from '#domain/directions.ts'
import type { Episode } from '#domain/episode.ts'

/** Chapters as the podcast namespace writes them, version 1.2.0. */
export const chaptersJson = ({ title, show, chapters }: Episode): string =>
  JSON.stringify({
    version: '1.2.0',
    title: withoutDirections(title),
    podcastName: withoutDirections(show),
    chapters: chapters.map((chapter) => ({
      startTime: rounded(chapter.start),
      endTime: rounded(chapter.end),
      title: withoutDirections(chapter.title),
    })),
  })

const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000
