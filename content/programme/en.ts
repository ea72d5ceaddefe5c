import { englishAsks } from './en-asks.ts'
import { englishHosts } from './en-hosts.ts'
import { englishQuestions } from './en-questions.ts'
import { englishSigns } from './en-signs.ts'
import { englishWords } from './en-words.ts'
import type { Language } from './language.ts'

export const englishLanguage: Language = {
  code: 'en',
  signs: englishSigns,
  words: englishWords,
  hosts: englishHosts,
  questions: englishQuestions,
  asks: englishAsks,
}
