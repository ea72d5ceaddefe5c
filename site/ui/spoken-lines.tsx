import { clock } from './clock.ts'
import styles from './spoken-lines.module.css'

export type SpokenLine = { startSeconds: number; text: string }

/** What is said, folded away until it is wanted. */
export const SpokenLines = ({ lines }: { lines: readonly SpokenLine[] }) => (
  <details className={styles.lines}>
    <summary>Transcript</summary>
    <ul>
      {lines.map((line) => (
        <li key={line.startSeconds}>
          <span className="figures quiet">{clock(line.startSeconds)}</span> {line.text}
        </li>
      ))}
    </ul>
  </details>
)
