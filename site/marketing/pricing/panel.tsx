import { packages } from '#content/packages.ts'
import { pricing } from '#content/pricing.ts'
import { checkoutOf } from '#site/checkout.ts'
import { useSettings } from '#site/settings.ts'
import { PricePanel } from '#site/ui/price-panel.tsx'
import { Section } from '#site/ui/section.tsx'
import styles from './panel.module.css'

export function Panel() {
  const settings = useSettings()
  const { panel } = pricing(settings)
  return (
    <Section id={panel.id} title={panel.title} text={panel.text} ground="card">
      <PricePanel
        offers={packages(settings).map((offer) => ({
          offer,
          name: offer.name,
          checkout: checkoutOf(offer.id, settings),
        }))}
      />
      <dl className={styles.conditions}>
        {panel.conditions.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
