import { type Body, type Chapter, faultsOfBody, readArticleBody, readingMinutes } from './article-body.ts'
import { articleHtml } from './article-html.ts'
import { type CoverColours, coverColours } from './cover-colours.ts'
import {
  type FrontMatter,
  type FrontMatterFault,
  faultsOfFields,
  frontMatterOf,
  isSlug,
  splitSource,
} from './front-matter.ts'
import { linkablePages } from './linkable-pages.ts'

type ArticleHead = FrontMatter & { slug: string }

export type Article = Omit<ArticleHead, 'cover'> & {
  words: number
  minutes: number
  sentences: readonly number[]
  contents: readonly Chapter[]
  cover: CoverColours & { name: string }
  html: string
}

type Read = {
  slug: string
  fields: ReadonlyMap<string, string>
  body: Body
  faults: readonly FrontMatterFault[]
}

/** Articles by file name, newest first; throws with every file, field and reason that stands against them. */
export function readArticles(files: Readonly<Record<string, string>>): Article[] {
  const slugs = new Set(Object.keys(files).map(slugOf))
  const read = Object.entries(files).map(([file, source]) => readFile(slugOf(file), source, slugs))
  const faults = read.flatMap(({ slug, faults }) =>
    faults.map(({ field, reason }) => `content/articles/${slug}.md: ${field} ${reason}`),
  )
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return read.map(articleOf).sort(newestFirst)
}

/** What stands above the bodies, newest first. Of what is wrong it says nothing. */
export const readHeads = (files: Readonly<Record<string, string>>): ArticleHead[] =>
  Object.entries(files)
    .map(([file, source]) => headOf(slugOf(file), splitSource(source).fields))
    .sort(newestFirst)

const headOf = (slug: string, fields: ReadonlyMap<string, string>) => ({
  ...frontMatterOf(fields),
  slug,
})

const newestFirst = (one: Pick<ArticleHead, 'published'>, other: typeof one) =>
  other.published.localeCompare(one.published)

const slugOf = (file: string) => file.replace(/\.md$/, '')

function readFile(slug: string, source: string, slugs: ReadonlySet<string>): Read {
  const { fields, body: markdown, faults } = splitSource(source)
  const body = readArticleBody(markdown)
  const isLinkable = (path: string) =>
    linkablePages.has(path) ||
    slugs.has(/^\/blog\/(.+)$/.exec(path)?.[1] ?? '') ||
    [...body.ids.values()].some((id) => path === `#${id}`)
  const found = faults.some(({ field }) => field === 'front matter')
    ? faults
    : [...faults, ...faultsOfFields(fields), ...faultsOfRelated(slug, fields, slugs)]
  return {
    slug,
    fields,
    body,
    faults: [...faultsOfSlug(slug), ...found, ...(markdown ? faultsOfBody(body, isLinkable) : [])],
  }
}

const faultsOfSlug = (slug: string): FrontMatterFault[] =>
  isSlug(slug) ? [] : [{ field: 'file name', reason: 'must be words of a-z and 0-9 with hyphens between' }]

function faultsOfRelated(
  slug: string,
  fields: Read['fields'],
  slugs: ReadonlySet<string>,
): FrontMatterFault[] {
  const related = fields.get('related') ?? ''
  if (related === slug) return [{ field: 'related', reason: 'is the article itself' }]
  return isSlug(related) && !slugs.has(related)
    ? [{ field: 'related', reason: `is “${related}”, and there is no such article` }]
    : []
}

function articleOf({ slug, fields, body }: Read): Article {
  const head = headOf(slug, fields)
  const minutes = readingMinutes(body.words)
  return {
    ...head,
    words: body.words,
    minutes,
    sentences: body.sentences,
    contents: body.contents,
    cover: {
      ...coverColours[head.cover],
      composition: head.cover,
      name: head.title,
    },
    html: articleHtml(body),
  }
}
