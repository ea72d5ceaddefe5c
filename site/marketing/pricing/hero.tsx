import type { Package } from '#content/packages.ts'
import { pricing } from '#content/pricing.ts'
import { paymentBars } from '#domain/year-of-payments.ts'
import { useSettings } from '#site/settings.ts'
import styles from './hero.module.css'
import { YearBars } from './year-bars.tsx'

export function Hero() {
  const { hero } = pricing(useSettings())
  // All packages on one scale.
  const most = Math.max(...hero.bars.map(({ offer }) => offer.setupFeeCents + offer.mainPriceCents))
  return (
    <div className={`wrap ${styles.hero}`}>
      <div className={styles.words}>
        <h1>{hero.heading}</h1>
        <p className="lead">{hero.lead}</p>
      </div>
      <ul className={styles.years}>
        {hero.bars.map(({ offer, firstYear }) => (
          <li key={offer.id}>
            <YearBars paths={barsOf(offer, most)} />
            <p className={`display figures ${styles.sum}`}>{firstYear}</p>
            <p className="small quiet">{`${offer.name}, ${hero.firstYear}`}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

const barsOf = ({ setupFeeCents, mainPriceCents }: Package, most: number) =>
  paymentBars({ setup: setupFeeCents, clones: 0, month: mainPriceCents }, most)
