import type { BlogPosting, Organization, WithContext } from 'schema-dts'
import type { Article } from '#content/articles/read-articles.ts'
import { brand } from '#content/brand.ts'
import { absolute } from '#site/head/head.ts'
import { cardId, paths } from '#site/paths.ts'

const publisher: Organization = {
  '@type': 'Organization',
  name: brand.name,
  url: absolute(paths.home()),
  logo: { '@type': 'ImageObject', url: absolute(paths.icon('icon-512')), width: '512', height: '512' },
}

/** What search engines are told about an article. */
export function blogPosting(article: Article): WithContext<BlogPosting> {
  const path = paths.article(article.slug)
  const { title, description, published, modified, author, keywords, words, minutes } = article
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: published,
    dateModified: modified,
    author: { '@type': 'Organization', name: author, url: absolute(paths.about()) },
    publisher,
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
