/** Who a business is, in its own words. */
import type { Reading } from '#domain/evidence.ts'
import { countWords, splitSentences } from '#domain/language/sentences.ts'
import { spokenForm } from '#domain/language/spoken-form.ts'
import { namesIn } from '#domain/retelling/case.ts'
import { pointsOf } from '#domain/retelling/points.ts'
import { toThirdPerson } from '#domain/retelling/third-person.ts'
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
    what: descriptionOf(reading) ?? said[0] ?? '',
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

/** `Harbour Lane Bakery is a family bakery in Saltmouth.` */
export function descriptionOf({ name, passages }: Reading): string | undefined {
  const sentences = passages
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ text }) => splitSentences(text))
    .map((sentence) => spokenForm(toThirdPerson(sentence)))
  const says = new RegExp(
    `^(?:the )?${spokenForm(name).replace(/[^\p{L}\p{N} ]/gu, '.')} (?:is|are|was|has|makes?|helps?|sells?|runs?|builds?|advises?|teach(?:es)?|offers?|cooks?|repairs?|rebuilds?|organi[sz]es?)\\b.*\\.$`,
    'iu',
  )
  return sentences.find((sentence) => says.test(sentence) && countWords(sentence) <= 27)
}
