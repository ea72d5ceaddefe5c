import {
  type QuestionPart,
  questionParts,
  questions,
  questionnaire as words,
} from '#content/questionnaire.ts'
import { paths } from '#site/paths.ts'
import styles from './questions.module.css'

type PartNavProps = { clientId: string; show: string; here: QuestionPart }

export const PartNav = ({ clientId, show, here }: PartNavProps) => (
  <nav aria-label={words.parts}>
    <ol className={styles.parts}>
      {questionParts.map((part) => (
        <li key={part}>
          <a
            href={paths.portalQuestions(clientId, show, part)}
            aria-current={part === here ? 'page' : undefined}
          >
            {questions[part].heading}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)
