import { useSettings } from '#site/settings.ts'
import { BuyButton } from './buy-button.tsx'
import { saidFirst } from './ladder-words.ts'
import styles from './offer-card.module.css'
import { hasLadder } from './offers.ts'
import { HideCountdown, Timer } from './timer.tsx'

export function OfferCard() {
  const settings = useSettings()
  const { label, price, savings, next } = saidFirst(settings)
  const figure = (
    <p className={`display figures ${styles.price}`} data-says="price">
      {price}
    </p>
  )
  if (!hasLadder(settings))
    return (
      <div className={styles.card}>
        {figure}
        <BuyButton className={styles.buy} />
      </div>
    )
  return (
    <div className={styles.card}>
      <p className={styles.label} data-says="label">
        {label}
      </p>
      {figure}
      <p className={styles.savings} data-says="savings">
        {savings}
      </p>
      <div className={styles.time}>
        <p className={`display ${styles.clock}`}>
          <Timer />
        </p>
        <p data-says="next">{next}</p>
        <HideCountdown />
      </div>
      <BuyButton className={styles.buy} />
    </div>
  )
}
