import { englishHosts } from './en-hosts.ts'
import { englishWords } from './en-words.ts'
import type { Language } from './language.ts'

export const english: Language = { code: 'en', words: englishWords, hosts: englishHosts }
