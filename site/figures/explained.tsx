import { figureWords } from '#content/listening-figures.ts'
import styles from './figures.module.css'

/** A number, and one press away what it is made of. */
export const Explained = ({ count, words }: { count: number; words: string }) => (
  <details className={styles.explained}>
    <summary aria-label={`${figureWords.count(count)}: ${figureWords.explain}`}>
      {figureWords.count(count)}
    </summary>
    <p className="small">{words}</p>
  </details>
)
