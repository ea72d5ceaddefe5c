import type { PageRole } from '#domain/evidence.ts'

const roles: [PageRole, RegExp][] = [
  ['questions', /\b(?:faqs?|questions?|answers|fragen)\b/],
  ['prices', /\b(?:pric(?:e|es|ing)|plans?|fees?|rates?|costs?|tariffs?|preise)\b/],
  [
    'about',
    /\b(?:about|story|team|people|history|mission|values|founders?|who we are|meet|(?:ue|ü)ber uns)\b/,
  ],
  [
    'blog',
    /\b(?:blog|news|journal|articles?|insights?|stories|case stud(?:y|ies)|guides?|notes|magazine|posts?|clients?|results|wiki|lexikon|glossar|glossary|ratgeber|magazin|aktuelles|tips|tipps|resources|downloads?|knowledge|wissen|learn)\b/,
  ],
  [
    'services',
    /\b(?:services?|what we do|products?|solutions?|offers?|offerings?|treatments?|menus?|practice areas?|features?|how it works|shop|store|collections?|courses?|classes|workshops?|work|our|leistungen|angebot)\b/,
  ],
  ['contact', /\b(?:contact|find us|visit|location|directions|opening hours|kontakt)\b/],
]

/** What a page is for, by its address and by what a link to it says. */
export function pageRole(pathname: string, words: string): PageRole {
  if (/^\/(?:index\.\w+|home)?\/?$/.test(pathname)) return 'home'
  const path = pathname.toLowerCase().replace(/[^a-z0-9]+/g, ' ')
  const found = (text: string) => roles.find(([, pattern]) => pattern.test(text))?.[0]
  return found(path) ?? found(words.toLowerCase().slice(0, 80)) ?? 'other'
}
