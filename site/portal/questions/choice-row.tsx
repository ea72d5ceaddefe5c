import { questionnaire as words } from '#content/questionnaire.ts'
import type { ShowQuestion } from '#domain/questionnaire.ts'
import { paths } from '#site/paths.ts'
import styles from './questions.module.css'

type Choice = NonNullable<ShowQuestion['choices']>[number]
type ChoiceRowProps = { name: string; choice: Choice; isSeveral: boolean; isChosen: boolean }

/** Chosen by ear where there is a recording: nothing of it is fetched before somebody presses. */
export const ChoiceRow = ({ name, choice: { id, label, sample }, isSeveral, isChosen }: ChoiceRowProps) => (
  <div className={styles.choice}>
    <label>
      <input type={isSeveral ? 'checkbox' : 'radio'} name={name} value={id} defaultChecked={isChosen} />
      <span>{label}</span>
    </label>
    {sample && (
      // biome-ignore lint/a11y/useMediaCaption: every sample's words stand on its page
      <audio controls preload="none" src={paths.sampleAudio(sample)} aria-label={words.hear(label)} />
    )}
  </div>
)
