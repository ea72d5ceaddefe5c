import { pricing } from '#content/pricing.ts'
import { useSettings } from '#site/settings.ts'
import { Section } from '#site/ui/section.tsx'
import styles from './extras.module.css'

export function Extras() {
  const { title, costs, free } = pricing(useSettings()).extras
  return (
    <Section title={title} ground="card">
      <div className={styles.halves}>
        <div className={styles.costs}>
          <h3>{costs.title}</h3>
          <Items items={costs.items} />
        </div>
        <div>
          <h3>{free.title}</h3>
          <Items items={free.items} />
        </div>
      </div>
    </Section>
  )
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
