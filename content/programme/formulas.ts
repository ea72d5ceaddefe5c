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
