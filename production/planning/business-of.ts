/** Who a business is, in its own words. */
import type { Reading } from '#domain/evidence.ts'
import { namesIn } from '#domain/retelling/case.ts'
import { descriptionOf } from '#domain/retelling/description.ts'
import { hollow, type Point, pointsOf } from '#domain/retelling/points.ts'
import { topicOf } from '#domain/retelling/topic.ts'
import type { Plan } from '#domain/script.ts'

export function businessOf(reading: Reading): Plan['business'] {
  const points = pointsOf(reading)
  const said = points.flatMap(({ statements }) => statements.map((statement) => statement.said))
  const names = namesIn(reading)
  const headings = [
    ...new Set(
      points
        .filter(({ role, theme }) => role === 'services' || theme === 'work')
        .map(({ heading }) => heading),
    ),
  ]
  const isCalm = !reading.passages.some(({ text }) => /!{2,}|\b(?:awesome|amazing|incredible)\b/i.test(text))
  return {
    name: reading.name,
    what: descriptionOf(reading) ?? saysMost(points, reading.name) ?? '',
    forWhom:
      said.find((text) =>
        /\bfor (?:people|companies|families|teams|owners|small|those|anyone|employers)\b/i.test(text),
      ) ?? '',
    offers: headings.flatMap((heading) => topicOf(heading, names)?.text ?? []).slice(0, 6),
    proof: points
      .filter(({ kind }) => kind === 'quote')
      .flatMap(({ statements }) => statements.map((each) => each.said))
      .slice(0, 4),
    tone: isCalm ? 'plain and friendly' : 'lively',
  }
}

/** Without a sentence on who they are: one that names them, or one on what they do. */
function saysMost(points: readonly Point[], name: string): string | undefined {
  const told = points
    .filter(({ kind, role }) => kind === 'telling' && role !== 'blog')
    .flatMap(({ statements }) =>
      statements.filter(({ pointsBack, traits }) => !pointsBack && !traits.has('refusal')),
    )
    .map(({ said }) => said)
  const plain = told.filter(
    (said) => !hollow.test(said) && !/\byours?\b|\b(?:it|then|now|both|again|still|anymore)\b/i.test(said),
  )
  return (
    plain.find((said) => said.includes(name) || /^They(?: are|'re) an? /.test(said)) ??
    plain.find((said) => /^They (?!do|did|have|had|were|don|didn|haven)\p{Ll}+ /u.test(said)) ??
    plain.find((said) => /\bthey\b/i.test(said)) ??
    told[0]
  )
}
