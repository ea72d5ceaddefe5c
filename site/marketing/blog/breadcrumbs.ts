import type { BreadcrumbList, WithContext } from 'schema-dts'
import { blog } from '#content/blog.ts'
import { brand } from '#content/brand.ts'
import { absolute } from '#site/head/head.ts'
import { paths } from '#site/paths.ts'

type Crumb = { name: string; path: string }

/** Home, the blog and, on an article, the article. */
export function breadcrumbs(article?: Crumb): WithContext<BreadcrumbList> {
  const trail = [
    { name: brand.name, path: paths.home() },
    { name: blog.title, path: paths.blog() },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...trail, ...(article ? [article] : [])].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: absolute(path),
    })),
  }
}
