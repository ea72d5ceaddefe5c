import { claimsNote, headlineStats, metricCards } from '#content/claims.ts'
import { home } from '#content/home.ts'
import { useSettings } from '#site/settings.ts'
import { Section } from '#site/ui/section.tsx'
import { Stat } from '#site/ui/stat.tsx'
import styles from './impact.module.css'

const { impact } = home

export function Impact() {
  return (
    <Section kicker={impact.kicker} title={impact.title} text={impact.text} ground="night">
      <dl className={styles.headline}>
        {headlineStats.map(({ id, figure, label }) => (
          <Stat key={id} figure={figure} label={label} />
        ))}
      </dl>
      <dl className={styles.metrics}>
        {metricCards(useSettings()).map(({ id, figure, label }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd className="display figures">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="small quiet">{claimsNote}</p>
    </Section>
  )
}
