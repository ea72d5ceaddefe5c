import { deliveryIn, guide, guideContents } from '#content/guide/guide.ts'
import { priceWords as words } from '#content/guide/price-words.ts'
import { InlineScript } from '#site/inline-script.tsx'
import { useSettings } from '#site/settings.ts'
import climb from './climb.ts?inline'
import { ladderWords } from './ladder-words.ts'
import { OfferCard } from './offer-card.tsx'
import { hasLadder } from './offers.ts'
import styles from './pricing.module.css'
import { GuideSchedule } from './schedule.tsx'
import showClimb from './show-climb.ts?inline'

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
          <OfferCard />
          <p className="small quiet">{`${deliveryIn(settings)}. ${guide.payment}`}</p>
        </div>
        {climbs && (
          <div className={styles.schedule} data-ladder={JSON.stringify(ladderWords(settings))}>
            <GuideSchedule />
            <InlineScript code={showClimb} />
            <InlineScript code={climb} />
          </div>
        )}
      </div>
    </section>
  )
}
