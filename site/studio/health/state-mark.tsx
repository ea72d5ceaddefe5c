import { healthWords } from '#content/studio-rights.ts'
import type { State } from '#domain/health.ts'
import styles from './state-mark.module.css'

const shapes: Record<State, string> = {
  good: 'M3 8.5 6.5 12 13 4.5',
  look: 'M8 3v6.5M8 12.5v.5',
  act: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
}

/** A word, a shape and a colour: any one of them is enough. */
export function StateMark({ state }: { state: State }) {
  return (
    <span className={`${styles.state} ${styles[state]}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={shapes[state]} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
      {healthWords.states[state]}
    </span>
  )
}
