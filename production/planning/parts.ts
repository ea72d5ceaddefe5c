/** Points, put into three to five chapters with enough to tell in each. */
import { inOneGo, type Point } from '#domain/retelling/points.ts'
import { type Theme, themes } from '#domain/retelling/themes.ts'

export type Part = { theme: Theme; points: readonly Point[]; words: number }

const leastWords = 45
/** Questions bring words of their own. */
const leastAnswers = 36
const mostParts = 5
const leastParts = 3

export function partsOf(points: readonly Point[]): Part[] {
  const byTheme = themes.map((theme) =>
    part(
      theme,
      points.filter((point) => point.theme === theme),
    ),
  )
  const isRich = ({ theme, words }: Part) => words >= (theme === 'questions' ? leastAnswers : leastWords)
  const rich = byTheme.filter(isRich)
  const poor = byTheme.filter((each) => !isRich(each)).flatMap((each) => each.points)
  const [first, ...others] = rich
  if (!first) return []
  const parts = [
    part(first.theme, [...first.points, ...poor.filter(({ kind }) => kind !== 'answer')]),
    ...others,
  ]
  while (parts.length < leastParts) {
    const halves = split(parts)
    if (!halves) break
    parts.splice(halves.at, 1, ...halves.parts)
  }
  return parts.slice(0, mostParts)
}

const part = (theme: Theme, points: readonly Point[]): Part => ({
  theme,
  points,
  words: points.flatMap(inOneGo).reduce((sum, { words }) => sum + words, 0),
})

/** The longest part, cut between two pages or headings near its middle. */
function split(parts: readonly Part[]): { at: number; parts: Part[] } | undefined {
  const longest = parts.reduce((best, each) => (each.words > best.words ? each : best))
  let [before, cut] = [0, 0]
  for (const [at, point] of longest.points.entries()) {
    if (at > 0 && point.heading !== longest.points[at - 1]?.heading && before <= longest.words * 0.6) cut = at
    before += part(longest.theme, [point]).words
  }
  const halves = [longest.points.slice(0, cut), longest.points.slice(cut)].map((points) =>
    part(longest.theme, points),
  )
  return halves.every(({ words }) => words >= leastWords)
    ? { at: parts.indexOf(longest), parts: halves }
    : undefined
}
