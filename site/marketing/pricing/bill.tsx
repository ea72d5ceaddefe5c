import { pricing } from '#content/pricing.ts'
import { useSettings } from '#site/settings.ts'
import { Section } from '#site/ui/section.tsx'
import styles from './bill.module.css'

/** The first year of each package as a sum that can be checked in the head. */
export function Bill() {
  const { bill } = pricing(useSettings())
  return (
    <Section kicker={bill.kicker} title={bill.title} text={bill.text} ground="night">
      <ul>
        {bill.bills.map(({ name, sum, firstYear, secondYear, episodes }) => (
          <li key={name} className={`figures ${styles.year}`}>
            <div>
              <h3>{name}</h3>
              <p className="small quiet">{episodes}</p>
              <p className="small quiet">{secondYear}</p>
            </div>
            <p className={styles.sum}>{sum}</p>
            <p className={`display ${styles.total}`}>{firstYear}</p>
          </li>
        ))}
      </ul>
      <p className={`small quiet ${styles.note}`}>{bill.note}</p>
    </Section>
  )
}
