/** The few facts that hosts say themselves, each only where it stands unmistakably. */
import { placeOfBusiness, type SaidAddress } from '#domain/addresses.ts'
import type { PageRole, Passage, Reading } from '#domain/evidence.ts'
import { hoursOf } from '#domain/hours.ts'
import { oneCleanLine } from '#reader/clean-text.ts'
import type { Range } from './range.ts'
import type { Door } from './sign.ts'
import type { Words } from './words-of.ts'

type Fact = { said: string; passage: string }
/** Where they are and when: the gate fills these places with the same words, and with no others. */
type Whereabouts = { address?: SaidAddress; town?: SaidAddress; hours?: SaidAddress }
export type Facts = { name: string; site: string; telephone?: Fact; email?: Fact } & Whereabouts
/** … with what stands over the door, and what is on the list. */
export type ShownFacts = Facts & { sign?: Door; range: Range }

export function factsOf(reading: Reading, words: Words): Facts {
  const { name, host, passages } = reading
  const telephone = telephoneOf(reading, words)
  const email = emailOf(passages, host, words)
  const hours = hoursOf(reading)
  return {
    name,
    site: host.replace(/^www\./, ''),
    ...(telephone && { telephone }),
    ...(email && { email }),
    ...placeOfBusiness(reading),
    ...(hours && { hours }),
  }
}

const numbers =
  /(?<![\d.,/£$€-])(?:\+\d{1,3}[\s.-]?)?(?:\(\+?\d[\d ]{0,6}\)[\s.-]?)?\d(?:[\s.()/-]{0,3}\d){5,13}(?!\d|[.,]\d)/g

type Known = Fact & {
  times: number
  isOnHome: boolean
  isOnContactPage: boolean
  isFirst: boolean
  persons: ReadonlySet<string>
}

/** The one that is named most often; of several places with a number each, the one that the website names first. */
function telephoneOf({ passages, pages }: Reading, words: Words): Fact | undefined {
  const roleOf = new Map(pages.map(({ url, role }) => [url, role]))
  const found = new Map<string, Known>()
  const others = new Set<string>()
  for (const passage of passages)
    for (const { said, isTheirs, person } of numbersIn(passage, words)) {
      const key = said.replace(/\D/g, '').slice(-7)
      const role = roleOf.get(passage.url)
      if (isTheirs && !isWayToHouse(passage, role, words)) continue
      const isOnHome = role === 'home'
      const known = found.get(key) ?? {
        said,
        passage: passage.id,
        times: 0,
        persons: new Set(),
        isOnHome,
        isOnContactPage: role === 'contact',
        isFirst: isOnHome || role === 'contact',
      }
      if (!isTheirs) others.add(key)
      const persons = new Set([...known.persons, ...(person ? [person] : [])])
      const isOnContactPage = known.isOnContactPage || role === 'contact'
      found.set(key, {
        ...known,
        isOnContactPage,
        persons,
        times: known.times + (passage.kind === 'data' ? 3 : 1),
      })
    }
  const known = [...found].flatMap(([key, each]) => (others.has(key) ? [] : [each]))
  // A form or a partner has a number of its own; the home page has that of the house.
  const atHome = known.filter(({ isOnHome }) => isOnHome)
  const theirs = atHome.length > 0 ? atHome : known
  const most = Math.max(0, ...theirs.map(({ times }) => times))
  const alike = theirs.filter(({ times }) => times === most)
  // Several that are named as often, each in a place of its own, are those of several houses.
  const isOneHouse = new Set(alike.map(({ passage }) => passage)).size === 1
  const one =
    isOneHouse && alike.length <= mostOfOneHouse
      ? (alike.find(({ isFirst }) => isFirst) ?? alike[0])
      : undefined
  // A house with many numbers has one for everything only if the home page names it.
  const isSure = one && (theirs.length <= mostPlaces || one.isOnHome) && !isDisputed(one, known)
  // `Craig: …` and `Emily: …`: whose number a stranger should call, nobody says.
  const persons = new Set(known.flatMap((each) => [...each.persons]))
  return isSure && persons.size < 2 ? { said: one.said, passage: one.passage } : undefined
}

const [mostPlaces, mostOfOneHouse] = [3, 2]

/** In head and foot, on the first page or the one for it; and not beside what one of several people does there. */
const isWayToHouse = ({ kind, heading }: Passage, role: PageRole | undefined, { posts }: Words) =>
  (kind === 'contact' || kind === 'data' || role === 'home' || role === 'contact') &&
  posts.in(heading) === undefined

/** The page for it names another one, and the first page does not: one of the two is old. */
function isDisputed(one: Known, known: readonly Known[]): boolean {
  const there = known.filter(({ isOnContactPage }) => isOnContactPage)
  return one.isOnHome && there.length === 1 && !there[0]?.isOnHome
}

