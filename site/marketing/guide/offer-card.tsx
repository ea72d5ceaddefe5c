import { percentOff, regularPrice, savings } from '#content/guide/price-stages.ts'
import { priceWords as words } from '#content/guide/price-words.ts'
import { useSettings } from '#site/settings.ts'
import { BuyButton } from './buy-button.tsx'
import { useLadder } from './ladder.ts'
import styles from './offer-card.module.css'
import { dollars, hasLadder, useOffer, useOffers } from './offers.ts'
import { HideCountdown, Timer } from './timer.tsx'

export function OfferCard() {
  const stage = useLadder(({ priceStage }) => priceStage)
  const { label, price } = useOffer(stage)
  const climbs = hasLadder(useSettings())
  return (
    <div className={styles.card}>
      {climbs && <p className={styles.label}>{label}</p>}
      <p className={`display figures ${styles.price}`}>{dollars(price)}</p>
      {climbs && <Discount price={price} />}
      {climbs && <TimeLeft stage={stage} />}
      <BuyButton className={styles.buy} />
    </div>
  )
}

function Discount({ price }: { price: number }) {
  const regular = regularPrice(useOffers())
  const saved = savings(price, regular)
  return (
    <p className={styles.savings}>
      {saved > 0
        ? words.savings(dollars(saved), percentOff(price, regular), dollars(regular))
        : words.noSavings}
    </p>
  )
}

function TimeLeft({ stage }: { stage: number }) {
  const { nextPrice } = useOffer(stage)
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
