import styles from './moment.module.css'
import { clockOf, distanceInWords } from './when.ts'

/** A time where a table has room for it. */
export function Moment({ at, now }: { at: Date; now: Date }) {
  return (
    <time dateTime={at.toISOString()}>
      <span className={styles.clock}>{clockOf(at)}</span>{' '}
      <span className={`quiet ${styles.clock}`}>({distanceInWords(at, now)})</span>
    </time>
  )
}
