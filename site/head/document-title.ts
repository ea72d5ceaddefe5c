import { brand } from '#content/brand.ts'

/** Every page says whose it is, so that whoever leaves an article is in front of the product's name again. */
export const documentTitle = (title: string) =>
  title.includes(brand.siteTitle) ? title : `${title} | ${brand.siteTitle}`
