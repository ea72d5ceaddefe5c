import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Article, readArticles } from './read-articles.ts'

/** Every *.md file beside this one is an article; a broken one stops the build. */
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.md'))

export const articles: readonly Article[] = readArticles(
  Object.fromEntries(files.map((file) => [file, readFileSync(join(import.meta.dirname, file), 'utf8')])),
)

export const articleWith = (slug: string) => articles.find((article) => article.slug === slug)
