import type { PageRole } from '#domain/evidence.ts'

/** In any of our languages: by its address, nobody knows a page's language. */
const of = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')

const roles: [PageRole, RegExp][] = [
  ['questions', of('faqs?|questions?|answers|fragen|preguntas')],
  [
    'prices',
    of(
      'pric(?:e|es|ing)|plans?|fees?|rates?|costs?|tariffs?|preise|tarifs?|prix|honoraires|tarifas?|precios?',
    ),
  ],
  [
    'about',
    of(
      'about|story|team|people|history|mission|values|founders?|who we are|meet|(?:ue|ü)ber uns|[àa] propos|qui (?:sommes nous|suis je)|(?:notre|mon) histoire|(?:notre |l )?[ée]quipe|mon parcours|nosotros|qui[eé]nes somos|qui[eé]n soy|sobre m[ií]|historia|equipo|con[oó]cenos',
    ),
  ],
  [
    'blog',
    of(
      'blog|news|journal|articles?|insights?|stories|case stud(?:y|ies)|guides?|notes|magazine|posts?|clients?|results|wiki|lexikon|glossar|glossary|ratgeber|magazin|aktuelles|tips|tipps|resources|downloads?|knowledge|wissen|learn|actualit[ée]s?|conseils|lexique|noticias|novedades|consejos|art[ií]culos?',
    ),
  ],
  [
    'services',
    of(
      'services?|what we do|products?|solutions?|offers?|offerings?|treatments?|menus?|practice areas?|features?|how it works|shop|store|collections?|courses?|classes|workshops?|work|our|leistungen|angebot|prestations?|produits?|soins?|formations?|cours|ateliers?|(?:la|notre) carte|boutique|servicios?|productos?|tratamientos?|especialidades|(?:la|nuestra) carta|cursos?|clases|tienda',
    ),
  ],
  [
    'contact',
    of(
      'contact|find us|visit|location|directions|opening hours|kontakt|contacto|ubicaci[oó]n|d[oó]nde estamos|nous trouver|acc[eè]s|coordonn[ée]es',
    ),
  ],
]

/** What a page is for, by its address and by what a link to it says. */
export function pageRole(pathname: string, words: string): PageRole {
  if (/^\/(?:index\.\w+|home)?\/?$/.test(pathname)) return 'home'
  const path = pathname.toLowerCase().replace(/[^a-z0-9]+/g, ' ')
  const found = (text: string) => roles.find(([, pattern]) => pattern.test(text))?.[0]
  return found(path) ?? found(words.toLowerCase().slice(0, 80)) ?? 'other'
}
