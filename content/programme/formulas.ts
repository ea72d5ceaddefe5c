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
