import { deliveryIn, guide, guideContents } from '#content/guide/guide.ts'
import { priceWords as words } from '#content/guide/price-words.ts'
import { useSettings } from '#site/settings.ts'
import { hasLadder } from './offers.ts'
import { Priced } from './priced.tsx'
import styles from './pricing.module.css'

export function GuidePricing() {
  const settings = useSettings()
  const climbs = hasLadder(settings)
  const { title, text } = climbs ? words.ladder : words.fixed
  return (
    <section id={words.sectionId} className={`night ${styles.section}`}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p className="lead quiet">{text}</p>
          <svg viewBox="6 8 310 556" className={styles.book} aria-hidden="true">
            <use href={`#${words.bookId}`} />
          </svg>
          <ul className={styles.contents}>
            {guideContents.map(({ figure, what }) => (
              <li key={what}>{`${figure} ${what}`}</li>
            ))}
            <li>{guide.bonuses.kicker}</li>
          </ul>
        </div>
        <div className={styles.offer}>
          <Priced part="offer" />
          <p className="small quiet">{`${deliveryIn(settings)}. ${guide.payment}`}</p>
        </div>
        {climbs && (
          <div className={styles.schedule}>
            <Priced part="schedule" />
          </div>
        )}
      </div>
    </section>
  )
}
