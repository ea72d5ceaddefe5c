import { priceWords as words } from '#content/guide/price-words.ts'
import { textOf } from '#domain/read-setting.ts'
import { InlineScript } from '#site/inline-script.tsx'
import { useSettings } from '#site/settings.ts'
import { BuyButton } from './buy-button.tsx'
import keepStill from './keep-still.ts?inline'
import { saidFirst } from './ladder-words.ts'
import lowStyles from './low-price-box.module.css'
import { hasLadder } from './offers.ts'
import openBox from './open-box.ts?inline'
import styles from './price-box.module.css'
import { HideCountdown, Timer } from './timer.tsx'

const look = `${styles.box} ${lowStyles.low}`

/** Stands in the free half of the header, so that it covers nothing; on narrow screens it opens only on request. */
export function PriceBox() {
  const settings = useSettings()
  const { label, price } = saidFirst(settings)
  if (!hasLadder(settings)) return <FixedPriceBox price={price} />
  return (
    <>
      <section
        className={look}
        aria-label={words.box}
        data-box=""
        data-remembers={textOf(settings, 'brand.storagePrefix')}
      >
        <p className={`display figures ${styles.price}`} data-says="price">
          {price}
        </p>
        <p className={styles.stage}>
          <span className={styles.label} data-says="label">
            {label}
          </span>{' '}
          <Timer />
        </p>
        <div className={styles.more}>
          <HideCountdown />
          <BuyButton isSmall />
        </div>
        <Toggle />
        <p role="status" className="unseen" data-announces="" />
      </section>
      <InlineScript code={openBox} />
      <InlineScript code={keepStill} />
    </>
  )
}

const Toggle = () => (
  <button
    type="button"
    className={styles.toggle}
    aria-label={words.expand}
    data-expand={words.expand}
    data-collapse={words.collapse}
  >
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3 6l5 5 5-5" />
      <path d="M3 8h10" />
    </svg>
  </button>
)

/** A price that stays needs no time, no choice and no script. */
const FixedPriceBox = ({ price }: { price: string }) => (
  <section className={`${look} ${styles.fixed}`} aria-label={words.box}>
    <p className={`display figures ${styles.price}`}>{price}</p>
    <BuyButton isSmall />
  </section>
)
