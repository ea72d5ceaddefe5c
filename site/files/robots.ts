import { absolute } from '#site/head/head.ts'
import { fileResponse } from './file-response.ts'

export const loader = () =>
  fileResponse(
    `User-agent: *\nAllow: /\nDisallow: /checkout/\nDisallow: /__gallery\n\nSitemap: ${absolute('/sitemap.xml')}\n`,
    'text/plain; charset=utf-8',
  )
