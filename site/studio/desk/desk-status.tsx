import { desk } from '#content/studio-desk.ts'
import type { DeskScript } from '#operations/script-on-desk.ts'
import styles from './desk-status.module.css'
import type { Send } from './use-send.ts'

type DeskStatusProps = { script: DeskScript; answer: Send['answer'] }

/** How the script stands, and what came of the last deed: always in sight, and moving nothing. */
export function DeskStatus({ script: { judged, fresh, puzzles }, answer }: DeskStatusProps) {
  const unsupported = Object.values(judged).filter(({ verdict }) => verdict === 'unsupported').length
  const puzzled = Object.keys(puzzles).length
  return (
    <div className={styles.status}>
      <p className="small quiet figures">
        {desk.counts(Object.keys(judged).length, unsupported, fresh.length, puzzled)}
      </p>
      <p role="status" className={styles.answer} data-done={answer?.isDone}>
        {answer && <span>{answer.text}</span>}
      </p>
    </div>
  )
}
