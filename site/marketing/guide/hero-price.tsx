import { priceWords as words } from '#content/guide/price-words.ts'
import { percentOff } from '#domain/price-ladder.ts'
import { settings } from '#site/settings.ts'
import styles from './hero-price.module.css'
import { useLadder } from './ladder.ts'
import { dollars, offerOf } from './offers.ts'

export function HeroPrice() {
  const { price, label } = offerOf(useLadder(({ priceStage }) => priceStage))
  const percent = percentOff(price)
  return (
    <p className={styles.price}>
      <span className={`display figures ${styles.figure}`}>{dollars(price)}</span>
      {settings.guide.hasLadder && (
        <span className={styles.beside}>
          <span className={styles.label}>{label}</span>
          {percent > 0 && <span className={styles.percent}>{words.percentOff(percent)}</span>}
        </span>
      )}
    </p>
  )
}
