import { germanLanguage } from './de.ts'
import { englishLanguage } from './en.ts'
import { spanishLanguage } from './es.ts'
import { frenchLanguage } from './fr.ts'
import type { Language } from './language.ts'

/** The languages in which hosts can ask. A further one is a file beside these, and a line here. */
export const languages: readonly Language[] = [
  englishLanguage,
  germanLanguage,
  frenchLanguage,
  spanishLanguage,
]

export const languageOf = (code: string): Language | undefined => languages.find((each) => each.code === code)

/** Nobody who speaks it has read what the writer writes in it. */
export const isUnreadLanguage = (code: string | null | undefined): boolean =>
  languageOf(code ?? '')?.words.isRead === false
