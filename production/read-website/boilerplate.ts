import type { Element } from 'domhandler'
import { isOpener } from './openers.ts'

const tags = new Set(
  'nav select input textarea legend dialog script style noscript template svg canvas video audio object head del s strike'.split(
    ' ',
  ),
)
const roles = new Set('navigation dialog alertdialog search menu menubar toolbar contentinfo'.split(' '))
const words = new Set(
  'cookie cookies consent gdpr ccpa newsletter subscribe breadcrumb breadcrumbs share sharing pagination popup modal skip comments advert advertisement'.split(
    ' ',
  ),
)
/** Whole pages carry such classes, too: `modal-open`, `has-cookie-banner`. */
const neverLeftOut = new Set(['html', 'body', 'main', 'article'])

/** What stands on a page and says nothing about the business: ways to other pages, banners, forms, what nobody sees. */
export function isBoilerplate(element: Element): boolean {
  const { name, attribs } = element
  if (tags.has(name)) return true
  if (neverLeftOut.has(name)) return false
  // Questions that open their answers are buttons in headings.
  if (name === 'button') return !isOpener(element) && !isInside(element, ['h2', 'h3', 'h4', 'h5', 'h6', 'dt'])
  if (name === 'label') return isInside(element, ['form'])
  if (name === 'footer' || name === 'aside')
    return !isInside(element, ['article', 'main', 'blockquote', 'figure'])
  if (isHidden(attribs) || roles.has(attribs.role ?? '')) return true
  const names = namesOf(attribs)
  // Drawn as signs, written as words.
  if (/\bmaterial-(?:icons|symbols)/.test(attribs.class ?? '')) return true
  return names.some((word) => words.has(word)) || (name === 'span' && names.includes('badge'))
}

function isHidden({ hidden, style = '', role = '', class: names = '' }: Record<string, string>): boolean {
  // Answers and tabs are hidden until they are opened, and are read all the same.
  if (hidden !== undefined) return !/^(?:region|tabpanel)$/.test(role)
  // Transparent is not hidden: whole pages are, until they fade in.
  const isUnseen = /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])/i.test(style)
  return isUnseen || /\b(?:sr-only|screen-reader-text|visually-?hidden)\b/i.test(names.slice(0, 300))
}

const namesOf = ({ class: names = '', id = '' }: Record<string, string>) =>
  `${names.slice(0, 300)} ${id.slice(0, 100)}`
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

function isInside(element: Element, names: readonly string[]): boolean {
  for (let above = element.parent; above; above = above.parent)
    if ('name' in above && names.includes(above.name)) return true
  return false
}

/** Sentences of banners that carry no telling name. */
export const isBannerTalk = (text: string) =>
  /\b(?:we|site|website) uses? (?:\w+ ){0,3}cookies\b|\baccept (?:all )?cookies\b|\ball rights reserved\b/i.test(
    text.slice(0, 500),
  ) || /^(?:skip to (?:main )?content|read more|learn more|back to top)\b.{0,20}$/i.test(text.slice(0, 100))
