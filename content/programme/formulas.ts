import { aiDisclosure } from '#domain/episode.ts'
import { languageOf } from './languages.ts'

/** Everything that hosts say by themselves, with the places where facts of the website stand. */
export function formulasOf(language = 'en'): readonly string[] {
  const hosts = languageOf(language)?.hosts
  if (!hosts) return []
  const { asks, summary: _, chapters, ...lines } = hosts
  return ['{heading}', ...Object.values(lines), ...Object.values(asks), Object.values(chapters)]
    .flat()
    .map((line) => line.replace(/\{(?:telephone|email)\}/g, '{contact}'))
}

/** … those of them after which somebody is read: nobody says them for nothing. */
export function announcingOf(language = 'en'): readonly string[] {
  const hosts = languageOf(language)?.hosts
  if (!hosts) return []
  const { second, topics, persons, asksRange, goesOn, review, anotherReview, returns } = hosts
  return [second, topics, persons, asksRange, goesOn, review, anotherReview, returns].flat()
}

/** The three questions, and what leads to them: they stay where a passage after them goes. */
export function questionsOfFrame(language = 'en'): readonly string[] {
  const hosts = languageOf(language)?.hosts
  if (!hosts) return []
  const { disclosure, announces, announcesShort, signs, asksWho, asksMore, second, asksStep } = hosts
  return [[disclosure], announces, announcesShort, signs, asksWho, asksMore, second, asksStep].flat()
}

/** What every episode needs: names, numbers and the three questions. Anything else should be another in each. */
export function frameOf(language = 'en'): readonly string[] {
  const hosts = languageOf(language)?.hosts
  if (!hosts) return []
  const { asks, asksRange, goesOn, topics, persons } = hosts
  const free = new Set([
    '{heading}',
    ...asksRange,
    ...goesOn,
    ...topics,
    ...persons,
    ...Object.values(asks).flat(),
  ])
  return formulasOf(language).filter((line) => !free.has(line))
}

/** … and all that tells whether what they say still makes sense. */
export const programmeWordsOf = (language = 'en') => ({
  formulas: formulasOf(language),
  announcing: announcingOf(language),
  disclosure: languageOf(language)?.hosts.disclosure ?? aiDisclosure,
})
