/** What an episode is told from: the website as it was read, and what whoever asked has said of it. */
import { languageOf } from '#content/programme/languages.ts'
import type { Material } from '#domain/material.ts'
import { withOwnWords } from '#domain/own-words.ts'
import type { Wishes } from '#domain/wishes.ts'
import { writeProgramme } from '#production/writer/write-programme.ts'
import type { Finished, Order } from './step.ts'

export const materialOf = (
  { wishes }: Pick<Order, 'wishes'>,
  { 'read-website': reading }: Finished,
): Material => withOwnWords(reading, wishes)

/** The same whichever step asks. Whatever language a reading is in, somebody has found that we speak it. */
export function programmeOf(material: Material, wishes?: Wishes | null) {
  const language = languageOf(material.language) ?? languageOf('en')
  if (!language) throw new Error('There is no language to ask in.')
  return writeProgramme(material, language, { wishes: wishes ?? undefined })
}
