import { guide, guideContents } from '#content/guide/guide.ts'
import { priceWords as words } from '#content/guide/price-words.ts'
import { settings } from '#site/settings.ts'
import { Priced } from './priced.tsx'
import styles from './pricing.module.css'

const { title, text } = settings.guide.hasLadder ? words.ladder : words.fixed

export const Pricing = () => (
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
        <p className="small quiet">{`${guide.delivery}. ${guide.payment}`}</p>
      </div>
      {settings.guide.hasLadder && (
        <div className={styles.schedule}>
          <Priced part="schedule" />
        </div>
      )}
    </div>
  </section>
)
