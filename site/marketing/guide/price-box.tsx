import { useRef } from 'react'
import { priceWords as words } from '#content/guide/price-words.ts'
import { useSettings } from '#site/settings.ts'
import { BuyButton } from './buy-button.tsx'
import { useLadder } from './ladder.ts'
import lowStyles from './low-price-box.module.css'
import { dollars, hasLadder, useOffer, useOffers } from './offers.ts'
import styles from './price-box.module.css'
import { HideCountdown, Timer } from './timer.tsx'
import { useOpening } from './use-opening.ts'

const look = `${styles.box} ${lowStyles.low}`

/** Stands in the free half of the header, so that it covers nothing; on narrow screens it opens only on request. */
export function PriceBox() {
  const { label, price } = useOffer(useLadder(({ priceStage }) => priceStage))
  const box = useRef<HTMLElement>(null)
  const { isOpen, toggle } = useOpening(box)
  const climbs = hasLadder(useSettings())
  if (!climbs) return <FixedPriceBox price={price} />
  return (
    <section ref={box} className={look} aria-label={words.box} data-open={isOpen}>
      <p className={`display figures ${styles.price}`}>{dollars(price)}</p>
      <p className={styles.stage}>
        <span className={styles.label}>{label}</span> <Timer />
      </p>
      <div className={styles.more}>
        <HideCountdown />
        <BuyButton isSmall />
      </div>
      <button
        type="button"
        className={styles.toggle}
        onClick={toggle}
        aria-expanded={isOpen}
        aria-label={isOpen ? words.collapse : words.expand}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={isOpen ? 'M3 8h10' : 'M3 6l5 5 5-5'} />
        </svg>
      </button>
      <Announcement />
    </section>
  )
}

/** A price that stays needs no time, no choice and no script. */
const FixedPriceBox = ({ price }: { price: number }) => (
  <section className={`${look} ${styles.fixed}`} aria-label={words.box}>
    <p className={`display figures ${styles.price}`}>{dollars(price)}</p>
    <BuyButton isSmall />
  </section>
)

function Announcement() {
  const stage = useLadder(({ announcedStage }) => announcedStage)
  const offers = useOffers()
  const offer = stage === undefined ? undefined : offers[stage]
  return (
    <p role="status" className="unseen">
      {offer && words.nowAt(offer.label, dollars(offer.price))}
    </p>
  )
}
