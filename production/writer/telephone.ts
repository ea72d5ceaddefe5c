/** The number to call of a business, where it stands unmistakably. */
import type { PageRole, Passage, Reading } from '#domain/evidence.ts'
import { oneCleanLine } from '#reader/clean-text.ts'
import type { Words } from './words-of.ts'

export type Fact = { said: string; passage: string }

const numbers =
  /(?<![\d.,/£$€-])(?:\+\d{1,3}[\s.-]?)?(?:\(\+?\d[\d ]{0,6}\)[\s.-]?)?\d(?:[\s.()/-]{0,3}\d){5,13}(?!\d|[.,]\d)(?:,? (?:ext\.?|extension|x) ?\d{1,5}\b)?/gi

type Known = Fact & {
  times: number
  isOnHome: boolean
  isOnContactPage: boolean
  isFirst: boolean
  persons: ReadonlySet<string>
}

/** The one that is named most often; of several places with a number each, the one that the website names first. */
export function telephoneOf(reading: Reading, words: Words): Fact | undefined {
  const known = knownIn(reading, words)
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

function knownIn({ passages, pages }: Reading, words: Words): Known[] {
  const roleOf = new Map(pages.map(({ url, role }) => [url, role]))
  const found = new Map<string, Known>()
  const [others, labelled] = [new Map<string, string>(), new Set<string>()]
  for (const passage of passages)
    for (const { said, isTheirs, isLabelled, person } of numbersIn(passage, words)) {
      const key = digitsOf(said).slice(-7)
      const role = roleOf.get(passage.url)
      if (isTheirs && !isWayToHouse(passage, role, words)) continue
      if (!isTheirs) others.set(key, `${key} ${passage.id}`)
      else if (isLabelled) labelled.add(`${key} ${passage.id}`)
      const before = found.get(key)
      const first = before && !isLonger(said, before.said) ? before : { said, passage: passage.id }
      found.set(key, {
        ...{ said: first.said, passage: first.passage },
        times: (before?.times ?? 0) + (passage.kind === 'data' ? 3 : 1),
        persons: new Set([...(before?.persons ?? []), ...(person ? [person] : [])]),
        isOnHome: before?.isOnHome ?? role === 'home',
        isOnContactPage: before?.isOnContactPage || role === 'contact',
        isFirst: before?.isFirst ?? (role === 'home' || role === 'contact'),
      })
    }
  // A fax may ring as well, where the website says both in one place.
  return [...found].flatMap(([key, each]) =>
    others.has(key) && !labelled.has(others.get(key) ?? '') ? [] : [each],
  )
}

/** It says whom one asks for there, too. */
const isLonger = (said: string, before: string) => /\p{L}/u.test(said) && !/\p{L}/u.test(before)

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

type Numbered = { said: string; isTheirs: boolean; isLabelled: boolean; person?: string }

/** Without whom one asks for there. */
const digitsOf = (said: string) => said.replace(/,? (?:ext|x).*$/i, '').replace(/\D/g, '')

function numbersIn({ text, kind }: Passage, words: Words): Numbered[] {
  // What a website tells machines has a line for it; other figures there are streets and boxes.
  // `+977-9848500222 / 9868405129`: two numbers.
  const apart = text.replace(/(\d(?:[ -]?\d){6,})\s*\/\s*(?=[+(]?\d(?:[ -]?\d){6})/g, '$1\n')
  const lines = apart.split('\n').filter((line) => kind !== 'data' || /^telephone:/.test(line))
  return lines.flatMap((line) =>
    [...line.matchAll(numbers)].flatMap((match) => {
      const said = withBothBrackets(oneCleanLine(match[0]).replace(/^[./\s-]+|[./\s-]+$/g, ''))
      const digits = digitsOf(said)
      const before = line.slice(Math.max(0, match.index - 80), match.index)
      const isLabelled = isCalled(before, words)
      const isCall = words.telephone.test(said) || isLabelled
      const isOfOne = words.posts.in(before) !== undefined
      return isCall && !isOfOne && !isDay.test(said) && digits.length >= 8 && mayRing(digits)
        ? [
            {
              said,
              isTheirs: !words.otherNumbers.in(sentenceOf(before)),
              isLabelled,
              ...personIn(before, words),
            },
          ]
        : []
    }),
  )
}

/** `Licensed AL #27707. Call …`: what a sentence before says is of another number. */
const sentenceOf = (before: string) => before.split(/[.!?]\s+/).at(-1) ?? ''

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
