import { home } from '#content/home.ts'
import { packageNotes, packages } from '#content/packages.ts'
import { checkoutOf } from '#site/checkout.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { PricePanel } from '#site/ui/price-panel.tsx'
import { Section } from '#site/ui/section.tsx'
import { WaysOn } from '#site/ui/ways-on.tsx'
import styles from './pricing.module.css'

const { packagePricing } = home

export function HomePricing() {
  const settings = useSettings()
  return (
    <Section id="service-packages" title={packagePricing.title} text={packagePricing.text} ground="card">
      <PricePanel
        offers={packages(settings).map((offer) => ({
          offer,
          name: offer.name,
          checkout: checkoutOf(offer.id, settings),
        }))}
      />
      <ul className={`small quiet ${styles.notes}`}>
        {packageNotes(settings).map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <WaysOn ways={[{ path: paths.pricing(), label: packagePricing.compareLabel }]} />
    </Section>
  )
}