type Numbered = { said: string; isTheirs: boolean; person?: string }

function numbersIn({ text, kind }: Passage, words: Words): Numbered[] {
  // What a website tells machines has a line for it; other figures there are streets and boxes.
  // `+977-9848500222 / 9868405129`: two numbers.
  const apart = text.replace(/(\d(?:[ -]?\d){6,})\s*\/\s*(?=[+(]?\d(?:[ -]?\d){6})/g, '$1\n')
  const lines = apart.split('\n').filter((line) => kind !== 'data' || /^telephone:/.test(line))
  return lines.flatMap((line) =>
    [...line.matchAll(numbers)].flatMap((match) => {
      const said = withBothBrackets(oneCleanLine(match[0]).replace(/^[./\s-]+|[./\s-]+$/g, ''))
      const digits = said.replace(/\D/g, '')
      const before = line.slice(Math.max(0, match.index - 80), match.index)
      const isCall = words.telephone.test(said) || isCalled(before, words)
      const isOfOne = words.posts.in(before) !== undefined
      return isCall && !isOfOne && !isDay.test(said) && digits.length >= 8 && mayRing(digits)
        ? [{ said, isTheirs: !words.otherNumbers.in(before), ...personIn(before, words) }]
        : []
    }),
  )
}

/** `(07183) 6103` whose first bracket stood before something else. */
const withBothBrackets = (said: string) =>
  said.includes(')') && !said.includes('(') ? said.replace(')', '') : said

/** `Craig: 01632 960209`, and not `Call: …`. */
function personIn(before: string, { telephoneLabels }: Words): { person?: string } {
  const person = /(?:^|[^\p{L}])(\p{Lu}\p{Ll}{2,})\s*:\s*$/u.exec(before)?.[1]
  return person && !telephoneLabels.is(person) ? { person } : {}
}
/** Its last word says that what follows is a number to call. */
const isCalled = (before: string, { called }: Words) => {
  const last = /[\p{L}'’-]+(?=[^\p{L}]{0,6}$)/u.exec(before)?.[0] ?? ''
  return called.is(last)
}

/** When somebody came. */
const isDay =
  /^(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}|\d+\/(?:19|20)\d\d-\d\d)$/

/** Numbers that nobody has: all alike, counted up, or kept free for films. */
const mayRing = (digits: string) =>
  !/(\d)\1{5}/.test(digits) && !/0?123456|987654|555(?:01\d\d|5555)$|5550\d{3}$/.test(digits)

/** The one that is told most often; one that holds the name of the website before that of a person. */
function emailOf(passages: readonly Passage[], host: string, words: Words): Fact | undefined {
  const { mailLabels, posts, payments } = words
  const site = host.replace(/^www\./, '')
  const named = site.split(/[.-]/).filter((part) => part.length >= leastOfName)
  const found = passages.flatMap(({ id, text, kind }) => {
    if (kind !== 'data' && posts.in(text.slice(0, 200)) !== undefined) return []
    if (payments.in(text.slice(0, 3000)) !== undefined) return []
    const isTold = kind === 'data' || (kind === 'contact' && isAddress.test(text) && mailLabels.startOf(text))
    const emails = text.slice(0, 3000).toLowerCase().match(address) ?? []
    return emails
      .map((email) => ({ said: email.replace(/\.$/, ''), passage: id }))
      .filter(({ said }) => !nobodys.test(said) && (isTold || isOwn(said, site)))
  })
  const isOfHouse = (said: string) => said.endsWith(site) || named.some((part) => said.includes(part))
  const times = new Map<string, number>()
  for (const { said } of found) times.set(said, (times.get(said) ?? 0) + (isOfHouse(said) ? 2 : 1))
  return found.sort((a, b) => (times.get(b.said) ?? 0) - (times.get(a.said) ?? 0))[0]
}

const leastOfName = 5
const address = /(?<![\w.+-])[\w.+-]{1,40}@[\w-]{1,60}(?:\.[\w-]{2,24}){1,3}/g
const isAddress = /^[^@]{0,30}\S+@\S+$/
const nobodys =
  /@(?:example|domain|email|yourdomain|company|business|sentry)\b|^(?:your|name|user|you|john|jane|privacy|noreply|no-reply|webmaster|dpo)\b/

/** At the website's own name, or at a house where everybody may have an address. */
const isOwn = (email: string, site: string) =>
  email.endsWith(`@${site}`) ||
  /@(?:gmail|googlemail|outlook|hotmail|yahoo|icloud|aol|gmx|web|t-online|orange|wanadoo|btinternet)\./.test(
    email,
  )
