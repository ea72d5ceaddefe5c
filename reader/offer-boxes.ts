import type { Element } from 'domhandler'

const offer =
  '(?:services?|treatments?|products?|offers?|offerings?|what-we-do|what-we-offer|expertise|capabilities|programs?|programmes?|practice-areas|courses|classes|leistung(?:en)?|angebote?|behandlung(?:en)?|therapien|prestations?|soins|servicios?|tratamientos?)'
const box =
  '(?:grid|list|cards?|container|wrap(?:per)?|box(?:es)?|items?|section|area|overview|teaser|tiles?|blocks?|row)'
const called = new RegExp(
  `^(?:section-?)?(?:our-?|all-?|main-?|core-?|home-?)?${offer}(?:-?section)?(?:[-_]{1,2}${box})?$`,
  'i',
)

/** A box that the website's own makers have called after services; the words in it are what visitors see. */
export const isOfferBox = ({ name, attribs }: Element) =>
  /^(?:section|div|ul|article|li|a)$/.test(name) &&
  [attribs.id ?? '', ...(attribs.class ?? '').split(/\s+/, 12)].some((word) => called.test(word))
