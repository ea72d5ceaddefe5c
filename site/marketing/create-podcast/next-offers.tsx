import { createPodcast } from '#content/create-podcast.ts'
import { packages } from '#content/packages.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import styles from './next-offers.module.css'

const { next } = createPodcast.submittedStep

/**
 * What comes after one episode that is free: what a show of them costs, and a call. It is part of the page and is seen
 * once the wizard beside it has an episode that was sent.
 */
export function NextOffers() {
  return (
    <section className={`wrap ${styles.next}`} aria-labelledby="next-offers">
      <h2 id="next-offers">{next.title}</h2>
      <p className="lead">{next.text}</p>
      <dl className={styles.offers}>
        {packages(useSettings()).map(({ id, name, subtitle, mainPrice, recurring, setupFee }) => (
          <div key={id}>
            <dt>
              <strong>{name}</strong> <span className="quiet">{subtitle}</span>
            </dt>
            <dd className="figures">
              <strong>{mainPrice}</strong> {recurring}{' '}
              <span className="small quiet">{next.setup(setupFee)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.ways}>
        <ButtonLink href={paths.contact()}>{next.call}</ButtonLink>
        <ButtonLink href={paths.pricing()} look="line">
          {next.compare}
        </ButtonLink>
      </p>
    </section>
  )
}
