import { allQuestions } from '#content/questionnaire.ts'
import type { KeptAnswer } from '#database/answers.ts'
import { isAnswered } from '#domain/questionnaire.ts'

/** Of the twenty: what is half an answer does not count. */
export const countAnswered = (answers: readonly KeptAnswer[]): number =>
  allQuestions.filter((question) => {
    const kept = answers.find((each) => each.question === question.id)
    return kept && isAnswered(question, kept.answer)
  }).length
