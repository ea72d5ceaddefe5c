import type { Package } from '#content/packages.ts'
import { packages } from '#content/packages.ts'
import { pricing } from '#content/pricing.ts'
import { useSettings } from '#site/settings.ts'
import styles from './hero.module.css'

const step = 26
const tallest = 280

export function Hero() {
  const { hero } = pricing(useSettings())
  return (
    <div className={`wrap ${styles.hero}`}>
      <div className={styles.words}>
        <h1>{hero.heading}</h1>
        <p className="lead">{hero.lead}</p>
      </div>
      <ul className={styles.years}>
        {hero.bars.map(({ offer, firstYear }) => (
          <li key={offer.id}>
            <Year offer={offer} />
            <p className={`display figures ${styles.sum}`}>{firstYear}</p>
            <p className="small quiet">{`${offer.name}, ${hero.firstYear}`}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Twelve payments, all packages at one scale; the setup fee is the foot of the first. */
function Year({ offer: { setupFeeCents, mainPriceCents } }: { offer: Package }) {
  const { hero } = pricing(useSettings())
  const payments = packages(useSettings()).map((offer) => offer.setupFeeCents + offer.mainPriceCents)
  const height = (cents: number) => Math.round((cents / Math.max(...payments)) * tallest)
  const setup = height(setupFeeCents)
  const monthly = Array.from({ length: hero.months }, (_, month) => {
    const floor = tallest - (month === 0 ? setup : 0)
    return `M${(month + 0.5) * step} ${floor}v${-height(mainPriceCents)}`
  })
  return (
    <svg
      className="rises"
      viewBox={`0 0 ${hero.months * step} ${tallest}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={monthly.join('')} />
      <path className={styles.setup} d={`M${step / 2} ${tallest}v${-setup}`} />
    </svg>
  )
}
