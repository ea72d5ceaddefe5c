import { languageOf } from '#content/programme/languages.ts'
import type { Material } from '#domain/material.ts'
import type { Wishes } from '#domain/wishes.ts'
import { writeProgramme } from './write-programme.ts'

/** The same whichever step asks. Whatever language a reading is in, somebody has found that we speak it. */
export function programmeOf(material: Material, wishes?: Wishes | null) {
  const language = languageOf(material.language) ?? languageOf('en')
  if (!language) throw new Error('There is no language to ask in.')
  return writeProgramme(material, language, { wishes: wishes ?? undefined })
}
