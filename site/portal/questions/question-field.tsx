import type { AskedQuestion } from '#content/question-sizes.ts'
import { questionnaire as words } from '#content/questionnaire.ts'
import type { KeptAnswer } from '#database/answers.ts'
import { noAnswer } from '#domain/questionnaire.ts'
import { ChoiceRow } from './choice-row.tsx'
import type { RefusedAnswer } from './press-in-part.ts'
import styles from './questions.module.css'

type QuestionFieldProps = {
  question: AskedQuestion
  kept: KeptAnswer | undefined
  prefilled: string | undefined
  refused: RefusedAnswer | undefined
}

/** What was typed and refused comes before what is kept, and that before what the website says. */
export function QuestionField({ question, kept, prefilled, refused }: QuestionFieldProps) {
  const { id, label, hint, choices = [], text, isNeeded, isSeveral = false } = question
  const answer = refused?.typed ?? kept?.answer ?? { ...noAnswer, text: prefilled ?? '' }
  const isGuess = !refused && !kept && prefilled !== undefined
  const notes = [hint && 'hint', isGuess && 'guess', refused && 'refused'].filter(Boolean)
  const describedBy = notes.map((note) => `${id}-${note}`).join(' ') || undefined
  return (
    <fieldset className={styles.question} data-question={id} aria-describedby={describedBy}>
      <legend>
        {label} {isNeeded && <span className="small quiet">({words.needed})</span>}
      </legend>
      <input type="hidden" name={`was-${id}`} value={refused?.was ?? kept?.version ?? 0} />
      {hint && (
        <p id={`${id}-hint`} className="small quiet">
          {hint}
        </p>
      )}
      {isGuess && (
        <p id={`${id}-guess`} data-guess className={`small ${styles.guess}`}>
          {words.fromWebsite}
        </p>
      )}
      {refused && <Refusal id={id} refused={refused} />}
      {choices.map((choice) => (
        <ChoiceRow
          key={choice.id}
          name={`choice-${id}`}
          choice={choice}
          isSeveral={isSeveral}
          isChosen={answer.choices.includes(choice.id)}
        />
      ))}
      {text && <TextOf question={question} text={answer.text} describedBy={describedBy} />}
      {kept && !refused && <p className="small quiet">{words.by(kept.by ?? words.someone)}</p>}
    </fieldset>
  )
}

function Refusal({ id, refused: { reason, theirs } }: { id: string; refused: RefusedAnswer }) {
  return (
    <div id={`${id}-refused`} data-refused className={styles.refused}>
      <p>{reason}</p>
      {theirs !== undefined && (
        <>
          <blockquote>{theirs}</blockquote>
          <p>{words.conflictAdvice}</p>
        </>
      )}
    </div>
  )
}

type TextOfProps = { question: AskedQuestion; text: string; describedBy: string | undefined }

function TextOf({ question: { id, label, text: allowed }, text, describedBy }: TextOfProps) {
  const shared = {
    name: `text-${id}`,
    className: styles.text,
    defaultValue: text,
    'aria-label': label,
    'aria-describedby': describedBy,
  }
  return allowed?.rows ? (
    <textarea {...shared} rows={allowed.rows} />
  ) : (
    <input {...shared} type="text" inputMode={allowed?.isAddress ? 'url' : 'text'} />
  )
}
