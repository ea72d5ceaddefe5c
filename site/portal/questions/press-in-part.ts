import type pg from 'pg'
import { z } from 'zod'
import { type QuestionPart, questions, questionnaire as words } from '#content/questionnaire.ts'
import type { TypedAnswer } from '#database/answers.ts'
import { isId } from '#domain/id.ts'
import type { Membership } from '#domain/member.ts'
import { typedAnswer } from '#domain/questionnaire.ts'
import { handPart, saveAnswers } from '#operations/portal/questionnaire.ts'
import type { Form } from '#site/studio/read-form.ts'

const refusedAnswer = z.strictObject({
  question: z.string(),
  reason: z.string(),
  /** What somebody else has said meanwhile. */
  theirs: z.string().optional(),
  /** What stays in the field, and what it was seen beside. */
  typed: z.strictObject({ text: z.string(), choices: z.array(z.string()) }),
  was: z.number(),
})
export const questionsAnswer = z.strictObject({
  said: z.string(),
  refused: z.array(refusedAnswer),
})
type Refused = z.output<typeof refusedAnswer>
export type RefusedAnswer = Refused
type Pressed = { answer: z.output<typeof questionsAnswer>; status: number; goesOn: boolean }
type Where = { member: Membership; showId: string; part: QuestionPart }

const only = (said: string, status: number): Pressed => ({
  answer: { said, refused: [] },
  status,
  goesOn: false,
})

export async function pressInPart(pool: pg.Pool, where: Where, form: Form): Promise<Pressed> {
  if (form.text('intent') !== 'hand') return save(pool, where, form)
  const to = form.text('to')
  const handed = isId(to) ? await handPart(pool, where.member, { ...where, to }) : 'gone'
  if (handed === 'forbidden') return only(words.readOnly, 403)
  return only(words.hand[handed], handed === 'gone' ? 422 : 200)
}

/** Only what the form has is looked at: a change is sent with its own question alone. */
async function save(pool: pg.Pool, { member, showId, part }: Where, form: Form): Promise<Pressed> {
  const typed: TypedAnswer[] = []
  const refused: Refused[] = []
  for (const question of questions[part].asked) {
    if (!form.has(`was-${question.id}`)) continue
    const raw = { text: form.text(`text-${question.id}`), choices: form.all(`choice-${question.id}`) }
    const was = form.number(`was-${question.id}`) ?? 0
    const answer = typedAnswer(question, raw)
    if (answer) typed.push({ question: question.id, answer, was })
    else refused.push({ question: question.id, reason: words.tooLong, typed: raw, was })
  }
  const saved = await saveAnswers(pool, member, showId, typed)
  if (saved.outcome !== 'saved')
    return saved.outcome === 'gone' ? only(words.hand.gone, 422) : only(words.readOnly, 403)
  for (const { question, by, answer, version } of saved.conflicts) {
    const mine = typed.find((each) => each.question === question)?.answer
    const labels = (questions[part].asked.find(({ id }) => id === question)?.choices ?? [])
      .filter(({ id }) => answer.choices.includes(id))
      .map(({ label }) => label)
    refused.push({
      question,
      reason: words.conflict(by ?? words.someone),
      theirs: [...labels, answer.text].filter(Boolean).join('\n'),
      typed: { text: mine?.text ?? '', choices: [...(mine?.choices ?? [])] },
      was: version,
    })
  }
  const isWhole = refused.length === 0
  return {
    answer: { said: isWhole ? words.saved : words.someRefused, refused },
    status: isWhole ? 200 : 409,
    goesOn: isWhole && form.text('intent') === 'go-on',
  }
}
