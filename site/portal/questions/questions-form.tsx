import { type QuestionPart, questions, questionnaire as words } from '#content/questionnaire.ts'
import type { KeptAnswer } from '#database/answers.ts'
import { own } from '#domain/own.ts'
import { Button } from '#site/ui/button.tsx'
import type { RefusedAnswer } from './press-in-part.ts'
import { QuestionField } from './question-field.tsx'
import styles from './questions.module.css'

type QuestionsFormProps = {
  part: QuestionPart
  answers: readonly KeptAnswer[]
  prefilled: Readonly<Record<string, string>>
  refused: readonly RefusedAnswer[]
  mayAnswer: boolean
  isLast: boolean
}

/** A plain form; where scripts run, each change is sent when it is made (`keep-changes.ts`). */
export function QuestionsForm({ part, answers, prefilled, refused, mayAnswer, isLast }: QuestionsFormProps) {
  const { saving, saved, lost } = words
  return (
    <form
      method="post"
      className={styles.form}
      data-questions
      data-saving={saving}
      data-saved={saved}
      data-lost={lost}
    >
      <fieldset className={styles.all} disabled={!mayAnswer}>
        <legend className="unseen">{questions[part].heading}</legend>
        {questions[part].asked.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            kept={answers.find((each) => each.question === question.id)}
            prefilled={own(prefilled, question.id)}
            refused={refused.find((each) => each.question === question.id)}
          />
        ))}
      </fieldset>
      {mayAnswer && (
        <div className={styles.press}>
          <Button type="submit" name="intent" value="go-on">
            {isLast ? words.saveLast : words.save}
          </Button>
          <p role="status" data-state className="small" />
        </div>
      )}
    </form>
  )
}
