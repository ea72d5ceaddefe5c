/** A price with VAT is another one than a price without it: its line says so, or one before it. */
import { type Doubt, fault } from '#domain/gate/line.ts'
import { money } from './bounds.ts'
import { figuresIn } from './figures.ts'
import type { Retold } from './retold.ts'

export function withoutTax({ said, line, sections, before, site }: Retold): Doubt[] {
  const isPrice = figuresIn(said).some(({ unit }) => money.has(unit))
  if (!isPrice || line.some(({ key }) => taxes.has(key))) return []
  if (before.some(({ text }) => taxInText.test(text))) return []
  const pages = new Set(sections.map(({ passage }) => passage.url))
  const added = site.sections
    .filter(({ passage }) => pages.has(passage.url))
    .flatMap(({ sentences }) => sentences)
    .find(({ text }) => isWithoutTax.test(text) || (site.language === 'fr' && horsTaxes.test(text)))
  return added ? [fault('condition', `The website also says: “${added.text}” Say it with the price.`)] : []
}
const taxes = new Set(['vat', 'tax', 'taxes', 'mwst', 'mehrwertsteuer', 'tva', 'iva', 'net', 'gst'])
const taxInText = /\b(?:VAT|MwSt|Mehrwertsteuer|TVA|IVA|GST|sales tax)\b/i
const isWithoutTax =
  /(?:\bplus|\+|\bexcl(?:\.|ud\w*)|\bexclusive of|\bex\.?|\bwithout|\bbefore|\bnot includ\w*|\bzzgl\.?|\bzuzüglich|\bhors|\bmás|\bsin) (?:of )?(?:\d+ ?% ?)?(?:sales )?(?:VAT|MwSt|Mehrwertsteuer|TVA|IVA|GST|tax)\b/i
/** In French alone: on a bicycle HT is a tube. */
const horsTaxes = /\d\s?(?:€\s?)?HT\b/
