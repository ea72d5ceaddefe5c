import { howItWorks } from '#content/how-it-works.ts'
import { useSettings } from '#site/settings.ts'
import { Section } from '#site/ui/section.tsx'
import styles from './delays.module.css'

export function Delays() {
  const { delays } = howItWorks(useSettings())
  return (
    <Section title={delays.title} ground="card">
      <ul className={styles.delays}>
        {delays.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
