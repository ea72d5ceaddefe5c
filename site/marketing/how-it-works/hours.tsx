import { howItWorks } from '#content/how-it-works.ts'
import { useSettings } from '#site/settings.ts'
import { Section } from '#site/ui/section.tsx'
import styles from './hours.module.css'

/** The bill for the client's own time. */
export function Hours() {
  const { hours } = howItWorks(useSettings())
  return (
    <Section title={hours.title} text={hours.text} ground="night">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: large letters make it wider than a phone, and keys must scroll it */}
      <section aria-label={hours.columns[0]} tabIndex={0} className={styles.scrolls}>
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
      </section>
    </Section>
  )
}

function Row({ row: [label, ...cells] }: { row: readonly string[] }) {
  const { hours } = howItWorks(useSettings())
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map((cell, index) => (
        <td key={hours.columns[index + 1]}>{cell}</td>
      ))}
    </tr>
  )
}
