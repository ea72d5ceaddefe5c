import type { Passage, Reading } from '#domain/evidence.ts'
import type { Block } from './block.ts'
import { businessName, titleWithout } from './business-name.ts'
import { detectLanguage } from './detect-language.ts'
import { pageRole } from './page-role.ts'
import type { ParsedPage } from './parse-page.ts'

/** A catalogue of a thousand things must not hide the pages that say something. */
const mostPassagesOfPage = 100

/** All that some pages of one website say, each thing once. */
export function readingOf(pages: readonly [ParsedPage, ...ParsedPage[]]): Reading {
  const [home] = pages
  const { hostname } = new URL(home.url)
  const name = businessName(pages, hostname)
  const titled = pages.map((page) => ({ ...page, title: titleWithout(page.title, name) }))
  return {
    url: home.url,
    host: hostname,
    name,
    language: detectLanguage(
      pages.flatMap(({ blocks }) => blocks),
      home.language,
    ),
    pages: titled.map(({ url, title }) => ({ url, title, role: pageRole(new URL(url).pathname, title) })),
    passages: passagesOf(titled),
    colours: [...new Set(pages.flatMap(({ colours }) => colours))].slice(0, 6),
  }
}

function passagesOf(pages: readonly ParsedPage[]): Passage[] {
  const seen = new Set<string>()
  const passages: Passage[] = []
  for (const page of pages) {
    let left = mostPassagesOfPage
    for (const block of blocksOf(page)) {
      const key = `${block.kind === 'heading'} ${letters(block.text)}`
      if (seen.has(key) || left === 0) continue
      left -= 1
      seen.add(key)
      passages.push({ id: `p${passages.length + 1}`, url: page.url, ...block })
    }
  }
  return passages
}

/** What is shown comes before what only machines are told, so that of two copies the shown one stays. */
function blocksOf({ title, description, blocks, entities }: ParsedPage): Block[] {
  const titles: Block[] = title ? [{ kind: 'title', heading: '', text: title }] : []
  const described: Block[] = description ? [{ kind: 'text', heading: '', text: description }] : []
  return [...titles, ...described, ...blocks, ...entities.map(({ block }) => block)]
}

/** Two texts that differ in marks and spaces only are one. */
const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
