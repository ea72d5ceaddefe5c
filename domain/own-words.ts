/** What whoever asked says themselves: passages of their own kind, which are read as theirs and support nothing else. */
import type { Passage, Reading } from './evidence.ts'
import type { Wishes } from './wishes.ts'

/** What their passages are called. */
export const ownSentenceId = 'own'
export const ownHoursId = 'own-hours'
export const ownTelephoneId = 'own-telephone'
export const ownAnswerId = (at: number) => `own-${at + 1}`

export function ownPassages({ sentence, answers = [], hours, telephone, saidOn }: Wishes): Passage[] {
  const passage = (id: string, kind: Passage['kind'], text: string): Passage[] => [
    { id, url: '', kind, heading: '', text, saidOn },
  ]
  return [
    ...(sentence ? passage(ownSentenceId, 'text', sentence) : []),
    ...answers.flatMap(({ question, answer }, at) =>
      passage(ownAnswerId(at), 'question', `${question}\n${answer}`),
    ),
    ...(hours ? passage(ownHoursId, 'question', `${hours.question}\n${hours.answer}`) : []),
    ...(telephone ? passage(ownTelephoneId, 'contact', `Telephone: ${telephone}`) : []),
  ]
}

/** The website as it is told: by the name that its owner gives it, with what its owner says. */
export const withOwnWords = <R extends Reading>(reading: R, wishes: Wishes | null | undefined): R =>
  wishes
    ? {
        ...reading,
        name: wishes.name ?? reading.name,
        passages: [...reading.passages, ...ownPassages(wishes)],
      }
    : reading

/** Without what its owner says: nobody chooses from that, it is heard as it is. */
export const withoutOwnWords = (reading: Reading): Reading => ({
  ...reading,
  passages: reading.passages.filter(({ saidOn }) => !saidOn),
})
