import { contactEmail } from '#content/brand.ts'
import { listening } from '#content/listening.ts'
import { packages } from '#content/packages.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { Section } from '#site/ui/section.tsx'
import styles from './what-it-costs.module.css'

const { offer } = listening

/** What a show of such episodes costs, as it is set, and the next step. */
export function WhatItCosts() {
  const settings = useSettings()
  const email = contactEmail(settings)
  return (
    <Section title={offer.title} text={offer.text} ground="night">
      <dl className={styles.offers}>
        {packages(settings).map(({ id, name, mainPrice, recurring, setupFee, ...each }) => (
          <div key={id}>
            <dt className={styles.name}>{name}</dt>
            <dd className={`figures ${styles.price}`}>
              <strong>{mainPrice}</strong> {recurring}
            </dd>
            <dd className="quiet">
              {offer.setup(each.setupEpisodes, setupFee)}, {offer.goesOn(each.episodesPerMonth)}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.call}>{offer.call}</p>
      <p className={styles.ways}>
        <ButtonLink href={paths.contact()}>{offer.callToAction}</ButtonLink>
        <ButtonLink href={paths.pricing()} look="line">
          {offer.compare}
        </ButtonLink>
        <span>
          {offer.write} <a href={`mailto:${email}`}>{email}</a>
        </span>
      </p>
    </Section>
  )
}
