import { whyPodcast } from '#content/why-podcast.ts'
import { useSettings } from '#site/settings.ts'
import { Badge } from '#site/ui/badge.tsx'
import { Section } from '#site/ui/section.tsx'
import styles from './figures.module.css'

export function WhyPodcastFigures() {
  const { figures } = whyPodcast(useSettings())
  return (
    <Section title={figures.title} ground="night">
      <dl>
        {figures.items.map(({ id, figure, label, measure }) => (
          <div key={id} className={styles.claim}>
            <dt className={styles.claimed}>
              <span className={`display figures ${styles.figure}`}>{figure}</span>
              <span>{label}</span>
              <Badge>{figures.badge}</Badge>
            </dt>
            <dd>
              <span className={`small quiet ${styles.label}`}>{figures.measureLabel}</span>
              {measure}
            </dd>
          </div>
        ))}
      </dl>
      <p className={`small quiet ${styles.note}`}>{figures.note}</p>
    </Section>
  )
}
