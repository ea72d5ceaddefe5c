import type { ReactNode } from 'react'
import type { Article } from '#content/articles/read-articles.ts'
import { authorIn, blog, fullDate, minutesLong } from '#content/blog.ts'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import styles from './article-head.module.css'
import { SentenceRhythm } from './rhythm.tsx'

export function ArticleHead({ article }: { article: Article }) {
  const { slug, title, description, published, modified, minutes, sentences } = article
  return (
    <header className={`wrap ${styles.head}`}>
      <div className={styles.words}>
        <p className={styles.kicker}>
          <a href={paths.blog()}>{blog.title}</a>
        </p>
        <h1>{title}</h1>
        <p className="lead quiet">{description}</p>
      </div>
      <img
        src={paths.cover(slug)}
        width="400"
        height="400"
        alt=""
        className={styles.cover}
        data-goes-along={slug}
      />
      <div className={styles.bars}>
        <SentenceRhythm sentences={sentences} className={styles.rhythm ?? ''} />
        <p className="small quiet">{blog.barsCaption}</p>
      </div>
      <dl className={`small ${styles.facts}`}>
        <Fact label={blog.author}>{authorIn(useSettings())}</Fact>
        <Fact label={blog.published}>
          <time dateTime={published}>{fullDate(published)}</time>
        </Fact>
        {modified !== published && (
          <Fact label={blog.updated}>
            <time dateTime={modified}>{fullDate(modified)}</time>
          </Fact>
        )}
        <Fact label={blog.readingTime}>{minutesLong(minutes)}</Fact>
      </dl>
    </header>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="quiet">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
