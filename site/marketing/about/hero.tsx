import { about } from '#content/about.ts'
import { BarMark } from './bar-mark.tsx'
import styles from './hero.module.css'

export function Hero() {
  return (
    <div className={`night ${styles.ground}`}>
      <div className={`wrap ${styles.hero}`}>
        <div className={styles.words}>
          <h1>{about.hero.heading}</h1>
          <p className="lead">{about.hero.lead}</p>
        </div>
        <BarMark className={styles.mark} />
      </div>
    </div>
  )
}
