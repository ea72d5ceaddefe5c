/** What an episode can tell: its points, and the best statements, kept for its beginning and its end. */
import type { Reading } from '#domain/evidence.ts'
import { type Names, namesIn } from '#domain/retelling/case.ts'
import { type Point, pointsOf } from '#domain/retelling/points.ts'
import type { Statement } from '#domain/retelling/statements.ts'
import type { Trait } from '#domain/retelling/traits.ts'

export type Material = {
  names: Names
  points: readonly Point[]
  hook: Statement | undefined
  /** Who the business is, and one thing more. */
  introduction: readonly Statement[]
  /** Said at the end, and nowhere before. */
  keepsakes: readonly Statement[]
}

export function materialOf(reading: Reading, what: string): Material {
  const all = pointsOf(reading)
  const introduction = introductionFrom(all, what)
  const points = without(all, introduction)
  const names = namesIn(reading)
  const candidates = points
    .filter(({ kind, theme }) => kind === 'telling' && theme !== 'questions')
    .flatMap(free)
  const hook = best(candidates, hooking)
  const keepsakes: Statement[] = []
  for (const { statement } of ranked(candidates, keeping)) {
    const isOther = statement !== hook && keepsakes.every(({ passage }) => passage !== statement.passage)
    if (isOther && statement.passage !== hook?.passage && keepsakes.length < 2) keepsakes.push(statement)
  }
  return { names, points: without(points, [hook, ...keepsakes]), hook, introduction, keepsakes }
}

function introductionFrom(points: readonly Point[], what: string): Statement[] {
  for (const { statements } of points) {
    const at = statements.findIndex(({ said }) => said === what)
    if (at >= 0) return statements.slice(at, at + 2)
  }
  return []
}

function without(points: readonly Point[], taken: readonly (Statement | undefined)[]): Point[] {
  const left = points.map((point) => ({
    ...point,
    statements: point.statements.filter((each) => !taken.includes(each)),
  }))
  return left.filter(({ statements }) => statements.length > 0)
}

type Candidate = { statement: Statement; point: Point }

/** Statements that stand on their own, and that nothing leans on. */
const free = (point: Point): Candidate[] =>
  point.statements.flatMap((statement, at) => {
    const next = point.statements[at + 1]
    const isFree = !statement.pointsBack && !next?.pointsBack && statement.words >= 6 && statement.words <= 19
    return isFree && !/["“:]/.test(statement.said) ? [{ statement, point }] : []
  })

type Worth = Partial<Record<Trait, number>>
const hooking: Worth = {
  turn: 4,
  refusal: 2,
  share: 2,
  reason: 1,
  year: 1,
  care: 1,
  duration: 0.5,
  price: -1,
  condition: -1,
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
    [...statement.traits].reduce((sum, trait) => sum + (worth[trait] ?? 0), point.weight / 4)
  return [...candidates].sort((a, b) => scoreOf(b) - scoreOf(a))
}

const best = (candidates: readonly Candidate[], worth: Worth) => ranked(candidates, worth)[0]?.statement
