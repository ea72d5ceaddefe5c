import type { ProcessStep } from '#content/process.ts'
import styles from './steps.module.css'

/** Few steps stand side by side under large numbers; many run down a line. */
export function Steps({ steps, isLine = false }: { steps: readonly ProcessStep[]; isLine?: boolean }) {
  return (
    <ol className={isLine ? styles.line : styles.row}>
      {steps.map(({ step, title, description, timeline }) => (
        <li key={step} className={styles.step}>
          <span className={`display figures ${styles.number}`} aria-hidden="true">
            {step}
          </span>
          <div>
            <h3>{title}</h3>
            <p className={`small ${styles.time}`}>{timeline}</p>
            <p className="quiet">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
