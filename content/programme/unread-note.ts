import { languageName } from '#content/language-name.ts'
import { languageOf } from './languages.ts'

/** Beside an episode whose hosts speak words that no reader of the language has gone through. */
export const unreadNote = (language = 'en'): string | undefined =>
  languageOf(language)?.words.isRead === false
    ? `Nobody who speaks ${languageName(language)} at home has gone through what our hosts say yet. What is read aloud is the website’s own.`
    : undefined
