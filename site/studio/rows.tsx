import type { ReactNode } from 'react'
import styles from './rows.module.css'

type Column = string | { name: string; isNumber: true }
type RowsProps = {
  /** What the table holds, for whoever does not see it. */
  label: string
  columns: readonly Column[]
  isNarrow?: boolean
  /** On a phone, where columns have no room: first and last side by side, or everything line by line. */
  onPhone?: 'ends' | 'lines'
  children: ReactNode
}

/** A table that keeps its head in sight and scrolls within itself. */
export function Rows({ label, columns, isNarrow = false, onPhone, children }: RowsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no field stands in it
    <div
      className={`${styles.frame} ${isNarrow ? styles.isNarrow : ''}`}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse
      tabIndex={0}
    >
      <table className={styles.table} data-on-phone={onPhone}>
        <thead>
          <tr>
            {columns.map((column) =>
              typeof column === 'string' ? (
                <th key={column} scope="col">
                  {column}
                </th>
              ) : (
                <th key={column.name} scope="col" data-number>
                  {column.name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
