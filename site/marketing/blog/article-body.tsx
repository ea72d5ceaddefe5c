import type { Chapter } from '#content/articles/article-body.ts'
import type { Article } from '#content/articles/read-articles.ts'
import { blog } from '#content/blog.ts'
import styles from './article-body.module.css'
import prose from './prose.module.css'
import { SentenceRhythm } from './rhythm.tsx'

export function ArticleBody({ article: { contents, html } }: { article: Article }) {
  return (
    <div className={`wrap ${styles.spread}`}>
      <Contents chapters={contents} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made at build from our own files, which must hold no markup */}
      <div className={prose.prose} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}

/** Like the chapters of an episode: where each begins, and in its bars how long it goes on. */
function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents">{blog.contents}</h2>
      <ol>
        {chapters.map(({ id, title, sentences }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
            <SentenceRhythm sentences={sentences} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
