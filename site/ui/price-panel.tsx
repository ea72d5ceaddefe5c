import { type Package, packageLabels } from '#content/packages.ts'
import { Badge } from './badge.tsx'
import { NewTabButton } from './button.tsx'
import styles from './price-panel.module.css'

type Offer = { offer: Package; name: string; checkout: string }

/** The packages as one panel of columns; the popular one stands out and before them. */
export function PricePanel({ offers }: { offers: readonly Offer[] }) {
  return (
    <ul className={styles.panel}>
      {offers.map(({ offer, name, checkout }) => (
        <li key={offer.id} className={`${styles.offer} ${offer.popular ? `night ${styles.popular}` : ''}`}>
          <div className={styles.name}>
            <h3>{name}</h3>
            {offer.popular && <Badge tone="signal">{packageLabels.popular}</Badge>}
          </div>
          <p className="quiet">{offer.subtitle}</p>
          <p className={styles.price}>
            <span className={`display figures ${styles.figure}`}>{offer.mainPrice}</span>
            <span>{offer.recurring}</span>
          </p>
          <p className="small figures">{`${packageLabels.setupFee}: ${offer.setupFee}`}</p>
          <p>{offer.description}</p>
          <div className={styles.holds}>
            {offer.includes && <p>{offer.includes}</p>}
            <ul className={styles.features}>
              {offer.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
          <NewTabButton href={checkout} look={offer.popular ? 'signal' : 'line'}>
            {offer.buttonText}
          </NewTabButton>
        </li>
      ))}
    </ul>
  )
}
