import { claimsNote, exampleBadge, headlineStats, metricCards } from '#content/claims.ts'
import { home } from '#content/home.ts'
import { useSettings } from '#site/settings.ts'
import { Badge } from '#site/ui/badge.tsx'
import { Section } from '#site/ui/section.tsx'
import styles from './impact.module.css'

const { impact } = home

/** However large a figure is set, the word beside it says what it is. */
export function Impact() {
  return (
    <Section kicker={impact.kicker} title={impact.title} text={impact.text} ground="night">
      <dl className={styles.headline}>
        {headlineStats.map(({ id, figure, label }) => (
          <div key={id}>
            <dt>
              <span>{label}</span> <Badge>{exampleBadge}</Badge>
            </dt>
            <dd className="display figures">{figure}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.metrics}>
        {metricCards(useSettings()).map(({ id, figure, label }) => (
          <div key={id}>
            <dt>
              <span>{label}</span> <Badge>{exampleBadge}</Badge>
            </dt>
            <dd className="display figures">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="small quiet">{claimsNote}</p>
    </Section>
  )
}
