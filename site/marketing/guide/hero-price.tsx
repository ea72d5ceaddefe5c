import { useSettings } from '#site/settings.ts'
import styles from './hero-price.module.css'
import { saidFirst } from './ladder-words.ts'
import { hasLadder } from './offers.ts'

export function HeroPrice() {
  const settings = useSettings()
  const { label, price, percent } = saidFirst(settings)
  const climbs = hasLadder(settings)
  return (
    <p className={styles.price}>
      {climbs && (
        <span className={styles.label} data-says="label">
          {label}
        </span>
      )}{' '}
      <span className={`display figures ${styles.figure}`} data-says="price">
        {price}
      </span>{' '}
      {climbs && (
        <span className={styles.percent} data-says="percent">
          {percent}
        </span>
      )}
    </p>
  )
}
