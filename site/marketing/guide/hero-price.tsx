import { percentOff, priceStages, regularPrice } from '#content/guide/price-stages.ts'
import { priceWords as words } from '#content/guide/price-words.ts'
import { useSettings } from '#site/settings.ts'
import styles from './hero-price.module.css'
import { useLadder } from './ladder.ts'
import { dollars, hasLadder, useOffer } from './offers.ts'

export function HeroPrice() {
  const { price, label } = useOffer(useLadder(({ priceStage }) => priceStage))
  const settings = useSettings()
  const climbs = hasLadder(settings)
  const percent = percentOff(price, regularPrice(priceStages(settings)))
  return (
    <p className={styles.price}>
      {climbs && <span className={styles.label}>{label} </span>}
      <span className={`display figures ${styles.figure}`}>{dollars(price)} </span>
      {climbs && <span className={styles.percent}>{percent > 0 && words.percentOff(percent)}</span>}
    </p>
  )
}
