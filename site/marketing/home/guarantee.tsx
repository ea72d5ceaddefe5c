import { home } from '#content/home.ts'
import styles from './guarantee.module.css'

const { guarantee } = home

/** One promise, set large on the accent: the section is its own heading. */
export function Guarantee() {
  return (
    <section className={styles.guarantee}>
      <div className={`wrap ${styles.words}`}>
        <p>{guarantee.kicker}</p>
        <h2>{guarantee.title}</h2>
        <p className="lead">{guarantee.text}</p>
      </div>
    </section>
  )
}
