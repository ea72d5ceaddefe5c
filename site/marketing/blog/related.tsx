import type { Article } from '#content/articles/read-articles.ts'
import { blog, minutesLong, monthAndYear } from '#content/blog.ts'
import { paths } from '#site/paths.ts'
import styles from './related.module.css'

/** Where to read on. */
export function Related({ article: { slug, title, published, minutes } }: { article: Article }) {
  return (
    <aside aria-labelledby="related" className={`wrap ${styles.related}`}>
      <div className={styles.heading}>
        <h2 id="related">{blog.related}</h2>
        <a href={paths.blog()}>{blog.backToBlog}</a>
      </div>
      <div className={styles.article}>
        <img src={paths.cover(slug)} width="240" height="240" alt="" loading="lazy" />
        <div>
          <h3>
            <a href={paths.article(slug)}>{title}</a>
          </h3>
          <p className="small quiet">
            <time dateTime={published}>{monthAndYear(published)}</time>
            {`, ${minutesLong(minutes)}`}
          </p>
        </div>
      </div>
    </aside>
  )
}
