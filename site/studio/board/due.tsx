import { board as words } from '#content/studio-board.ts'
import { isClosedStatus } from '#domain/board.ts'
import { clockIn, promiseOf, targetOf } from '#site/studio/due.ts'
import { span } from '#site/studio/when.ts'
import type { MarkedRow } from './marked-rows.ts'
import styles from './row.module.css'

type DueProps = { row: MarkedRow; now: number; zone: string | undefined }

/** As a distance and as a clock. */
export function Due({ row: { state, createdAt }, now, zone }: DueProps) {
  if (isClosedStatus(state)) return <span className="quiet">–</span>
  const due = promiseOf(createdAt)
  const isOver = now > due
  return (
    <>
      <span className={isOver ? styles.over : undefined}>
        {isOver ? words.due.overdue(span((now - due) / 1000)) : words.due.in(span((due - now) / 1000))}
      </span>{' '}
      <time className="small quiet" dateTime={new Date(due).toISOString()}>
        {clockIn(due, zone)}
      </time>
      {!isOver && now > targetOf(createdAt) && <span className="small quiet"> {words.due.target}</span>}
    </>
  )
}
