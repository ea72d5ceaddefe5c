/** What there is to tell about a business: passages grouped as somebody would bring them up, best parts weighed. */
import type { PageRole, Passage, Reading } from '#domain/evidence.ts'
import { stem } from '#domain/language/inflection.ts'
import { answered } from './answers.ts'
import { type Names, namesIn } from './case.ts'
import { describedIn, descriptionOf } from './description.ts'
import { groupsOf, isRow } from './groups.ts'
import { listed } from './lists.ts'
import { priced } from './prices.ts'
import { isOwn, quoted } from './quotes.ts'
import { type Statement, statementsOf } from './statements.ts'
import { type Theme, themeOf } from './themes.ts'
import { isNoise } from './web-noise.ts'

export type Point = {
  kind: 'telling' | 'answer' | 'quote' | 'list' | 'prices'
  theme: Theme
  role: PageRole
  url: string
  heading: string
  /** A question from the website, asked in the third person. */
  question?: string
  statements: readonly Statement[]
  weight: number
}

export function pointsOf(reading: Reading): Point[] {
  const names = namesIn(reading)
  const roles = new Map(reading.pages.map(({ url, role }) => [url, role]))
  const isDescribed = descriptionOf(reading) !== undefined
  const isOfOne = speaksAsOne(reading.passages.filter(({ url }) => roles.get(url) !== 'blog'))
  const seen: Set<string>[] = []
  const told = reading.passages.filter((passage) => !isOwn(passage, reading.passages))
  return groupsOf(told).flatMap((group) => {
    const role = roles.get(group[0]?.url ?? '') ?? 'other'
    const said = toldOf(group, names, role)
    const described = role === 'home' && !isDescribed ? group.flatMap(describedIn) : []
    // Whoever writes `my last company` is somebody else than the business, unless the business is one person.
    const own = isOfOne || said.kind === 'quote' ? said.statements : withoutOnes(said.statements)
    const statements = [...described, ...own].filter((each) => isNews(each.said, seen))
    const first = group[0]
    if (!first || statements.length === 0) return []
    const place = { url: first.url, heading: first.heading, role }
    const theme = themeOf({ ...place, kind: said.kind, statements })
    return inPieces(said.kind, statements).map((piece) => ({
      ...{ ...said, ...place, theme },
      ...{ statements: piece, weight: weightOf(piece, place.role) },
    }))
  })
}

/** A long text is brought up more than once, where it begins anew. */
function inPieces(kind: Point['kind'], statements: readonly Statement[]): Statement[][] {
  const pieces: Statement[][] = [[]]
  for (const statement of statements) {
    const isFull = kind === 'telling' && (pieces.at(-1)?.length ?? 0) >= mostInOneGo - 1
    if (isFull && !leans(statement)) pieces.push([])
    pieces.at(-1)?.push(statement)
  }
  return pieces
}

const leans = ({ pointsBack, said }: Statement) => pointsBack || /^(?:And|But|So|That|There)\b/.test(said)

function speaksAsOne(passages: readonly Passage[]): boolean {
  const count = (pattern: RegExp) =>
    passages.filter(({ kind, text }) => kind !== 'quote' && pattern.test(text)).length
  return count(/\b(?:I|[Mm]y)\b/) > count(/\b(?:[Ww]e|[Oo]ur)\b/)
}

/** What leans on a sentence that is left out goes with it. */
function withoutOnes(statements: readonly Statement[]): Statement[] {
  let isGap = false
  return statements.filter(({ isOnes, pointsBack }) => {
    isGap = Boolean(isOnes) || (isGap && pointsBack)
    return !isGap
  })
}

/** The same thing in almost the same words is told once. */
function isNews(said: string, seen: Set<string>[]): boolean {
  const words = new Set((said.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).map(stem))
  const isOld = seen.some((other) => {
    const { size } = words.intersection(other)
    return size / words.union(other).size >= 0.75 || (size === words.size && size > 3)
  })
  seen.push(words)
  return !isOld
}

type Told = Pick<Point, 'kind' | 'question' | 'statements'>

function toldOf(group: readonly Passage[], names: Names, role: PageRole): Told {
  const [first] = group
  if (!first) return { kind: 'telling', statements: [] }
  const safe = group.filter(({ kind, text }) => !(kind !== 'text' && isNoise(text)))
  if (first.kind === 'quote') return { kind: 'quote', statements: safe.flatMap(quoted) }
  if (first.kind === 'price' && isRow(first)) return { kind: 'prices', statements: priced(safe, names) }
  if (first.kind === 'list') return { kind: 'list', statements: listed(safe, names) }
  if (first.kind === 'contact' || first.kind === 'data') return { kind: 'telling', statements: [] }
  const answer = answered(first)
  // Beside its questions such a page holds what customers say, in their own first person.
  if (answer || role === 'questions') return answer ?? { kind: 'answer', statements: [] }
  return { kind: 'telling', statements: safe.flatMap(statementsOf).filter(isNoAnswer) }
}

const isNoAnswer = ({ said }: Statement) => !/^(?:yes|no),/i.test(said)

const worth = {
  turn: 3,
  reason: 2,
  refusal: 1.5,
  promise: 2,
  share: 1.5,
  person: 1,
  price: 1,
  year: 1,
  care: 0.5,
  people: 0.5,
}
/** Praise that any business could say of itself. */
export const hollow =
  /\b(?:passion\w*|excellence|quality|best|leading|solutions?|innovative|world.class|commit\w+|dedicated|mission|vision|pride|trusted|around the clock|peace of mind|cutting.edge|state.of.the.art|one.stop|seamless\w*|empower\w*|tells a story|extra mile)\b/i

const mostInOneGo = 4

/** As much of a point as is told in one go; of a price table only its beginning. */
export const inOneGo = ({ kind, statements }: Pick<Point, 'kind' | 'statements'>) =>
  statements.slice(0, kind === 'prices' ? 2 : mostInOneGo)

export function weightOf(statements: readonly Statement[], role: PageRole): number {
  const worths = statements.map(({ traits, said }) => {
    const sum = Object.entries(worth).reduce(
      (total, [trait, each]) => total + (traits.has(trait as keyof typeof worth) ? each : 0),
      1,
    ) // keys of worth are traits
    return sum - (hollow.test(said) ? 3 : 0)
  })
  const mean = worths.reduce((total, each) => total + each, 0) / worths.length
  return mean + Math.min(statements.length, 4) * 0.5 + (role === 'home' || role === 'about' ? 0.5 : 0)
}
