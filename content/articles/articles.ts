import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Article, readArticles, readHeads } from './read-articles.ts'

/** Every *.md file beside this one is an article. */
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.md'))
const sources = Object.fromEntries(
  files.map((file) => [file, readFileSync(join(import.meta.dirname, file), 'utf8')]),
)

/** What lists name of them. */
export const articleHeads = readHeads(sources)

let read: readonly Article[] | undefined
/**
 * A broken one stops the build, which reads all of them. Reading takes 0.15 s, which only those spend who show them: a
 * server finds its pages made.
 */
export function articles(): readonly Article[] {
  read ??= readArticles(sources)
  return read
}

export const articleWith = (slug: string) => articles().find((article) => article.slug === slug)
