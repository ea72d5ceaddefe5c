import { about } from '#content/about.ts'
import { Mark } from '#site/mark/mark.tsx'
import { Section } from '#site/ui/section.tsx'
import styles from './refusals.module.css'

const { refusals } = about

/** What is off, each under the mark that says so. */
export function Refusals() {
  return (
    <Section title={refusals.title} ground="night">
      <ul>
        {refusals.items.map((item) => (
          <li key={item} className={`display ${styles.refusal}`}>
            <span className={styles.off}>
              <Mark />
            </span>
            {item}
          </li>
        ))}
      </ul>
    </Section>
  )
}
