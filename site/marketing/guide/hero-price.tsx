import { percentOff } from '#content/guide/price-stages.ts'
import { priceWords as words } from '#content/guide/price-words.ts'
import { settings } from '#site/settings.ts'
import styles from './hero-price.module.css'
import { useLadder } from './ladder.ts'
import { dollars, offerOf } from './offers.ts'

export function HeroPrice() {
  const { price, label } = offerOf(useLadder(({ priceStage }) => priceStage))
  const percent = percentOff(price)
  return (
    <p className={styles.price}>
      {settings.guide.hasLadder && <span className={styles.label}>{label} </span>}
      <span className={`display figures ${styles.figure}`}>{dollars(price)} </span>
      {settings.guide.hasLadder && (
        <span className={styles.percent}>{percent > 0 && words.percentOff(percent)}</span>
      )}
    </p>
  )
}
