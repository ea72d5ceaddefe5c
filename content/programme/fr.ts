import { frenchHosts } from './fr-hosts.ts'
import { frenchQuestions } from './fr-questions.ts'
import { frenchSigns } from './fr-signs.ts'
import { frenchWords } from './fr-words.ts'
import type { Language } from './language.ts'

export const frenchLanguage: Language = {
  code: 'fr',
  signs: frenchSigns,
  words: frenchWords,
  hosts: frenchHosts,
  questions: frenchQuestions,
  asks: {},
}
