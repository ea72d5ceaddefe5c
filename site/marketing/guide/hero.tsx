import { deliveryIn, guide, guideContents } from '#content/guide/guide.ts'
import { priceWords } from '#content/guide/price-words.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { ButtonLink } from '#site/ui/button.tsx'
import { Book } from './book.tsx'
import styles from './hero.module.css'
import { HeroPrice } from './hero-price.tsx'

const { hero } = guide

export function Hero() {
  return (
    <div className={`wrap ${styles.hero}`}>
      <div className={styles.words}>
        <p className={styles.kicker}>{hero.kicker}</p>
        <h1>{hero.heading}</h1>
        <p className="lead">{hero.lead}</p>
        <div className={styles.action}>
          <HeroPrice />
          <ButtonLink href={`#${priceWords.sectionId}`}>{hero.buttonLabel}</ButtonLink>
        </div>
        <p className="small quiet">{deliveryIn(useSettings())}</p>
        <a href={paths.firstChapter()} className={styles.readFirst}>
          {hero.readFirst}
        </a>
      </div>
      <Book />
      <ul className={styles.contents}>
        {guideContents.map(({ figure, what }) => (
          <li key={what}>
            <span className={`display figures ${styles.figure}`}>{figure}</span> {what}
          </li>
        ))}
      </ul>
    </div>
  )
}
