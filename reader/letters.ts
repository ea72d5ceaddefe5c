/** What stands among testimonials and letters of customers is theirs, also where no box and no mark says so. */
import type { Block } from './block.ts'
import { countPageWords } from './clean-text.ts'
import { separators, wordsOfName } from './name-text.ts'
import type { ParsedPage } from './parse-page.ts'
import { signatureIn, signedAtEnd } from './signatures.ts'

const mostOfHeading = 9
const people =
  'people|others|they|it|clients?|customers?|patients?|parents|guests|members|homeowners|landlords|students|learners|farmers|families|owners|couples|readers|users|participants|visitors|residents|builders|businesses|partners'
const places = [
  `testimon(?:ials?|y|ies)|kind words|guest ?book|word of mouth|in their (?:own )?words|love letters|thank[- ]you (?:letters|notes|cards)`,
  `letters? (?:of (?:recommendation|reference|thanks|appreciation|praise)|from (?:our )?(?:${people}))|^(?:our |client |customer )?references$|^recommendations$`,
  String.raw`^(?:our |all |your |my |recent |latest |google |facebook |five star |5 star |the )*(?:(?:${people})['’]?s? )?reviews(?: (?:and|&) \S+| of .*| from .*| on .*)?$|(?:${people})['’]?s? (?:reviews|feedback)|^feedback$`,
  String.raw`what .{0,40}\b(?:${people})\b.{0,40} (?:say|says|saying|said|think|thought)\b|(?:${people}) (?:say|are saying) about`,
  'kundenstimmen|patientenstimmen|gästestimmen|elternstimmen|kundenmeinungen|stimmen (?:unserer|von|zu)|^(?:kunden|google|unsere |ihre )*-?(?:bewertungen|rezensionen)|referenzschreiben|empfehlungsschreiben|gästebuch|erfahrungsberichte|(?:das|was) .{0,40}(?:kunden|patienten|gäste|andere|eltern|mandanten|schüler|sie).{0,20} (?:sagen|meinen|schreiben)',
  "témoignages?|^(?:les |vos |nos |leurs )?avis(?: clients?| google| des? .*)?$|avis (?:clients?|google|patients?)|livre d[’']or|ce qu(?:e|[’']).{0,40}(?:disent|pensent)|lettres? de recommandation|paroles? de (?:clients|patients)|retours clients|ils parlent de nous",
  'testimonios?|^(?:las |sus |nuestras )?opiniones|reseñas|(?:lo que|qué) .{0,40}(?:dicen|opinan)|cartas? de recomendación|libro de visitas|comentarios de (?:clientes|pacientes)',
]
const place = new RegExp(places.map((each) => `(?:${each})`).join('|'), 'iu')
/** A heading above what customers say. */
export const isPlace = (heading: string) =>
  countPageWords(heading) <= mostOfHeading && place.test(heading.trim())

/** So ends a letter, and whoever wrote it is not whose page it is. */
const closing =
  /(?:^|\n|[.!?] )(?:with )?(?:(?:sincere|deep|best|kind|warm|kindest|warmest|many) (?:appreciation|regards)|yours (?:sincerely|faithfully|truly)|sincerely yours)[,.]?\s*(?:\n|$)/iu

const isClosed = ({ blocks }: Group) => blocks.some(({ text }) => closing.test(text))

/** The blocks of a page, in which every letter of a customer is a quotation; one that nobody has signed has no name. */
export function withLetters(page: ParsedPage, home: ParsedPage, business: string): Block[] {
  const groups = groupsOf(page.blocks)
  const closed = groups.filter(isClosed)
  const isAllTheirs = page !== home && (isPageOfLetters(page) || closed.length > 1)
  const below = groups.filter(
    ({ above, blocks, heading }) =>
      blocks.some(isSaid) && !isPlace(heading) && (isAllTheirs || above.some(isPlace)),
  )
  const isNamed = areNamed(below, business)
  const found: Block[] = []
  for (const group of groups) {
    const isTheirs =
      isAllTheirs || isPlace(group.heading) || closed.includes(group) || (isNamed && below.includes(group))
    if (!isTheirs) found.push(...group.title, ...group.blocks)
    else if (isNamed && below.includes(group) && isTheirName(group.heading, business))
      found.push(...letterOf(group))
    else found.push(...group.title, ...lettersIn(group.blocks, business))
  }
  return found
}

