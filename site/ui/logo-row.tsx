import { platforms } from '#content/platforms.ts'
import { own } from '#domain/own.ts'
import styles from './logo-row.module.css'
import { platformMarks } from './platform-marks.ts'

/** The six streaming platforms as wordmarks in one neutral style. */
export function LogoRow({ label }: { label: string }) {
  return (
    <div className={styles.row}>
      <p className="small quiet">{label}</p>
      <ul className={styles.logos}>
        {platforms.map(({ id, name }) => {
          const mark = own(platformMarks, id)
          return (
            <li key={id} className={`display ${styles.logo}`}>
              {mark && (
                <svg viewBox={mark.viewBox} aria-hidden="true">
                  <path d={mark.path} />
                </svg>
              )}
              {name}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
