import { germanAsks } from './de-asks.ts'
import { germanHosts } from './de-hosts.ts'
import { germanQuestions } from './de-questions.ts'
import { germanSigns } from './de-signs.ts'
import { germanWords } from './de-words.ts'
import type { Language } from './language.ts'

export const germanLanguage: Language = {
  code: 'de',
  signs: germanSigns,
  words: germanWords,
  hosts: germanHosts,
  questions: germanQuestions,
  asks: germanAsks,
}
