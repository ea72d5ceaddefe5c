/** What an episode should become: what it is about, in which chapters, and how long each may take. */
import { chapterTitles } from '#content/conversation/chapter-titles.ts'
import type { Reading } from '#domain/evidence.ts'
import { namesIn } from '#domain/retelling/case.ts'
import { type Point, pointsOf } from '#domain/retelling/points.ts'
import type { Theme } from '#domain/retelling/themes.ts'
import { topicOf } from '#domain/retelling/topic.ts'
import type { Plan } from '#domain/script.ts'
import {
  leastEpisodeSeconds,
  musicSeconds,
  secondsFor,
  usualEpisodeSeconds,
  wordsFor,
} from '#domain/script-length.ts'
import { seeded, seedOf, shuffled } from '#domain/seeded.ts'
import { businessOf } from './business-of.ts'
import { episodeTitle } from './episode-title.ts'
import { type Part, partsOf } from './parts.ts'

export type PlanOptions = { speakers?: 1 | 2; seconds?: number }
export type Planned = { outcome: 'planned'; plan: Plan } | { outcome: 'too-little'; reason: string }

/** What hosts say around the facts, per word of facts; measured over the sample businesses. */
const wordsPerFactWord = 1.2
/** Opening and closing. */
export const frameWords = { opening: 75, closing: 95 }

export function planEpisode(
  reading: Reading,
  { speakers = 2, seconds = usualEpisodeSeconds }: PlanOptions = {},
): Planned {
  const parts = partsOf(pointsOf(reading).filter(({ kind }) => kind !== 'quote' || speakers === 2))
  const tellable = parts.reduce((sum, part) => sum + part.words, 0) * wordsPerFactWord
  const chapters = parts.length + 2
  const longest = secondsFor(frameWords.opening + frameWords.closing + tellable, chapters)
  const length = Math.min(seconds, Math.floor(longest / 10) * 10)
  if (parts.length < 3 || length < leastEpisodeSeconds)
    return { outcome: 'too-little', reason: reasonFor(reading) }
  const business = businessOf(reading)
  return {
    outcome: 'planned',
    plan: {
      business,
      title: episodeTitle(reading),
      angle: `What is behind ${business.name}, told from its own website and questioned as a customer would.`,
      speakers,
      seconds: length,
      chapters: chaptersOf(reading, parts, length),
    },
  }
}

const reasonFor = ({ host, pages }: Reading) =>
  `We read ${pages.length === 1 ? 'one page' : `${pages.length} pages`} of ${host} and found too few facts for an episode of four minutes. We would rather not pad it.`

function chaptersOf(reading: Reading, parts: readonly Part[], seconds: number): Plan['chapters'] {
  const random = seeded(seedOf(`${reading.host} chapters`))
  const title = (theme: Theme | 'opening' | 'closing') => shuffled(chapterTitles[theme], random)[0] ?? ''
  const words = wordsFor(seconds, parts.length + 2) - frameWords.opening - frameWords.closing
  const shares = sharesOf(parts, words)
  const names = namesIn(reading)
  const isTaken = new Set<string>()
  const middle = parts.map((part, at) => {
    const found = titleFrom(part, names, isTaken) ?? title(part.theme)
    isTaken.add(found)
    return { title: found, seconds: secondsOf(shares[at] ?? 0), passages: passagesOf(part.points) }
  })
  const opening = { title: title('opening'), seconds: secondsOf(frameWords.opening), passages: [] }
  const closing = { title: title('closing'), seconds: 0, passages: [] }
  const spoken = [opening, ...middle].reduce((sum, chapter) => sum + chapter.seconds, 0)
  return [opening, ...middle, { ...closing, seconds: seconds - musicSeconds(middle.length + 2) - spoken }]
}

const secondsOf = (words: number) => secondsFor(words, 0) - musicSeconds(0)
const passagesOf = (points: readonly Point[]) => [
  ...new Set(points.flatMap(({ statements }) => statements.map(({ passage }) => passage))),
]

/** Rich chapters get more, but none more than a third. */
function sharesOf(parts: readonly Part[], words: number): number[] {
  const wanted = parts.map((part) => Math.min(part.words * wordsPerFactWord, words / 3))
  const total = wanted.reduce((sum, each) => sum + each, 0)
  return wanted.map((each) => (each * words) / total)
}

function titleFrom(
  { theme, points }: Part,
  names: ReadonlySet<string>,
  isTaken: ReadonlySet<string>,
): string | undefined {
  if (theme === 'price' || theme === 'questions') return undefined
  const best = [...points].sort((a, b) => b.weight - a.weight)
  for (const { heading } of best) {
    const topic = topicOf(heading, names)
    const title = topic?.text
      .replace(/^the (?=\p{Ll}+$)/u, '')
      .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    if (title && title.split(' ').length > 1 && !isTaken.has(title)) return title
  }
  return undefined
}
