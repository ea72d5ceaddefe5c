import styles from './cells.module.css'

/** Short texts in joined cells under hairlines, three across, but four as two by two. */
export function Cells({ items }: { items: readonly { title: string; description: string }[] }) {
  return (
    <ul className={styles.cells}>
      {items.map(({ title, description }) => (
        <li key={title} className={styles.cell}>
          <h3>{title}</h3>
          <p className="quiet">{description}</p>
        </li>
      ))}
    </ul>
  )
}
