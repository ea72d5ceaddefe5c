import type { BlogPosting, Organization, WithContext } from 'schema-dts'
import type { Article } from '#content/articles/read-articles.ts'
import { authorIn } from '#content/blog.ts'
import { brandIn } from '#content/brand.ts'
import type { Settings } from '#domain/read-setting.ts'
import { absolute } from '#site/head/head.ts'
import { cardId, paths } from '#site/paths.ts'

const publisherIn = (settings: Settings): Organization => ({
  '@type': 'Organization',
  name: brandIn(settings).name,
  url: absolute(paths.home()),
  logo: { '@type': 'ImageObject', url: absolute(paths.icon('icon-512')), width: '512', height: '512' },
})

/** What search engines are told about an article. */
export function blogPosting(settings: Settings, article: Article): WithContext<BlogPosting> {
  const path = paths.article(article.slug)
  const { title, description, published, modified, keywords, words, minutes } = article
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: published,
    dateModified: modified,
    author: { '@type': 'Organization', name: authorIn(settings), url: absolute(paths.about()) },
    publisher: publisherIn(settings),
    image: {
      '@type': 'ImageObject',
      url: absolute(paths.socialCard(cardId(path))),
      width: '1200',
      height: '630',
    },
    mainEntityOfPage: { '@type': 'WebPage', '@id': absolute(path) },
    url: absolute(path),
    keywords: [...keywords],
    wordCount: words,
    timeRequired: `PT${minutes}M`,
    inLanguage: 'en',
  }
}
