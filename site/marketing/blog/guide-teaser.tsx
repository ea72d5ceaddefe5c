import { blog } from '#content/blog.ts'
import { paths } from '#site/paths.ts'
import styles from './guide-teaser.module.css'

const { title, text, label } = blog.guide

/** After an argument: where all of them stand together. */
export const GuideTeaser = () => (
  <aside aria-labelledby="guide-teaser" className={styles.teaser}>
    <div className={`wrap ${styles.words}`}>
      <h2 id="guide-teaser">{title}</h2>
      <div>
        <p className="quiet">{text}</p>
        <p>
          <a href={paths.guide()} className={styles.way}>
            {label}
          </a>
        </p>
      </div>
    </div>
  </aside>
)
