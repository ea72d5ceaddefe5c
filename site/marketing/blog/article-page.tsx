import { articles, articleWith } from '#content/articles/articles.ts'
import { blog } from '#content/blog.ts'
import { brandIn } from '#content/brand.ts'
import { head } from '#site/head/head.ts'
import { breadcrumbs } from '#site/head/structured-data.ts'
import { TitleOnLeaving } from '#site/head/title-on-leaving.tsx'
import { paths } from '#site/paths.ts'
import { useSettings } from '#site/settings.ts'
import { settingsIn } from '#site/settings-of-page.ts'
import { PublicPage } from '#site/ui/public-page.tsx'
import type { Route } from './+types/article-page'
import { ArticleBody } from './article-body.tsx'
import { ArticleHead } from './article-head.tsx'
import { blogPosting } from './blog-posting.ts'
import { feedLink } from './feed-link.ts'
import { GuideTeaser } from './guide-teaser.tsx'
import { Invitation } from './invitation.tsx'
import { Related } from './related.tsx'

export function loader({ params }: Route.LoaderArgs) {
  const article = articleWith(params.slug)
  const related = articles().find(({ slug }) => slug === article?.related)
  if (!article || !related) throw new Response(null, { status: 404, statusText: 'Not Found' })
  return { article, related }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { article } = loaderData
  const { title, description, keywords, published, modified } = article
  const path = paths.article(article.slug)
  return [
    ...head(settingsIn(matches), {
      ...{ path, title, description, keywords },
      type: 'article',
      jsonLd: [
        blogPosting(settingsIn(matches), article),
        breadcrumbs(settingsIn(matches), title, path, [{ name: blog.title, path: paths.blog() }]),
      ],
    }),
    { property: 'article:published_time', content: published },
    { property: 'article:modified_time', content: modified },
    feedLink(settingsIn(matches)),
  ]
}

export default function ArticlePage({ loaderData: { article, related } }: Route.ComponentProps) {
  return (
    <PublicPage>
      <article>
        <ArticleHead article={article} />
        <ArticleBody article={article} />
      </article>
      <Related article={related} />
      <GuideTeaser />
      <Invitation sentences={article.sentences} />
      <TitleOnLeaving title={brandIn(useSettings()).siteTitle} />
    </PublicPage>
  )
}
