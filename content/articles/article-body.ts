import { lexer, type Token, type Tokens, walkTokens } from 'marked'
import type { FrontMatterFault } from './front-matter.ts'
import { withTypography } from './typography.ts'

/** One entry of the table of contents; `sentences` are the section's, each as its number of words. */
export type Chapter = { id: string; title: string; sentences: readonly number[] }

export type Body = {
  tokens: readonly Token[]
  words: number
  /** Of every sentence, its number of words: what the page draws as bars. */
  sentences: readonly number[]
  contents: readonly Chapter[]
  ids: ReadonlyMap<Token, string>
}

const wordsPerMinute = 220
const fewestWords = 900

/** Ids that the page around an article has already given away. */
const idsOfThePage = ['main', 'contents', 'related', 'invitation']

export const readingMinutes = (words: number) => Math.max(1, Math.round(words / wordsPerMinute))

export function readArticleBody(markdown: string): Body {
  const tokens = lexer(markdown)
  const ids = headingIds(tokens)
  const sentences = tokens.flatMap(sentencesOf)
  return { tokens, ids, sentences, words: sum(sentences), contents: contentsOf(tokens, ids) }
}

export function faultsOfBody(
  { tokens, words }: Body,
  isLinkable: (path: string) => boolean,
): FrontMatterFault[] {
  const reasons = words < fewestWords ? [`has ${words} words, ${fewestWords} at least`] : []
  let depth = 1
  walkTokens([...tokens], (token) => {
    const reason = reasonAgainst(token, depth, isLinkable)
    if (reason) reasons.push(reason)
    if (token.type === 'heading') depth = token.depth
  })
  return reasons.map((reason) => ({ field: 'body', reason }))
}

function reasonAgainst(token: Token, depth: number, isLinkable: (path: string) => boolean) {
  const { type, raw, href, depth: level } = token as Tokens.Generic // every token has its fields, if any
  const excerpt = `“${raw.trim().slice(0, 60)}”`
  if (type === 'html') return `has raw HTML, ${excerpt}`
  if (type === 'text' && /&(#\w+|[a-z]\w*);/i.test(raw))
    return `has raw HTML, ${excerpt}; write the sign itself`
  if (type === 'image' || type === 'checkbox') return `has what an article cannot show, ${excerpt}`
  if (type === 'heading' && level === 1) return `has an h1, ${excerpt}; the title is the only one`
  if (type === 'heading' && level > depth + 1) return `skips a level of headings at ${excerpt}`
  if (type === 'link' && /^https:\/\/|^mailto:/.test(href)) return undefined
  if (type === 'link' && !isLinkable(href)) return `links to ${href}, which is no page of this site`
  return undefined
}

function headingIds(tokens: readonly Token[]): Map<Token, string> {
  const taken = new Set(idsOfThePage)
  const ids = new Map<Token, string>()
  for (const token of tokens.filter(({ type }) => type === 'heading')) {
    const words = plainText(token)
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[’'\p{M}]/gu, '')
    const stem = words.match(/[a-z\d]+/g)?.join('-') ?? 'section'
    let id = stem
    for (let count = 2; taken.has(id); count++) id = `${stem}-${count}`
    taken.add(id)
    ids.set(token, id)
  }
  return ids
}

function contentsOf(tokens: readonly Token[], ids: ReadonlyMap<Token, string>): Chapter[] {
  const isChapter = (token: Token) => token.type === 'heading' && token.depth === 2
  return tokens.flatMap((token, at) => {
    if (!isChapter(token)) return []
    const rest = tokens.slice(at + 1)
    const end = rest.findIndex(isChapter)
    const sentences = rest.slice(0, end < 0 ? undefined : end).flatMap(sentencesOf)
    return [{ id: ids.get(token) ?? '', title: withTypography(plainText(token)), sentences }]
  })
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The words of each sentence of a block; a row of a table and an item of a list end one, too. */
function sentencesOf(block: Token): number[] {
  return linesOf(block)
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => wordsOf(segment)))
    .filter((count) => count > 0)
}

function linesOf(block: Token): string[] {
  const { type, items, tokens, header, rows } = block as Tokens.Generic // every token has its fields, if any
  if (type === 'table')
    return [header, ...rows].map((row: Tokens.TableCell[]) => row.map(({ text }) => text).join(' '))
  if (type === 'list') return items.flatMap((item: Token) => linesOf(item))
  if (type === 'blockquote' || type === 'list_item') return (tokens ?? []).flatMap(linesOf)
  return [plainText(block)]
}

function plainText(token: Token): string {
  if ('tokens' in token && token.tokens) return token.tokens.map(plainText).join('')
  return token.type === 'br' ? ' ' : 'text' in token ? token.text : ''
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
