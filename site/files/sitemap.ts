import { absolute } from '#site/head/head.ts'
import { publicPages } from '#site/public-pages.ts'
import { settingsFor } from '#site/settings-of-page.ts'
import type { Route } from './+types/sitemap'
import { fileResponse } from './file-response.ts'

export function loader({ context }: Route.LoaderArgs) {
  const urls = publicPages(settingsFor(context))
    .filter((page) => page.isIndexed)
    .map(({ path }) => `  <url><loc>${escaped(absolute(path) || '/')}</loc></url>`)
  return fileResponse(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    'application/xml; charset=utf-8',
  )
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
