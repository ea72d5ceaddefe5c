import { countPageWords } from './clean-text.ts'
import { gluedTail } from './glued-tail.ts'
import type { NameSource } from './name-claims.ts'
import { spelledBy } from './name-spelling.ts'
import { isName, lettersOfName, praisesItself, separators, short, wordsOfName } from './name-text.ts'
import type { ParsedPage } from './parse-page.ts'
import { isOrganization } from './structured-data.ts'

type Source = NameSource | 'declared' | 'title' | 'half' | 'every-title' | 'address' | 'subject' | 'text'

/** How much it says that a name stands there. */
const weights: Record<Source, number> = {
  declared: 2,
  'every-title': 1.5,
  title: 1.5,
  copyright: 1.5,
  logo: 1.5,
  address: 2,
  brand: 1,
  footer: 1,
  welcome: 1,
  heading: 0.8,
  subject: 1,
  half: 0.6,
  text: 0.8,
}
/** Two places must agree, or one and the address. */
const leastSure = 2

/** With or without its article it is one name. */
const keyOf = (name: string) => lettersOfName(name.replace(/^the /i, ''))

type Candidate = { key: string; texts: string[]; sources: Set<Source> }

/** Where several places on its pages agree. */
export function agreedName(pages: readonly ParsedPage[], host: string): string | undefined {
  const candidates = new Map<string, Candidate>()
  const claim = (source: Source, text: string) => {
    const name = short(text).replace(/^the (?=\p{Lu})/u, 'The ')
    const key = keyOf(name)
    const bare = source === 'every-title' ? name.replace(/[!?]$/, '') : name // `Moving Out?`
    if (!isName(bare) || praisesItself(name, host) || key.length < 2 || isPlaceIn(pages, name)) return
    const known = candidates.get(key) ?? { key, texts: [], sources: new Set() }
    known.texts.push(name)
    known.sources.add(source)
    candidates.set(key, known)
  }
  const claims = pages.flatMap((page) => claimsOf(page, pages))
  for (const [source, text] of claims) if (source !== 'footer') claim(source, text)
  for (const [source, text] of claims) if (source === 'footer') confirm(candidates, short(text))
  for (const { text, isWhole, isSomebodys } of spelledBy(pages, host)) {
    // A person's mail spells the person.
    if (isSomebodys && ![...candidates.values()].filter(isSigned).some(holds(text))) continue
    // An address is often the beginning of a name, and speaks for the whole of it.
    const longer = isWhole ? [...candidates.values()].filter(isSigned).filter(holds(text)) : []
    if (longer.length === 0) claim('address', text)
    for (const each of longer) each.sources.add('address')
  }
  const all = [...candidates.values()]
  for (const each of all) if (isInText(each, pages)) each.sources.add('text')
  const score = (one: Candidate) => sureness(one, all)
  const [best] = all.filter((each) => score(each) >= leastSure).sort((a, b) => score(b) - score(a))
  // `Country Cider`, the name of one page, where the first one is `Nell's Country Cider Mill`.
  const whole =
    best && !isSigned(best)
      ? all.filter(({ sources }) => sources.has('title')).find(holds(best.texts[0] ?? ''))
      : undefined
  return best && written((whole ?? best).texts)
}

/** `1 Mill Lane, Norwick, NO1 2AB`: what stands between commas of an address or of a row of towns is a place. */
const isPlaceIn = (pages: readonly ParsedPage[], name: string) =>
  pages.some(({ blocks }) => blocks.some(({ text }) => text.includes(`, ${name}, `)))

/** The foot of a page holds names of many things, and confirms what stands at its head, unless there is more of it. */
function confirm(candidates: ReadonlyMap<string, Candidate>, name: string): void {
  const known = candidates.get(keyOf(name))
  const isLonger = (each: Candidate) => each !== known && isSigned(each) && holds(name)(each)
  const isAtHead = known?.sources.has('brand') || known?.sources.has('logo')
  if (known && isAtHead && ![...candidates.values()].some(isLonger)) known.sources.add('footer')
}

