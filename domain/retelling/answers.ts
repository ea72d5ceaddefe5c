/** Questions that a website asks and answers. */
import type { Passage } from '#domain/evidence.ts'
import { countWords, splitSentences, withAnswers } from '#domain/language/sentences.ts'
import { type Statement, statementsOf } from './statements.ts'
import { askedAboutThem } from './third-person.ts'
import { isNoise } from './web-noise.ts'

type Answer = { kind: 'answer'; question?: string; statements: readonly Statement[] }

/** Undefined where nothing is asked. */
export function answered(passage: Passage): Answer | undefined {
  const question = questionOf(passage)
  if (!question || passage.kind === 'quote') return undefined
  const isFit = countWords(question) <= 16 && !isNoise(question)
  const answer = passage.text.startsWith(question) ? passage.text.slice(question.length).trim() : passage.text
  const [first = ''] = withAnswers(splitSentences(answer))
  // An answer without its beginning answers something else.
  const statements =
    statementsOf({ ...passage, text: first }).length > 0 ? statementsOf({ ...passage, text: answer }) : []
  return { kind: 'answer', statements, ...(isFit && { question: askedAboutThem(question) }) }
}

/** `Why Choose Hartwell?` is no question of anybody. */
const isPitch = /^why (?:choose|us\b|hire|trust|work with)/i

/** `Happy with your borders?` pitches. */
const asks =
  /^(?:(?:and|but|so|ok|okay),? )?(?:what|how|why|when|where|who|whom|whose|which|is|are|am|was|were|do|does|did|can|could|will|would|should|shall|may|might|must|have|has|had|if|in|at|on|for|to|from|with|i|my|we|the|there|\p{L}+n['’]t)\b/iu

/** `I'm not flexible. Can I come?` is asked as a whole, but not by hosts who say `our`; `New here?` asks nothing. */
function questionOf({ kind, text, heading }: Passage): string | undefined {
  const [line = ''] = text.split('\n')
  const [opening = ''] = splitSentences(text)
  const whole = kind === 'question' && !/\b(?:we|our|us)\b/i.test(line) ? line : ''
  return [whole, opening, heading].find(
    (asked) => asked.endsWith('?') && countWords(asked) > 2 && asks.test(asked) && !isPitch.test(asked),
  )
}
