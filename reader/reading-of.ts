import type { LeftOut, Passage, Reading } from '#domain/evidence.ts'
import type { Block } from './block.ts'
import { businessName } from './business-name.ts'
import { waysByPage } from './contact-ways.ts'
import { detectLanguage } from './detect-language.ts'
import { inOneLanguage } from './foreign-words.ts'
import { withLetters } from './letters.ts'
import { titleWithout } from './name-text.ts'
import { noCustomersIn } from './no-customers.ts'
import { whyNoEvidence } from './no-evidence.ts'
import { pageRole } from './page-role.ts'
import type { ParsedPage } from './parse-page.ts'
import { bareLetters, dataSeenIn } from './seen-data.ts'
import { topicOf } from './topic.ts'

/** A catalogue of a thousand things must not hide the pages that say something. */
const [mostPassages, leastMostOfPage, mostToldOfPage] = [600, 100, 20]

/** Of a passage, and of the heading above it: what is longer was not written for people. */
const [mostCharacters, mostOfHeading] = [2500, 300]

/** Enough words to tell by the home page alone for whom the website is written. */
const leastOfHome = 60

/** All that some pages of one website say, each thing once. */
export function readingOf(all: readonly [ParsedPage, ...ParsedPage[]]): Reading {
  const [home] = all
  const { hostname } = new URL(home.url)
  const telling = home.words >= leastOfHome ? [home] : all
  const language = detectLanguage(
    telling.flatMap(({ blocks }) => blocks),
    home.language,
  )
  const pages = inOneLanguage(all, language)
  const name = businessName(pages, hostname)
  const rights = Math.max(0, ...all.flatMap((page) => page.rights ?? []))
  const titled = pages.map((page) => ({
    ...page,
    title: titleWithout(page.title, name),
    blocks: withLetters(page, pages[0] ?? page, name),
  }))
  return {
    url: home.url,
    host: hostname,
    name,
    language,
    pages: titled.map(({ url, title }) => ({ url, title, role: pageRole(new URL(url).pathname, title) })),
    passages: passagesOf(titled, waysByPage(pages, language), language),
    leftOut: leftOutOf(pages),
    ...(rights > 0 && { rights }),
    colours: [...new Set(pages.flatMap(({ colours }) => colours))].slice(0, 6),
  }
}

const mostLeftOut = 200

/** What nobody should take as said, each once. */
function leftOutOf(pages: readonly ParsedPage[]): LeftOut[] {
  const all = pages.flatMap(({ url, cuts }) => cuts.map(({ text, reason }) => ({ text, url, reason })))
  return [...new Map(all.map((each) => [bareLetters(each.text), each])).values()].slice(0, mostLeftOut)
}

function passagesOf(
  pages: readonly ParsedPage[],
  ways: ReadonlyMap<string, readonly Block[]>,
  language: string,
): Passage[] {
  const seen = new Set<string>()
  const isNew = ({ kind, text }: Block) => {
    const key = `${kind === 'heading'} ${bareLetters(text)}`
    return !seen.has(key) && !whyNoEvidence(text) && seen.add(key) !== undefined
  }
  const asSeen = dataSeenIn(
    pages.flatMap(({ url, blocks, footer }) => [...blocks, ...footer, ...(ways.get(url) ?? [])]),
  )
  const mostOfPage = Math.max(leastMostOfPage, Math.floor(mostPassages / pages.length))
  const found = pages.flatMap((page) => {
    // What is shown comes first, so that of two copies the shown one stays.
    const shown = firstOf(shownOn(page), mostOfPage, isNew)
    const told = page.entities.flatMap(({ block }) => asSeen(block)).filter(isUnanswered(shown))
    const reached = [...page.footer, ...(ways.get(page.url) ?? [])].filter(isNew)
    const all = [...shown, ...reached, ...firstOf(told, mostToldOfPage, isNew)]
    return all.map((block) => placed(block, page, pages[0] ?? page, language))
  })
  const isNoCustomers = noCustomersIn(found)
  const sections = new Map<string, number>()
  return found.map((passage, index) => {
    const key = `${passage.url} ${passage.section}`
    if (!sections.has(key)) sections.set(key, sections.size)
    const { by, ...rest } = passage
    return {
      ...(isNoCustomers(passage) ? rest : passage),
      id: `p${index + 1}`,
      section: sections.get(key) ?? 0,
    }
  })
}

/** Some websites make questions for machines out of their paragraphs; people have never seen these. */
function isUnanswered(shown: readonly Block[]) {
  const texts = shown.map(({ text }) => bareLetters(text))
  const asked = new Set(shown.flatMap(({ kind, text }) => (kind === 'question' ? [questionIn(text)] : [])))
  return ({ kind, text }: Block) => {
    // What visitors are answered is what holds.
    if (kind === 'question' && asked.has(questionIn(text))) return false
    const answer = bareLetters(text.split('\n').slice(1).join(' ')).slice(0, 80)
    return kind !== 'question' || !texts.some((each) => each.includes(answer))
  }
}

const questionIn = (text: string) => bareLetters(text.split('\n')[0] ?? '')

function placed(block: Block, page: ParsedPage, home: ParsedPage, language: string) {
  const isShort = (heading: string) => heading.length <= mostOfHeading
  const topic = topicOf(block, page, home, language)
  return {
    ...{ url: page.url, ...block },
    heading: isShort(block.heading) ? block.heading : '',
    place: (block.place ?? [block.heading]).filter((heading) => heading && isShort(heading)),
    ...(topic && { topic }),
  }
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
  const described: Block[] = description
    ? [{ kind: 'text', heading: '', text: description, isDescription: true }]
    : []
  return [...titles, ...described, ...blocks]
}
