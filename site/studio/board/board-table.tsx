import type { RefObject } from 'react'
import { board as words } from '#content/studio-board.ts'
import styles from './board-table.module.css'
import type { MarkedRow } from './marked-rows.ts'
import { Row } from './row.tsx'

const { columns } = words
type TableProps = {
  body: RefObject<HTMLTableSectionElement | null>
  rows: readonly MarkedRow[]
  isLoading: boolean
  now: number
  zone: string | undefined
  /** Who looks at it. */
  me: string
}

export function BoardTable({ body, rows, isLoading, now, zone, me }: TableProps) {
  const minute = Math.floor(now / 60_000)
  return (
    <table className={styles.table} aria-busy={isLoading}>
      <caption className="unseen">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.business}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.step}</th>
          <th scope="col">{columns.age}</th>
          <th scope="col">{columns.due}</th>
          <th scope="col">{columns.whose}</th>
          <th scope="col" className={styles.deeds}>
            {columns.deeds}
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <Row key={row.id} row={row} minute={minute} zone={zone} me={me} />
        ))}
      </tbody>
    </table>
  )
}
