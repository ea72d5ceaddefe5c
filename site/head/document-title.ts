import { brandIn } from '#content/brand.ts'
import type { Settings } from '#domain/read-setting.ts'

/** Every page says whose it is, so that whoever leaves an article is in front of the product's name again. */
export function documentTitle(settings: Settings, title: string): string {
  const { siteTitle } = brandIn(settings)
  return title.includes(siteTitle) ? title : `${title} | ${siteTitle}`
}
