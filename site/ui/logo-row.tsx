import { platforms } from '#content/platforms.ts'
import styles from './logo-row.module.css'

/** The six streaming platforms as wordmarks in one neutral style: two of them have no mark that we may draw. */
export function LogoRow({ label }: { label: string }) {
  return (
    <div className={styles.row}>
      <p className="small quiet">{label}</p>
      <ul className={styles.logos}>
        {platforms.map(({ id, name }) => (
          <li key={id} className="display">
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
