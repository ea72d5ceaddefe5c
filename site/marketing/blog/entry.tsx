import type { Article } from '#content/articles/read-articles.ts'
import { blog, minutesLong, monthAndYear } from '#content/blog.ts'
import { paths } from '#site/paths.ts'
import styles from './entry.module.css'
import { SentenceRhythm } from './rhythm.tsx'

type Listed = Pick<Article, 'slug' | 'title' | 'teaser' | 'published' | 'minutes' | 'sentences'>

/** The newest article, as large as it is new; the bars above it are its own. */
export function Newest({ article }: { article: Listed }) {
  return (
    <article className={`night ${styles.newest}`}>
      <div className={`wrap ${styles.spread}`}>
        <img
          src={paths.cover(article.slug)}
          width="480"
          height="480"
          alt=""
          fetchPriority="high"
          data-goes-along={article.slug}
        />
        <div className={styles.words}>
          <Dateline article={article} />
          <h2>{article.title}</h2>
          <p className="lead quiet">{article.teaser}</p>
          <ReadMore article={article} />
        </div>
        <p className={`small quiet ${styles.caption}`}>{blog.barsCaption}</p>
      </div>
    </article>
  )
}

export function ArticleEntry({ article }: { article: Listed }) {
  return (
    <article className={styles.entry}>
      <div className={styles.when}>
        <Dateline article={article} />
        <SentenceRhythm sentences={article.sentences} className={styles.rhythm ?? ''} />
      </div>
      <div className={styles.words}>
        <h2>{article.title}</h2>
        <p className="quiet">{article.teaser}</p>
        <ReadMore article={article} />
      </div>
      <img
        src={paths.cover(article.slug)}
        width="240"
        height="240"
        alt=""
        loading="lazy"
        data-goes-along={article.slug}
      />
    </article>
  )
}

function Dateline({ article: { published, minutes } }: { article: Listed }) {
  return (
    <p className={`small ${styles.dateline}`}>
      <time dateTime={published}>{monthAndYear(published)}</time>
      <span className="quiet">{minutesLong(minutes)}</span>
    </p>
  )
}

/** The only link of an entry; its target covers the whole of it. */
function ReadMore({ article: { slug, title } }: { article: Listed }) {
  return (
    <p>
      <a href={paths.article(slug)} className={styles.readMore}>
        {blog.readMore}
        <span className="unseen">{`: ${title}`}</span>
      </a>
    </p>
  )
}
