import { type CoverColours, coverColours } from './cover-colours.ts'

/** What an article says about itself between its two `---`, and the first thing wrong with each line of it. */

export type FrontMatterFault = { field: string; reason: string }

export type FrontMatter = {
  title: string
  teaser: string
  description: string
  keywords: readonly string[]
  published: string
  modified: string
  related: string
  cover: CoverColours['composition']
}

type Source = { fields: ReadonlyMap<string, string>; body: string; faults: readonly FrontMatterFault[] }

export const isSlug = (text: string) => /^[a-z\d]+(-[a-z\d]+)*$/.test(text)

/** What a value must not be, in words that follow "title …"; undefined is fine. */
type Rule = (value: string) => string | false

const rules: Record<keyof FrontMatter | 'author', Rule> = {
  title: (value) => isLongerThan(70, value),
  teaser: () => false,
  description: (value) => isLongerThan(155, value),
  keywords: (value) => value.split(',').some((word) => !word.trim()) && 'has an empty keyword between commas',
  published: isNoDay,
  modified: isNoDay,
  // The page signs with the brand's present name: a renamed agency edits its settings, not its articles.
  author: (value) => !/^the \S.* team$/.test(value) && `is “${value}”; articles are signed by “the … team”`,
  related: (value) => !isSlug(value) && `is “${value}”, not the name of an article’s file without .md`,
  cover: (value) =>
    !Object.hasOwn(coverColours, value) &&
    `is “${value}”, not one of ${Object.keys(coverColours).join(', ')}`,
}

/** Splits a file into its front matter and its body; a line that is no `key: value` is a fault. */
export function splitSource(file: string): Source {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(file.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || body === undefined)
    return notSplit('must stand first in the file, between two lines of ---')
  const fields = new Map<string, string>()
  const faults: FrontMatterFault[] = []
  for (const line of head.split('\n').filter((text) => text.trim())) {
    const [, key, value] = /^([a-z]+):(?:\s+(.*?))?\s*$/.exec(line) ?? []
    if (key === undefined)
      faults.push({ field: 'front matter', reason: `has the line “${line}”, no key: value` })
    else if (fields.has(key)) faults.push({ field: key, reason: 'is given twice' })
    else fields.set(key, value ?? '')
  }
  return { fields, body, faults }
}

const notSplit = (reason: string): Source => ({
  fields: new Map(),
  body: '',
  faults: [{ field: 'front matter', reason }],
})

export function faultsOfFields(fields: Source['fields']): FrontMatterFault[] {
  const unknown = [...fields.keys()].filter((field) => !Object.hasOwn(rules, field))
  const wrong = Object.entries(rules).flatMap(([field, rule]) => {
    const value = fields.get(field)
    const reason = value === undefined ? 'is missing' : value === '' ? 'is empty' : rule(value)
    return reason ? [{ field, reason }] : []
  })
  const [published = '', modified = ''] = [fields.get('published'), fields.get('modified')]
  const isBackwards = !isNoDay(published) && !isNoDay(modified) && modified < published
  return [
    ...unknown.map((field) => ({ field, reason: 'is not a key of an article' })),
    ...wrong,
    ...(isBackwards ? [{ field: 'modified', reason: `is ${modified}, before ${published}` }] : []),
  ]
}

/** Only for fields that have no fault. */
export function frontMatterOf(fields: Source['fields']): FrontMatter {
  const text = (field: keyof FrontMatter) => fields.get(field) ?? ''
  return {
    title: text('title'),
    teaser: text('teaser'),
    description: text('description'),
    keywords: text('keywords')
      .split(',')
      .map((word) => word.trim()),
    published: text('published'),
    modified: text('modified'),
    related: text('related'),
    // The cast: the rule for covers has found it among the compositions.
    cover: text('cover') as FrontMatter['cover'],
  }
}

const isLongerThan = (most: number, value: string) =>
  value.length > most && `has ${value.length} characters, ${most} at most`

function isNoDay(value: string) {
  const time = Date.parse(`${value}T00:00:00Z`)
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
  return !isDay && `is “${value}”, no day written as 2025-01-31`
}
