/** Three sentences for the mail and the page. */
import { summaryClosings } from '#content/conversation/summary.ts'
import type { Reading } from '#domain/evidence.ts'
import type { Plan, Script } from '#domain/script.ts'
import type { Material } from './material.ts'
import type { PhraseBook } from './phrase-book.ts'
import { named } from './write-chapter.ts'

export function summaryOf(
  reading: Reading,
  plan: Plan,
  { hook, keepsakes }: Material,
  phrases: PhraseBook,
): Script['summary'] {
  const told = [hook, ...keepsakes].flatMap((statement) =>
    statement ? [named(statement, reading.name).said] : [],
  )
  const [second = plan.angle] = told.filter((said) => said !== plan.business.what)
  return [plan.business.what, second, phrases.pick(summaryClosings[plan.speakers]) ?? plan.angle]
}
