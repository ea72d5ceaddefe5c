import styles from './stat.module.css'

/** One large figure and what it counts. */
export function Stat({ figure, label }: { figure: string; label: string }) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={`display figures ${styles.figure}`}>{figure}</dd>
    </div>
  )
}
