import { whyPodcast } from '#content/why-podcast.ts'
import { useSettings } from '#site/settings.ts'
import { Section } from '#site/ui/section.tsx'
import styles from './fits.module.css'

/** A sentence from the reader's own week leads to the tier. */
export function Fits() {
  const { fits } = whyPodcast(useSettings())
  return (
    <Section title={fits.title}>
      <ul className={styles.fits}>
        {fits.items.map(({ offer, saying, take, unless }) => (
          <li key={offer.id} className={styles.fit}>
            <p className={`display ${styles.saying}`}>{`“${saying}”`}</p>
            <div>
              <h3>{offer.tierName}</h3>
              <p className="small quiet">{fits.bookedAs(offer.name)}</p>
              <dl className={styles.verdicts}>
                <dt>{fits.labels.take}</dt>
                <dd>{take}</dd>
                <dt>{fits.labels.unless}</dt>
                <dd>{unless}</dd>
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
