import { packages } from '#content/packages.ts'
import { whyPodcast } from '#content/why-podcast.ts'
import { checkoutOf } from '#site/checkout.ts'
import { useSettings } from '#site/settings.ts'
import { PricePanel } from '#site/ui/price-panel.tsx'
import { Section } from '#site/ui/section.tsx'
import styles from './tiers.module.css'

export function Tiers() {
  const settings = useSettings()
  const { tiers } = whyPodcast(settings)
  return (
    <Section id={tiers.id} title={tiers.title} text={tiers.text} ground="card">
      <PricePanel
        offers={packages(settings).map((offer) => ({
          offer,
          name: offer.tierName,
          checkout: checkoutOf(offer.id, settings),
        }))}
      />
      <ul className={`small quiet ${styles.notes}`}>
        {tiers.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Section>
  )
}
