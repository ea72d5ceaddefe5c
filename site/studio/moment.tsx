import styles from './moment.module.css'

/** A time as a clock and as a distance; the distance is the server's, so that both renderings agree. */
export function Moment({ at, now }: { at: Date; now: Date }) {
  return (
    <time dateTime={at.toISOString()}>
      <span className={styles.clock}>{clock(at)}</span>{' '}
      <span className={`quiet ${styles.clock}`}>({distance(at, now)})</span>
    </time>
  )
}

const clock = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

export function distance(at: Date, now: Date): string {
  const minutes = Math.round((at.getTime() - now.getTime()) / 60_000)
  const text = span(Math.abs(minutes) * 60)
  if (minutes === 0) return 'just now'
  return minutes > 0 ? `in ${text}` : `${text} ago`
}

/** `40 s`, `12 min`, `31 h`, `9 d`. */
export function span(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`
  return seconds < 48 * 3600 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} d`
}