/** Most headings are names, and no name stands beside what was said: then the headings sign it. */
function areNamed(groups: readonly Group[], business: string): boolean {
  const named = groups.filter(({ heading }) => isTheirName(heading, business))
  const isSigned = groups.some(({ blocks }) =>
    blocks.some(({ by, text, kind }) => by || (kind === 'text' && isTheirName(text, business))),
  )
  return named.length > 1 && named.length >= groups.length / 2 && !isSigned
}

/** What stands below one heading. */
type Group = { heading: string; above: readonly string[]; title: Block[]; blocks: Block[] }

function groupsOf(blocks: readonly Block[]): Group[] {
  const groups: Group[] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    const isSame = last && block.kind !== 'heading' && last.heading === block.heading
    const heading = block.kind === 'heading' ? block.text : block.heading
    const group = isSame ? last : { heading, above: [], title: [], blocks: [] }
    if (!isSame) groups.push(group)
    if (block.kind === 'heading') group.title.push(block)
    else group.blocks.push(block)
    group.above = (block.place ?? []).filter((each) => each !== heading)
  }
  return groups
}

function isPageOfLetters({ url, title }: ParsedPage): boolean {
  const path = decodeURI(new URL(url).pathname).replace(/\.\w+$/, '')
  const last = path.split('/').findLast(Boolean) ?? ''
  return [last.replace(/[-_]+/g, ' '), ...title.split(separators)].some(isPlace)
}

const isSaid = ({ kind, text }: Block) =>
  (kind === 'text' || kind === 'list' || kind === 'contact' || kind === 'price') && countPageWords(text) > 5

/** The business does not sign the letters of its customers. */
function isTheirName(text: string, business: string): boolean {
  const by = signatureIn(text.split('\n')[0] ?? '')
  const own = new Set(wordsOfName(business).split(' '))
  return (
    by !== undefined &&
    !wordsOfName(by)
      .split(' ')
      .some((word) => word.length > 3 && own.has(word))
  )
}

const quoted = (blocks: readonly Block[], by?: string): Block => {
  const said = blocks.map(({ text }) => text.replace(/\n/g, ' ')).join(' ')
  const { heading = '', place = [], section = 0 } = blocks[0] ?? {}
  return {
    ...{ kind: 'quote', heading, place, section, text: by ? `${said}\n${by}` : said, isReview: true },
    ...(by && { by }),
  }
}

/** A letter below the name of who wrote it: as long as it is. */
function letterOf({ heading, blocks }: Group): Block[] {
  const said = blocks.filter(isSaid)
  const rest = blocks.filter((block) => !isSaid(block) && block.kind !== 'text')
  return said.length > 0 ? [quoted(said, signatureIn(heading)), ...rest] : rest
}

/** Names stand above all letters or below all; where a letter may have two parts, nobody knows whose the second is. */
function lettersIn(blocks: readonly Block[], business: string): Block[] {
  const isName = (block: Block | undefined) =>
    block !== undefined && block.kind === 'text' && !isSaid(block) && isTheirName(block.text, business)
  const step = isName(blocks.find((block) => isSaid(block) || isName(block))) ? -1 : 1
  const nameOf = (at: number) => {
    const [name, beyond] = [blocks[at + step], blocks[at + 2 * step]]
    const before = blocks[at - step]
    const isAlone = !before || !isSaid(before)
    return isName(name) && isAlone && !isName(beyond) ? name : undefined
  }
  const signed = blocks.flatMap((block, at) => (isSaid(block) ? (nameOf(at) ?? []) : []))
  const isSigned = signed.length > 1
  return blocks.flatMap((block, at) => {
    if (isSigned && signed.includes(block)) return []
    if (!isSaid(block)) return [block]
    const name = isSigned ? nameOf(at) : undefined
    const own = signedAtEnd(block.text)
    if (!name && own.by && isTheirName(own.by, business))
      return [quoted([{ ...block, text: own.said }], own.by)]
    return [quoted([block], name && signatureIn(name.text.split('\n')[0] ?? ''))]
  })
}
