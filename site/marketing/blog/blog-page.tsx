import { articles } from '#content/articles/articles.ts'
import { blog, blogHead } from '#content/blog.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { paths } from '#site/paths.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import { PublicPage } from '#site/ui/public-page.tsx'
import { WaveEdge } from '#site/ui/wave-edge.tsx'
import type { Route } from './+types/blog-page'
import styles from './blog-page.module.css'
import { ArticleEntry, Newest } from './entry.tsx'
import { feedLink } from './feed-link.ts'
import { GuideTeaser } from './guide-teaser.tsx'
import { loudnessOfSentences } from './rhythm.tsx'

export function meta({ matches }: Route.MetaArgs) {
  return [
    ...head(settingsIn(matches), {
      path: paths.blog(),
      ...blogHead(settingsIn(matches)),
      jsonLd: [breadcrumbs(settingsIn(matches), blog.title, paths.blog())],
    }),
    feedLink(settingsIn(matches)),
  ]
}

export function loader() {
  return articles().map(({ slug, title, teaser, published, minutes, sentences }) => ({
    ...{ slug, title, teaser },
    ...{ published, minutes, sentences },
  }))
}

export default function BlogPage({ loaderData: [newest, ...earlier] }: Route.ComponentProps) {
  return (
    <PublicPage>
      <div className={`wrap ${styles.opening}`}>
        <h1>{blog.title}</h1>
        <div className={styles.intro}>
          <p className="lead">{blog.intro}</p>
          <p>
            <a href={paths.blogFeed()} className={styles.feed}>
              {blog.feedLabel}
            </a>
          </p>
        </div>
      </div>
      {newest && (
        <>
          <WaveEdge peaks={loudnessOfSentences(newest.sentences)} />
          <Newest article={newest} />
        </>
      )}
      <div className={`wrap ${styles.earlier}`}>
        {earlier.map((article) => (
          <ArticleEntry key={article.slug} article={article} />
        ))}
      </div>
      <GuideTeaser />
    </PublicPage>
  )
}
