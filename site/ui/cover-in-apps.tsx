import { showCoverWords as words } from '#content/show-cover.ts'
import styles from './cover-in-apps.module.css'

/** A cover as apps show it: on its own page, in a list, and small beside what is playing. */
export const CoverInApps = ({ src, title }: { src: string; title: string }) => (
  <figure className={styles.figure}>
    <figcaption>{words.shown}</figcaption>
    <div className={styles.shown}>
      <img className={styles.large} src={src} width="640" height="640" alt="" />
      <p className={styles.row}>
        <img className={styles.listed} src={src} width="640" height="640" alt="" />
        {title}
      </p>
      <p className={styles.row}>
        <img className={styles.playing} src={src} width="640" height="640" alt="" />
        {title}
      </p>
    </div>
  </figure>
)
