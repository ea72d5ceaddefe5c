import { howItWorks } from '#content/how-it-works.ts'
import { Section } from '#site/ui/section.tsx'
import styles from './hours.module.css'

const { hours } = howItWorks

/** The bill for the client's own time. */
export function Hours() {
  return (
    <Section title={hours.title} text={hours.text} ground="night">
      <table className={`figures ${styles.bill}`} aria-label={hours.title}>
        <thead>
          <tr className="small quiet">
            {hours.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.rows.map((row) => (
            <Row key={row[0]} row={row} />
          ))}
        </tbody>
        <tfoot className={`display ${styles.total}`}>
          <Row row={hours.total} />
        </tfoot>
      </table>
    </Section>
  )
}

function Row({ row: [label, ...cells] }: { row: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map((cell, index) => (
        <td key={hours.columns[index + 1]}>{cell}</td>
      ))}
    </tr>
  )
}
