import type { Element } from 'domhandler'
import { isOpener } from './openers.ts'

export const overPage = 'is a window over the page'

const tags = new Set(
  'nav select input textarea legend dialog script style noscript template svg canvas video audio object head del s strike'.split(
    ' ',
  ),
)
/** Why what carries such a role or a name is not read; nothing for ways to other pages, which nobody misses. */
const roles = new Map(
  Object.entries({
    navigation: '',
    search: '',
    menu: '',
    menubar: '',
    toolbar: '',
    contentinfo: '',
    dialog: overPage,
    alertdialog: overPage,
    alert: 'is a message of the page',
    status: 'is a message of the page',
    log: 'is a message of the page',
  }),
)
const words = new Map(
  [
    ['is a note on cookies', 'cookie cookies consent gdpr ccpa'],
    [overPage, 'popup modal lightbox'],
    ['is an advertisement', 'advert advertisement advertising adsbygoogle sponsored'],
    ['is a message of the page', 'toast snackbar'],
    ['', 'newsletter subscribe breadcrumb breadcrumbs share sharing pagination skip comments preloader'],
  ].flatMap(([reason = '', names = '']) => names.split(' ').map((name): [string, string] => [name, reason])),
)
/** Of forms and of shelves: several words, as each alone may be anything. */
const messages =
  /\b(?:(?:in)?valid-feedback|form-(?:success|error|message|status)|(?:error|success|status)-message|w-form-(?:done|fail)|wpcf7-response\S*|no-results|empty-state|alert-(?:success|danger|warning)|ad-(?:banner|slot|container|unit))\b/i
/** Whole pages carry such classes, too: `modal-open`, `has-cookie-banner`. */
const neverLeftOut = new Set(['html', 'body', 'main', 'article', 'page-root'])

/** What stands on a page and says nothing about the business, with the reason; an empty one is not worth telling. */
export function whyLeftOut(element: Element): string | undefined {
  const { name, attribs } = element
  if (tags.has(name)) return ''
  if (neverLeftOut.has(name)) return undefined
  // Questions that open their answers are buttons.
  if (name === 'button')
    return isOpener(element) || isInside(element, ['h2', 'h3', 'h4', 'h5', 'h6', 'dt']) ? undefined : ''
  if (name === 'label') return isInside(element, ['form']) ? '' : undefined
  if (name === 'footer')
    return isInside(element, ['article', 'main', 'blockquote', 'figure']) ? undefined : ''
  if (name === 'aside')
    return isInside(element, ['article', 'main', 'blockquote', 'figure']) || namesOf(attribs).includes('faq')
      ? undefined
      : 'stands beside the page'
  if (isUnreadClass(attribs)) return 'is hidden'
  const names = attribs.class ?? ''
  // Drawn as signs, written as words.
  if (/\bmaterial-(?:icons|symbols)/.test(names)) return ''
  if (messages.test(names.slice(0, 300))) return 'is a message of the page'
  const role = roles.get(attribs.role ?? '')
  if (role !== undefined) return role
  const found = namesOf(attribs)
  const word = found.find((each) => words.has(each))
  if (word) return words.get(word)
  return name === 'span' && found.includes('badge') ? '' : undefined
}

/** For those alone who hear the page. */
export const isUnreadClass = ({ class: names = '' }: Record<string, string>) =>
  /\b(?:sr-only|screen-reader-text|visually-?hidden)\b/i.test(names.slice(0, 300))

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
