import { packages } from '#content/packages.ts'
import { whyPodcast } from '#content/why-podcast.ts'
import { checkoutOf } from '#site/checkout.ts'
import { PricePanel } from '#site/ui/price-panel.tsx'
import { Section } from '#site/ui/section.tsx'
import styles from './tiers.module.css'

const { tiers } = whyPodcast

export function Tiers() {
  return (
    <Section id={tiers.id} title={tiers.title} text={tiers.text} ground="card">
      <PricePanel
        offers={packages.map((offer) => ({ offer, name: offer.tierName, checkout: checkoutOf(offer.id) }))}
      />
      <ul className={`small quiet ${styles.notes}`}>
        {tiers.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Section>
  )
}
