import { about } from '#content/about.ts'
import styles from './mission.module.css'

const { mission } = about

export function Mission() {
  return (
    <section className={styles.mission}>
      <div className={`wrap ${styles.words}`}>
        <h2 className={styles.title}>{mission.title}</h2>
        <p className={`display ${styles.statement}`}>{mission.statement}</p>
        <div className={styles.reasons}>
          {mission.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
