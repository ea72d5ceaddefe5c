/** What an episode can tell: its points, and the best statements, kept for its beginning and its end. */
import type { Reading } from '#domain/evidence.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { spokenForm } from '#domain/language/spoken-form.ts'
import { type Names, namesIn } from '#domain/retelling/case.ts'
import { hollow, type Point, pointsOf } from '#domain/retelling/points.ts'
import { type Statement, statement } from '#domain/retelling/statements.ts'
import { toThirdPerson } from '#domain/retelling/third-person.ts'
import type { Trait } from '#domain/retelling/traits.ts'
import { startsWithVerb } from '#domain/retelling/verbs.ts'

export type Material = {
  names: Names
  points: readonly Point[]
  hook: Statement | undefined
  /** The passage that goes on where the hook stopped. */
  hookGoesOn: string | undefined
  /** Who the business is, and one thing more. */
  introduction: readonly Statement[]
  /** Said at the end, and nowhere before. */
  keepsakes: readonly Statement[]
}

export function materialOf(reading: Reading, what: string): Material {
  const all = pointsOf(reading)
  const introduction = introductionFrom(all, what) ?? describedBy(reading, what)
  const points = without(all, introduction)
  const candidates = points
    .filter(({ kind, theme }) => kind === 'telling' && theme !== 'questions')
    .flatMap(free)
  const opener = ranked(
    candidates.filter((each) => (each.at === 0 || (isLast(each) && !goesOn(each))) && !nameless(each)),
    hooking,
  )[0]
  const hook = opener?.statement
  const keepsakes = keepsakesAmong(candidates, hook)
  return {
    names: namesIn(reading),
    points: without(points, [hook, ...keepsakes]),
    hook,
    hookGoesOn: opener && !isLast(opener) ? hook?.passage : undefined,
    introduction,
    keepsakes,
  }
}

function introductionFrom(points: readonly Point[], what: string): Statement[] | undefined {
  for (const { statements } of points) {
    const at = statements.findIndex(({ said }) => said === what)
    if (at >= 0) return statements.slice(at, at + 2)
  }
  return undefined
}

/** Who they are may stand where nothing else is told from. */
const describedBy = ({ passages }: Reading, what: string): Statement[] =>
  passages
    .filter(({ text }) => splitSentences(text).some((each) => spokenForm(toThirdPerson(each)) === what))
    .slice(0, 1)
    .map(({ id }) => statement(id, what))

function keepsakesAmong(candidates: readonly Candidate[], hook: Statement | undefined): Statement[] {
  const kept: Statement[] = []
  for (const { statement } of ranked(candidates.filter(isLast), keeping)) {
    const isOther = [hook, ...kept].every((other) => other?.passage !== statement.passage)
    if (isOther && kept.length < 2) kept.push(statement)
  }
  return kept
}

function without(points: readonly Point[], taken: readonly (Statement | undefined)[]): Point[] {
  const left = points.map((point) => ({
    ...point,
    statements: point.statements.filter((each) => !taken.includes(each)),
  }))
  return left.filter(({ statements }) => statements.length > 0)
}

type Candidate = { statement: Statement; point: Point; at: number }

/** Nothing after it in its passage can miss it. */
const isLast = ({ at, point }: Candidate) => at === point.statements.length - 1

/** `They moved the upload`: which one, the sentence before it says. */
const goesOn = ({ statement: { said }, at }: Candidate) =>
  (at > 0 ? /\bthe\b/i : /^They\b.*\bthe\b/).test(said)

/** Statements that stand on their own, and that nothing leans on. */
const free = (point: Point): Candidate[] =>
  point.statements.flatMap((statement, at) => {
    const next = point.statements[at + 1]
    const isFree = !statement.pointsBack && !next?.pointsBack && statement.words >= 6 && statement.words <= 19
    return isFree && !leaning.test(statement.said) && !hollow.test(statement.said)
      ? [{ statement, point, at }]
      : []
  })

/** What needs its surroundings, or ends on a number of nobody knows what. */
const leaning =
  /["“:]|\b(?:it|its|this|these|those|that|he|she|his|her|him|them|one)\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty|hundred|thousand)[.,]|^only then\b/i

/** Nobody has been named yet whom `their` could mean. */
const nameless = ({ statement: { said, isOnes } }: Candidate) =>
  startsWithVerb(said) ||
  /^(?:Your?|Whether|If|And|But|So|Or)\b|\byour?\b|\b(?:their|them|she|he)\b|(?<!^)\bthey\b/i.test(said) ||
  (isOnes === true && said.startsWith('They'))

type Worth = Partial<Record<Trait, number>>
const hooking: Worth = {
  turn: 4,
  share: 2.5,
  refusal: 1.5,
  reason: 1.5,
  care: 1,
  year: 0.3,
  person: -1,
  price: -2,
  condition: -1.5,
}
const keeping: Worth = {
  reason: 3,
  refusal: 2,
  promise: 1.5,
  care: 1.5,
  share: 1,
  people: 1,
  price: -3,
  condition: -0.5,
  clock: -1,
}

function ranked(candidates: readonly Candidate[], worth: Worth): Candidate[] {
  const scoreOf = ({ statement, point }: Candidate) =>
    [...statement.traits].reduce(
      (sum, trait) => sum + (worth[trait] ?? 0),
      point.weight / 4 + (storied.has(point.role) ? 1.5 : 0),
    )
  return [...candidates].sort((a, b) => scoreOf(b) - scoreOf(a))
}

const storied: ReadonlySet<Point['role']> = new Set(['home', 'about', 'blog'])
