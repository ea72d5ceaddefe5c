/** What a host can ask of a passage by itself: only what its first words answer. */
import type { Question } from '#content/programme/questions.ts'
import type { Words } from './words-of.ts'

const mostBeforeAnswer = 14

/** An answer comes at once, with the first words; the surest first. */
export function answersIn([first = '']: readonly string[], { shows }: Words): readonly Question[] {
  const begins = first.split(/\s+/).slice(0, mostBeforeAnswer).join(' ')
  return shows.flatMap(([question, signs]) => (signs.in(begins) ? [question] : []))
}
