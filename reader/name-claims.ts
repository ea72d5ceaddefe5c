import type { CheerioAPI } from 'cheerio/slim'
import { countPageWords, oneCleanLine } from './clean-text.ts'

/** Where on a page something stands that may be the name of the business. */
export type NameSource = 'logo' | 'brand' | 'copyright' | 'welcome' | 'heading' | 'footer'
export type NameClaim = { source: NameSource; text: string }

const mostImages = 40
const mostLogos = 3
const mostWords = 7
const mostBodyCharacters = 300_000

/** What a page calls its business in the places where pages do so. */
export function nameClaims($: CheerioAPI): NameClaim[] {
  const body = oneCleanLine($('body').text().slice(0, mostBodyCharacters))
  const claims: [NameSource, string][] = [
    ...logosIn($).map((text): [NameSource, string] => ['logo', text]),
    ['brand', $('.navbar-brand, .brand, .logo, .site-title, .logotype').first().text() || homeLink($)],
    ['copyright', holderIn(body)],
    ['welcome', /\bwelcome to ((?:the )?\p{Lu}[^.,!?:|]{2,50})/iu.exec(body)?.[1] ?? ''],
    ['heading', $('h1').first().text()],
    ...footerLines($).map((text): [NameSource, string] => ['footer', text]),
  ]
  return claims
    .map(([source, text]) => ({ source, text: oneCleanLine(text.slice(0, 300)) }))
    .filter(({ text }) => text !== '' && countPageWords(text) <= mostWords)
}

/** At the head of most pages the name leads home. */
const homeLink = ($: CheerioAPI) =>
  $('header a, nav a')
    .toArray()
    .slice(0, mostImages)
    .filter(({ attribs }) => /^(?:\.?\/?|#(?:top|home|hero)?|\.?\/?index\.html)$/.test(attribs.href ?? ''))
    .map((link) => $(link).text().trim())
    .find(Boolean) ?? ''

/** Words with a box of their own at the foot. */
const footerLines = ($: CheerioAPI) =>
  $('footer a, footer p, footer div, footer span, footer h2, footer h3, footer h4, footer h5')
    .toArray()
    .slice(0, mostImages)
    .filter((each) => $(each).children().length === 0)
    .map((each) => $(each).text())

/** Of its own at the head of the page; partners and networks have theirs further down. */
const logosIn = ($: CheerioAPI) =>
  $('img[alt]')
    .toArray()
    .slice(0, mostImages)
    .filter(({ attribs: { class: names, src, id, alt } }) =>
      /logo|brand/i.test(`${names} ${src?.slice(0, 300)} ${id} ${alt}`),
    )
    .slice(0, mostLogos)
    .map(({ attribs }) => (attribs.alt ?? '').replace(/\b(?:company |site |website )?logo\b/gi, ' '))

/** A comma or a full stop ends it, unless it belongs to the form of a company: `Co.,Ltd`, `S.r.l.`, `, LLC`. */
const ofForm =
  '\\.(?=,? ?(?:ltd|limited|llc|inc|kg)\\b)|,(?= ?(?:ltd|limited|llc|llp|pllc|inc|gmbh|co|corp|[lps]\\.)(?!\\p{L}))|(?<=\\b\\p{L})\\.(?=\\p{L}\\b)'
const holder = new RegExp(
  `(?:©|\\bcopyright\\b)[\\s©]*(?:\\bcopyright\\b|\\(c\\))?[\\s\\d©,–—-]*(?:by )?(\\p{L}(?:[^.|·•,©@{}]|${ofForm}){1,60})`,
  'iu',
)
const afterHolder =
  /\s*(?:\b(?:19|20)\d\d\b|\b(?:all rights|alle rechte|todos|tous|reserved|design|develop|built|powered|website|register|impressum|datenschutz|privacy|terms|call|home)|\s[–—-]\s).*$/iu

const holderIn = (body: string) => holder.exec(body.slice(-6_000))?.[1]?.replace(afterHolder, '') ?? ''
