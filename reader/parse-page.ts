import { type CheerioAPI, load } from 'cheerio/slim'
import { Document } from 'domhandler'
import type { Page } from '#vendors/web/web.ts'
import { type Block, kindOfText } from './block.ts'
import { boundedMarkup } from './bounded-markup.ts'
import { countPageWords, oneCleanLine } from './clean-text.ts'
import { type ContactWay, contactLinks, contactWays } from './contact-ways.ts'
import { footerBlocks } from './footer-lines.ts'
import { type NameClaim, nameClaims } from './name-claims.ts'
import { pageBlocks } from './page-blocks.ts'
import { pageColours } from './page-colours.ts'
import { type Cut, cutPage } from './page-cuts.ts'
import { type Link, pageLinks } from './page-links.ts'
import { rightsIn } from './rights-in.ts'
import { starredCards } from './starred-cards.ts'
import { type Entity, structuredData } from './structured-data.ts'
import { styleSheet } from './style-sheet.ts'

export type ParsedPage = {
  url: string
  title: string
  description: string
  /** As declared, which is often wrong. */
  language: string
  siteName: string
  blocks: readonly Block[]
  entities: readonly Entity[]
  links: readonly Link[]
  ways: readonly ContactWay[]
  claims: readonly NameClaim[]
  footer: readonly Block[]
  /** What of the page is no evidence. */
  cuts: readonly Cut[]
  colours: readonly string[]
  /** The newest year beside a © sign. */
  rights?: number
  words: number
  hasScripts: boolean
  /** It is an empty box, or asks to switch scripts on. */
  isShell?: true
}

const mostTitleCharacters = 300
/** What a website builder should have taken off before it put the page there. */
const frontMatter = /^\s*---[ \t]*\r?\n[^<]{0,2000}?\n---[ \t]*\r?\n/

export function parsePage(page: Page): ParsedPage {
  return page.isPlainText ? plainPage(page) : markedUpPage(page)
}

function markedUpPage({ url, text }: Page): ParsedPage {
  const { markup, scripts } = boundedMarkup(text.replace(frontMatter, ''))
  // Below one root: selecting among thousands of roots takes a minute.
  const $ = load(`<page-root>${markup}`)
  const told = {
    title: oneCleanLine($('title').first().text().slice(0, 2_000)).slice(0, mostTitleCharacters),
    description: metaOf($, 'description') || metaOf($, 'og:description'),
    language: $('html').attr('lang')?.trim().toLowerCase() ?? '',
    siteName: metaOf($, 'og:site_name') || metaOf($, 'application-name'),
    entities: structuredData(jsonBlocks($)),
    links: pageLinks($, url),
    claims: nameClaims($),
    colours: pageColours($),
  }
  const root = $('body').get(0) ?? $('page-root').get(0)
  // Before anything is cut: most signs stand in what nobody reads.
  const rights = rightsIn($(root ?? nothing).text())
  const links = contactLinks($)
  const cards = starredCards(root ?? nothing)
  const { footers, cuts, hidden } = cutPage(root ?? nothing, styleSheet(stylesIn($)))
  const read = pageBlocks(root ?? nothing, cards)
  return {
    ...{ url, ...told },
    blocks: read.blocks,
    cuts: [...cuts, ...read.cuts],
    ways: contactWays(links, hidden),
    footer: footers.flatMap(footerBlocks),
    words: wordsOf(read.blocks),
    hasScripts: scripts > 0,
    ...(shell.test(text.slice(0, mostOfShell)) && { isShell: true as const }),
    ...(rights && { rights }),
  }
}

const mostOfShell = 200_000
const shell =
  /<div[^>]{0,200}\bid=["']?(?:root|app|__next|__nuxt|___gatsby)["']?[^>]{0,200}>\s{0,40}<\/div>|<noscript>[^<]{0,200}java ?script/i

const nothing = new Document([])

const stylesIn = ($: CheerioAPI) =>
  $('style')
    .toArray()
    .map((style) => $(style).text())
    .join('\n')

const metaOf = ($: CheerioAPI, name: string) =>
  oneCleanLine($(`meta[name="${name}"], meta[property="${name}"]`).first().attr('content') ?? '').slice(
    0,
    600,
  )

const jsonBlocks = ($: CheerioAPI) =>
  $('script')
    .toArray()
    .map((script) => $(script).text())

function plainPage({ url, text }: Page): ParsedPage {
  const blocks = text
    .slice(0, 500_000)
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map(oneCleanLine)
    .filter((line) => countPageWords(line) >= 3)
    .map((line) => ({ kind: kindOfText(line, 'text'), heading: '', text: line }))
  const nothing = {
    title: '',
    description: '',
    language: '',
    siteName: '',
    entities: [],
    links: [],
    ways: [],
    claims: [],
    footer: [],
    cuts: [],
    colours: [],
  }
  return { url, ...nothing, blocks, words: wordsOf(blocks), hasScripts: false }
}

const wordsOf = (blocks: readonly Block[]) => blocks.reduce((sum, { text }) => sum + countPageWords(text), 0)
