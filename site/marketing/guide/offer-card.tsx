import { percentOff, regularPrice, savings } from '#content/guide/price-stages.ts'
import { priceWords as words } from '#content/guide/price-words.ts'
import { settings } from '#site/settings.ts'
import { BuyButton } from './buy-button.tsx'
import { useLadder } from './ladder.ts'
import styles from './offer-card.module.css'
import { dollars, offerOf } from './offers.ts'
import { HideCountdown, Timer } from './timer.tsx'

export function OfferCard() {
  const stage = useLadder(({ priceStage }) => priceStage)
  const { label, price } = offerOf(stage)
  return (
    <div className={styles.card}>
      {settings.guide.hasLadder && <p className={styles.label}>{label}</p>}
      <p className={`display figures ${styles.price}`}>{dollars(price)}</p>
      {settings.guide.hasLadder && <Discount price={price} />}
      {settings.guide.hasLadder && <TimeLeft stage={stage} />}
      <BuyButton className={styles.buy} />
    </div>
  )
}

const Discount = ({ price }: { price: number }) => (
  <p className={styles.savings}>
    {savings(price) > 0
      ? words.savings(dollars(savings(price)), percentOff(price), dollars(regularPrice))
      : words.noSavings}
  </p>
)

function TimeLeft({ stage }: { stage: number }) {
  const { nextPrice } = offerOf(stage)
  return (
    <div className={styles.time}>
      <p className={`display ${styles.clock}`}>
        <Timer />
      </p>
      {nextPrice !== null && <p>{words.next(dollars(nextPrice))}</p>}
      <HideCountdown />
    </div>
  )
}
