import styles from './comparison-table.module.css'

type ComparisonTableProps = {
  label: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A table on wide screens; on a phone every row becomes a small list under its heading. */
export function ComparisonTable({ label, columns, rows }: ComparisonTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...cells]) => (
          <tr key={heading}>
            <th scope="row" className="display">
              {heading}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
