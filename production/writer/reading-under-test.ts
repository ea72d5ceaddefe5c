/** A reading of a few lines: `# heading` begins a section, anything else is a paragraph; each page by its path. */
import type { PageRole, Passage, Reading } from '#domain/evidence.ts'

const site = 'https://x.test'

export function readingOf(
  pages: Readonly<Record<string, readonly string[]>>,
  { name = 'Bramble & Co', roles = {} }: { name?: string; roles?: Readonly<Record<string, PageRole>> } = {},
): Reading {
  const passages: Passage[] = []
  for (const [path, lines] of Object.entries(pages)) {
    let heading = ''
    let section = 0
    for (const line of lines) {
      const [, mark = '', text = line] = /^(#|title:|quote:|description:) (.*)$/s.exec(line) ?? []
      const kind =
        mark === '#' ? 'heading' : mark === 'title:' ? 'title' : mark === 'quote:' ? 'quote' : 'text'
      if (kind === 'heading') section += 1
      passages.push({
        ...{ id: `p${passages.length + 1}`, url: `${site}${path}`, kind, text, section },
        heading: kind === 'text' || kind === 'quote' ? heading : '',
        place: kind === 'heading' || heading === '' ? [] : [heading],
      })
      if (kind === 'heading') heading = text
    }
  }
  const own = new Map<string, PageRole>(Object.entries({ '/': 'home', ...roles }))
  return {
    ...{ url: `${site}/`, host: 'x.test', name, language: 'en', colours: [], passages },
    pages: Object.keys(pages).map((path) => ({
      ...{ url: `${site}${path}`, role: own.get(path) ?? 'other' },
      title: passages.find((each) => each.url === `${site}${path}` && each.kind === 'title')?.text ?? '',
    })),
  }
}
