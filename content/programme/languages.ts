import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import type { Language } from './language.ts'

/** The languages in which hosts can ask. A further one is a file beside these, and a line here. */
export const languages: readonly Language[] = [english, german, french, spanish]

export const languageOf = (code: string): Language | undefined => languages.find((each) => each.code === code)

/** Nobody who speaks it has read what the writer writes in it. */
export const isUnread = (code: string | null | undefined): boolean =>
  languageOf(code ?? '')?.words.isRead === false
