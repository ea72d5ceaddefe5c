import { minute as words } from '#content/minute.ts'
import type { TypedField } from '#domain/wishes.ts'
import type { WishFault } from '#production/writer/judge-wishes.ts'

/** What is wrong with a field, in a sentence. */
export function faultWords(fault: WishFault | undefined): string | undefined {
  if (!fault) return undefined
  if (fault.fault === 'not-heard') return words.faults['not-heard'](fault.reason)
  if (fault.fault !== 'against') return words.faults[fault.fault]
  const { against } = fault
  return against.kind === 'safety'
    ? words.faults.safety(against.word)
    : words.faults.number(against.theirs, against.statement)
}

const { say, correct } = words

export const labels: Readonly<Record<TypedField, string>> = {
  name: correct.name,
  telephone: correct.telephone,
  hours: correct.hours,
  sentence: say.sentence,
  question1: say.question(1),
  question2: say.question(2),
  question3: say.question(3),
  answer1: say.answer(1),
  answer2: say.answer(2),
  answer3: say.answer(3),
}
