import type { Episode } from './episode.ts'
import { isHost } from './script.ts'

const room = { least: 40, most: 160 }

/** What the website says itself, read aloud word for word: the first line with room that the summary lacks. */
export function lineToQuote({
  sentences,
  summary,
}: Pick<Episode, 'sentences' | 'summary'>): string | undefined {
  return sentences
    .filter(({ speaker, by, evidence }) => !isHost(speaker) && !by && evidence.length > 0)
    .map(({ text }) => text)
    .filter(({ length }) => length >= room.least && length <= room.most)
    .find((text) => !summary.some((each) => each.includes(text)))
}
