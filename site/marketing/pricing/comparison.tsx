import { pricing } from '#content/pricing.ts'
import { ComparisonTable } from '#site/marketing/landing/comparison-table.tsx'
import { useSettings } from '#site/settings.ts'
import { Section } from '#site/ui/section.tsx'
import { WaysOn } from '#site/ui/ways-on.tsx'
import styles from './comparison.module.css'

/** Two tables: what one pays for what, and how many episodes that is. */
export function Comparison() {
  const { title, text, packages, episodes, ways } = pricing(useSettings()).comparison
  return (
    <Section title={title} text={text}>
      <div className={styles.packages}>
        <ComparisonTable {...packages} />
      </div>
      <div className={styles.episodes}>
        <ComparisonTable label={episodes.label} columns={episodes.columns} rows={episodes.rows} />
      </div>
      <p className="small quiet">{episodes.note}</p>
      <WaysOn ways={ways} />
    </Section>
  )
}
