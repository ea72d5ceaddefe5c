import { howItWorks } from '#content/how-it-works.ts'
import { serviceCards } from '#content/service-cards.ts'
import { own } from '#domain/own.ts'
import { barsAround, speechBars } from '#site/marketing/landing/bars.ts'
import { useSettings } from '#site/settings.ts'
import { Section } from '#site/ui/section.tsx'
import styles from './overview.module.css'

const barsACard = 12

/** The six services; the red bars of each are the client's part of it. */
export function Overview() {
  const { overview } = howItWorks(useSettings())
  return (
    <Section title={overview.title} text={overview.text} ground="card">
      <ul className={styles.cards}>
        {serviceCards.map(({ id, title, description }, index) => (
          <li key={id} className={styles.card}>
            <Share share={own(overview.owners, id)?.share ?? 0} phase={index * 5} />
            <h3>{title}</h3>
            <p className="quiet">{description}</p>
            <p className={styles.who}>{own(overview.owners, id)?.who}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Share({ share, phase }: { share: number; phase: number }) {
  const heights = speechBars(barsACard, phase)
  return (
    <svg viewBox="0 0 120 48" className={styles.share} aria-hidden="true">
      <path d={barsAround(heights, 5, 10, 24, 23)} />
      <path className={styles.yours} d={barsAround(heights.slice(0, share), 5, 10, 24, 23)} />
    </svg>
  )
}
