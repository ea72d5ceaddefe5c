import { articles } from '#content/articles/articles.ts'
import type { Article } from '#content/articles/read-articles.ts'
import { authorIn, blogHead, feedTitle } from '#content/blog.ts'
import { absolute } from '#site/head/head.ts'
import { paths } from '#site/paths.ts'
import { settingsFor } from '#site/settings-of-page.ts'
import type { Route } from './+types/blog-feed'
import { fileResponse } from './file-response.ts'

/** The blog as RSS 2.0, with every article in full: whoever reads in a feed reader need not come back. */
export function loader({ context }: Route.LoaderArgs) {
  const settings = settingsFor(context)
  const changed = articles()
    .map(({ modified }) => modified)
    .sort()
  return fileResponse(
    `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', feedTitle(settings))}
${element('link', absolute(paths.blog()))}
<atom:link href="${escaped(absolute(paths.blogFeed()))}" rel="self" type="application/rss+xml"/>
${element('description', blogHead(settings).description)}
${element('language', 'en')}
${element('lastBuildDate', inMailFormat(changed.at(-1) ?? ''))}
${articles()
  .map((article) => item(article, authorIn(settings)))
  .join('\n')}
</channel>
</rss>
`,
    'application/rss+xml; charset=utf-8',
  )
}

function item({ slug, title, teaser, description, published, keywords, html }: Article, author: string) {
  const address = absolute(paths.article(slug))
  return [
    '<item>',
    element('title', title),
    element('link', address),
    element('guid', address),
    element('pubDate', inMailFormat(published)),
    element('dc:creator', author),
    ...keywords.map((keyword) => element('category', keyword)),
    element('description', `${teaser} ${description}`),
    element(
      'content:encoded',
      html.replace(/(?<= href=")(\/|#)/g, (start) => fromOutside(start, address)),
    ),
    '</item>',
  ].join('\n')
}

/** A link within the page or the site, as it must begin elsewhere. */
const fromOutside = (start: string, address: string) => (start === '#' ? `${address}#` : `${absolute('/')}/`)

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`

const inMailFormat = (day: string) => new Date(day).toUTCString()

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
