import { spanishHosts } from './es-hosts.ts'
import { spanishQuestions } from './es-questions.ts'
import { spanishSigns } from './es-signs.ts'
import { spanishWords } from './es-words.ts'
import type { Language } from './language.ts'

export const spanishLanguage: Language = {
  code: 'es',
  signs: spanishSigns,
  words: spanishWords,
  hosts: spanishHosts,
  questions: spanishQuestions,
  asks: {},
}