function claimsOf(page: ParsedPage, pages: readonly ParsedPage[]): [Source, string][] {
  const parts = page.title.split(separators)
  return [
    ...page.entities.filter(isOrganization).map(({ name }): [Source, string] => ['declared', name]),
    ...parts.map((part): [Source, string] => [page === pages[0] ? 'title' : 'half', part]),
    ...parts.filter((part) => isInMost(part, pages)).map((part): [Source, string] => ['every-title', part]),
    ...gluedTail(page.title, pages).map((tail): [Source, string] => ['every-title', tail]),
    ...page.claims.map(({ source, text }): [Source, string] => [source, text]),
    ...[page.description, ...page.blocks.slice(0, 40).map(({ text }) => text)]
      .flatMap((text) => subject.exec(text.slice(0, 200))?.[1] ?? [])
      .map((text): [Source, string] => ['subject', text]),
    // A place or a subject beside the name.
    ...[...parts, ...page.claims.filter(({ source }) => source !== 'footer').map(({ text }) => text)]
      .filter((text) => text.includes(', '))
      .flatMap((text) => text.split(', ').map((half): [Source, string] => ['half', half])),
  ]
}

/** `Old Mill Bread is a …` */
const subject =
  /^(?!(?:Our|This|That|It|There|Here|My|Your|Who|What|Everyone|Each)\b)(\p{Lu}[\p{L}\p{N}&'’.-]*(?: (?:\p{Lu}[\p{L}\p{N}&'’.-]*|and|of|the|by|&)){1,6}) (?:is|was|ist|wurde|est|es) (?:an?|the|your|one of|founded|eine?|une?|der|die|das|le|la|el)\b/u

/** A longer name that holds this one speaks for it, too; initials speak for what they are the initials of. */
function sureness(one: Candidate, all: readonly Candidate[]): number {
  const weigh = (all: readonly Source[]) => all.reduce((sum, source) => sum + weights[source], 0)
  const sources = (each: Candidate) => weigh([...each.sources])
  const added = (each: Candidate) => weigh([...each.sources].filter((source) => !one.sources.has(source)))
  const others = all.filter((other) => other !== one)
  const holding = others.filter(holds(one.texts[0] ?? ''))
  const shortened = one.key.length > 4 ? others.filter((other) => isInitials(other, one)) : []
  const isShort = one.key.length <= 3 && all.some((other) => isInitials(one, other))
  const support = Math.max(0, ...holding.map(added)) * 0.5 + Math.max(0, ...shortened.map(sources)) * 0.8
  const isBeside = one.texts.every((text) => text.includes(', '))
  return (sources(one) + support) * (isShort || isBeside ? 0.5 : 1)
}

/** Headings and greetings hold names, and more than names. */
const isSigned = ({ sources }: Candidate) => signs.some((source) => sources.has(source))
const signs: readonly Source[] = ['title', 'every-title', 'copyright', 'logo', 'brand', 'subject', 'declared']

const holds =
  (name: string) =>
  ({ texts }: Candidate) =>
    ` ${wordsOfName(texts[0] ?? '')} `.includes(` ${wordsOfName(name)} `)

const isInitials = ({ key }: Candidate, { texts }: Candidate) => {
  const words = wordsOfName(texts[0] ?? '').split(' ')
  return (
    key.length >= 2 &&
    key.length <= 5 &&
    words.length >= key.length &&
    words
      .map((word) => word[0])
      .join('')
      .startsWith(key)
  )
}

function isInText({ texts }: Candidate, pages: readonly ParsedPage[]): boolean {
  const name = texts[0] ?? ''
  const blocks = pages
    .slice(0, 3)
    .flatMap((page) => page.blocks)
    .filter(({ kind }) => kind === 'text')
  return (
    countPageWords(name) > 1 && blocks.filter(({ text }) => text.slice(0, 1_000).includes(name)).length > 1
  )
}

/** As people write it, not as a heading shouts it. */
const written = (texts: readonly string[]) => {
  const usual = texts.filter((text) => text !== text.toUpperCase() && text !== text.toLowerCase())
  return usual[0] ?? texts[0]
}

const isInMost = (part: string, pages: readonly ParsedPage[]) =>
  pages.length > 1 &&
  pages.filter(({ title }) => title.split(separators).includes(part)).length > pages.length / 2
