import { about } from '#content/about.ts'
import { Section } from '#site/ui/section.tsx'
import styles from './values.module.css'

const { values } = about

export function Values() {
  return (
    <Section title={values.title} text={values.text} ground="card">
      <ul className={styles.values}>
        {values.items.map(({ title, practice, cost }) => (
          <li key={title} className={styles.value}>
            <h3 className={styles.word}>{title}</h3>
            <dl className={styles.meaning}>
              <div>
                <dt>{values.labels.practice}</dt>
                <dd>{practice}</dd>
              </div>
              <div>
                <dt>{values.labels.cost}</dt>
                <dd className="quiet">{cost}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  )
}
