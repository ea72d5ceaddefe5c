import type { CheerioAPI } from 'cheerio/slim'
import type { Element, ParentNode } from 'domhandler'
import { own } from '#domain/own.ts'
import type { Block } from './block.ts'
import { countPageWords, oneCleanLine } from './clean-text.ts'
import { innerText, isInline } from './inner-text.ts'
import { holdsBlock } from './labels.ts'
import type { ParsedPage } from './parse-page.ts'

/** A number or an address that a page links to, wherever it stands: nothing tells as surely how one reaches them. */
export type ContactWay = { kind: 'telephone' | 'email'; said: string; key: string }

const mostLinks = 200
const mostWordsBeside = 6
const number = /(?:\+|\(?\d)[\d\s()./-]{5,24}\d/
const email = /^[\w.+-]{1,64}@[\w-]{1,60}(?:\.[\w-]{2,24}){1,3}$/

export const contactLinks = ($: CheerioAPI): Element[] =>
  $('a[href^="tel:" i], a[href^="mailto:" i]').toArray().slice(0, mostLinks)

export function contactWays(links: readonly Element[], hidden: ReadonlySet<ParentNode>): ContactWay[] {
  const ways = links.flatMap((link) => {
    const text = oneCleanLine(innerText(link).slice(0, 200))
    return isInSentence(link, text) || isWithin(link, hidden) ? [] : (wayOf(link, text) ?? [])
  })
  return [...new Map(ways.map((way) => [way.said, way])).values()]
}

function isWithin(link: Element, hidden: ReadonlySet<ParentNode>): boolean {
  for (let at: ParentNode | null = link; at; at = at.parent) if (hidden.has(at)) return true
  return false
}

function wayOf(link: Element, text: string): ContactWay | undefined {
  const [scheme = '', ...rest] = (link.attribs.href ?? '').slice(0, 300).split(':')
  const address = decoded(rest.join(':').split(/[?;]/)[0] ?? '').trim()
  if (scheme.toLowerCase() === 'mailto') {
    const said = address.toLowerCase()
    return email.test(said) ? { kind: 'email', said, key: said } : undefined
  }
  if (/\bfax\b/i.test(`${wordsBefore(link)} ${text}`)) return undefined
  // What people read is what somebody has looked at; the address beneath may still be the template's.
  const said = number.exec(text)?.[0] ?? address
  const digits = said.replace(/\D/g, '')
  const isOne = number.test(said) && digits.length >= 7 && digits.length <= 15
  return isOne ? { kind: 'telephone', said, key: digits.slice(-7) } : undefined
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

const wordsBefore = ({ prev }: Element) => (prev?.type === 'text' ? prev.data.slice(-30) : '')

/** In a sentence it may be anybody's, a helpline's or one shop's: the sentence says whose, and is read as it is. */
const isInSentence = (link: Element, text: string) =>
  link.parent !== null &&
  !holdsBlock(link) && // then it is a line by itself
  countPageWords(textBeside(link.parent)) > countPageWords(text) + mostWordsBeside

const textBeside = (parent: ParentNode) =>
  parent.children
    .slice(0, 20)
    .map((node) =>
      node.type === 'text' ? node.data.slice(0, 300) : isInline(node) ? innerText(node).slice(0, 300) : ' ',
    )
    .join('')

const labels: Record<string, Record<ContactWay['kind'], string>> = {
  de: { telephone: 'Telefon', email: 'E-Mail' },
  fr: { telephone: 'Téléphone', email: 'E-mail' },
  es: { telephone: 'Teléfono', email: 'E-mail' },
}
const english = { telephone: 'Telephone', email: 'Email' }

/** Each way once, on the first page that has it, as somebody has written it out rather than as a machine dials it. */
export function waysByPage(pages: readonly ParsedPage[], language: string): Map<string, Block[]> {
  const found = new Map<string, ContactWay & { url: string }>()
  for (const { url, ways } of pages)
    for (const way of ways) {
      const known = found.get(way.key)
      const said = known && !(isDialled(known.said) && !isDialled(way.said)) ? known.said : way.said
      found.set(way.key, { ...way, said, url: known?.url ?? url })
    }
  const byPage = new Map<string, Block[]>()
  for (const { url, kind, said } of found.values()) {
    const text = `${(own(labels, language) ?? english)[kind]}: ${said}`
    byPage.set(url, [...(byPage.get(url) ?? []), { kind: 'contact', heading: '', text }])
  }
  return byPage
}

const isDialled = (said: string) => /^\+?\d+$/.test(said)
