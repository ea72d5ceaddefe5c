import type { Passage, Reading } from '#domain/evidence.ts'
import type { Block } from './block.ts'
import { businessName } from './business-name.ts'
import { waysByPage } from './contact-ways.ts'
import { detectLanguage } from './detect-language.ts'
import { titleWithout } from './name-text.ts'
import { pageRole } from './page-role.ts'
import type { ParsedPage } from './parse-page.ts'

/** A catalogue of a thousand things must not hide the pages that say something. */
const [mostPassages, leastMostOfPage, mostToldOfPage] = [600, 100, 20]

/** Of a passage, and of the heading above it: what is longer was not written for people. */
const [mostCharacters, mostOfHeading] = [1500, 300]

/** All that some pages of one website say, each thing once. */
export function readingOf(pages: readonly [ParsedPage, ...ParsedPage[]]): Reading {
  const [home] = pages
  const { hostname } = new URL(home.url)
  const name = businessName(pages, hostname)
  const titled = pages.map((page) => ({ ...page, title: titleWithout(page.title, name) }))
  const language = detectLanguage(
    pages.flatMap(({ blocks }) => blocks),
    home.language,
  )
  return {
    url: home.url,
    host: hostname,
    name,
    language,
    pages: titled.map(({ url, title }) => ({ url, title, role: pageRole(new URL(url).pathname, title) })),
    passages: passagesOf(titled, waysByPage(pages, language)),
    colours: [...new Set(pages.flatMap(({ colours }) => colours))].slice(0, 6),
  }
}

function passagesOf(pages: readonly ParsedPage[], ways: ReadonlyMap<string, readonly Block[]>): Passage[] {
  const seen = new Set<string>()
  const isNew = ({ kind, text }: Block) => {
    const key = `${kind === 'heading'} ${letters(text)}`
    return !seen.has(key) && seen.add(key) !== undefined
  }
  const mostOfPage = Math.max(leastMostOfPage, Math.floor(mostPassages / pages.length))
  const found = pages.flatMap((page) => {
    // What is shown comes first, so that of two copies the shown one stays.
    const shown = firstOf(shownOn(page), mostOfPage, isNew)
    const told = page.entities.map(({ block }) => block)
    const reached = [...page.footer, ...(ways.get(page.url) ?? [])].filter(isNew)
    return [...shown, ...reached, ...firstOf(told, mostToldOfPage, isNew)].map((block) => ({
      ...{ url: page.url, ...block },
      heading: block.heading.length <= mostOfHeading ? block.heading : '',
    }))
  })
  return found.map((passage, index) => ({ id: `p${index + 1}`, ...passage }))
}

function firstOf(blocks: readonly Block[], most: number, isWanted: (block: Block) => boolean): Block[] {
  const found: Block[] = []
  for (const block of blocks) {
    if (found.length >= most) break
    if (block.text.length <= mostCharacters && isWanted(block)) found.push(block)
  }
  return found
}

function shownOn({ title, description, blocks }: ParsedPage): Block[] {
  const titles: Block[] = title ? [{ kind: 'title', heading: '', text: title }] : []
  const described: Block[] = description ? [{ kind: 'text', heading: '', text: description }] : []
  return [...titles, ...described, ...blocks]
}

/** Two texts that differ in marks and spaces only are one. */
const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
