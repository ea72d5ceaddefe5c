import { brandIn } from '#content/brand.ts'
import type { Settings } from '#domain/read-setting.ts'
import type { Article } from './read-articles.ts'

/** A cover like that of a show, made by whoever signs the articles. */
export function articleCover({ cover, minutes }: Pick<Article, 'cover' | 'minutes'>, settings: Settings) {
  const { name } = brandIn(settings)
  return { ...cover, by: name, line: `${name} Insights, ${minutes} minutes` }
}
