import { barStep, months, type paymentBars, tallestBar } from '#domain/year-of-payments.ts'
import styles from './year-bars.module.css'

/** Twelve payments; the setup fee is the foot of the first, cloned voices stand on it. */
export const YearBars = ({ paths }: { paths: ReturnType<typeof paymentBars> }) => (
  <svg
    className={`rises ${styles.bars}`}
    viewBox={`0 0 ${months * barStep} ${tallestBar}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path data-bars="months" d={paths.months} />
    <path data-bars="setup" d={paths.setup} className={styles.setup} />
    <path data-bars="clones" d={paths.clones} className={styles.clones} />
  </svg>
)
