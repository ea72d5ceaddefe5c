import { absolute } from '#site/head/head.ts'
import { publicPages } from '#site/public-pages.ts'
import { fileResponse } from './file-response.ts'

export function loader() {
  const urls = publicPages
    .filter((page) => page.isIndexed)
    .map(({ path }) => `  <url><loc>${escaped(absolute(path) || '/')}</loc></url>`)
  return fileResponse(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    'application/xml; charset=utf-8',
  )
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
