import type { PageRole } from '#domain/evidence.ts'
import { countWords } from './clean-text.ts'
import type { Link } from './page-links.ts'
import { pageRole } from './page-role.ts'

export type Candidate = { url: string; role: PageRole; worth: number }

const worth: Record<PageRole, number> = {
  home: 100,
  about: 60,
  services: 55,
  questions: 50,
  prices: 50,
  blog: 35,
  other: 30,
  contact: 25,
}
/** Each further page of a kind is worth less than the one before it. */
const lessForEach = 12
const nothingInIt =
  /\b(?:login|log-in|signin|sign-in|signup|register|account|cart|basket|checkout|wishlist|search|privacy|terms|cookies?|legal|imprint|impressum|datenschutz|agb|disclaimer|accessibility|sitemap|feed|rss|wp-(?:admin|login|json|content)|tag|category|author|careers?|jobs|unsubscribe|print|share|panier|connexion|mon-compte|recrutement|carrito|cesta|mi-cuenta|iniciar-sesion|empleo)\b/i
/** Customers speak there. */
const reviews =
  /\b(?:reviews?|testimonials?|feedback|guest-?book|kind-words|(?:clients?|customers?|patients?)-(?:say|said)|kundenstimmen|kundenmeinungen|g(?:ä|ae)stebuch|bewertungen|avis|t[ée]moignages?|rese[nñ]as|opiniones|testimonios?)\b/i
/** What nobody comes to a website for, and what nobody should have found. */
const backOffice =
  /\/(?:admin|administrator|dashboard|backend|back-office|driver|staff-login|intranet|portal|client-portal|thank-?you|thanks|danke|merci|gracias|success|order-(?:success|cancel)|error|404|not-found|unsubscribed|draft|style-?guide|template)(?:\.\w+)?\/?$|\/(?:admin|backend|intranet)\//i
const rules =
  /(?<!\p{L})(?:privacy|cookies?|terms|conditions|polic(?:y|ies)|gdpr|refunds?|disclaimer|legal|impressum|datenschutz\p{L}*|datenshutz|agb|widerruf|barrierefreiheit|mentions l[ée]gales|confidentialit[ée]|conditions g[ée]n[ée]rales|cgv|cgu|rgpd|aviso legal|privacidad|t[ée]rminos|condiciones|accessibility statement)(?!\p{L})/iu
const nextInList = /\/page\/\d+|[?&](?:page|p)=\d+/i

/** Links that may lead to something worth telling; a page deep inside or behind a question mark is worth less. */
export function candidatesAmong(links: readonly Link[]): Candidate[] {
  return links.flatMap(({ url, words }, order) => {
    const { pathname, search } = new URL(url)
    const name = pathname.replace(/[^\p{L}]+/gu, ' ')
    const isRule = [words, name].some((each) => countWords(each) <= 5 && rules.test(each))
    if (nothingInIt.test(pathname) || backOffice.test(pathname) || isRule || nextInList.test(url)) return []
    const role = pageRole(pathname, words)
    const depth = pathname.split('/').filter(Boolean).length
    const speaks = reviews.test(pathname) ? 20 : 0
    const isOff = search !== '' ? 20 : 0
    return [{ url, role, worth: worth[role] + speaks - depth * 6 - isOff - Math.min(order, 60) / 20 }]
  })
}

/** The best one left, with an eye on variety: the third article waits behind the first question page. */
export function bestOf(candidates: readonly Candidate[], chosen: readonly PageRole[]): Candidate | undefined {
  const value = ({ role, worth }: Candidate) =>
    worth - lessForEach * chosen.filter((each) => each === role).length
  return candidates.reduce<Candidate | undefined>(
    (best, each) => (best && value(best) >= value(each) ? best : each),
    undefined,
  )
}
