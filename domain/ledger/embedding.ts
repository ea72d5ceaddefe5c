/** Whether one text says what another says: the same facts, in the same order, with the same limits. */
import type { Token } from './tokens.ts'

export type Source = {
  tokens: readonly Token[]
  /** Their keys, to leave most sources after one look. */
  keys: ReadonlySet<string>
  /** Stems of what stands above the text, such as its heading: they may name what it is about. */
  above: ReadonlySet<string>
  /** A table row or a list leaves out what a sentence would say between its parts. */
  isTable: boolean
}

export function isSaidBy(stated: readonly Token[], source: Source): boolean {
  const fits = (token: Token) =>
    source.keys.has(token.key) || source.above.has(token.key) || token.kind === 'they'
  const isExact = source.isTable && source.tokens.length === 1
  if ((stated.length < 2 && !isExact) || !stated.every(fits)) return false
  return runsOf(source.tokens).some((run) => isSaidByRun(stated, run, source))
}

/** Every run of neighbouring clauses: what is said must be whole within one. */
function runsOf(tokens: readonly Token[]): (readonly Token[])[] {
  const clauses = [...new Set(tokens.map(({ clause }) => clause))]
  return clauses.flatMap((first, at) =>
    clauses
      .slice(at, at + 14)
      .map((last) => tokens.filter(({ clause }) => clause >= first && clause <= last)),
  )
}

function isSaidByRun(stated: readonly Token[], run: readonly Token[], source: Source): boolean {
  const opensText = run[0] === source.tokens[0]
  for (let skipped = 0; skipped <= stated.length - 1; skipped += 1) {
    const rest = stated.slice(skipped)
    const matched = aligned(rest, run, 0, 0)
    if (matched && (skipped === 0 || (matched[0] === 0 && opensText)) && isWhole(matched, run, source))
      return true
    const token = stated[skipped]
    // Only what stands above the text, or the business that it is about, may be named in front of it.
    if (!token || !(token.kind === 'they' || (token.kind === 'word' && source.above.has(token.key))))
      return false
  }
  return false
}

/** Where each stated token stands in the run, in order; or nothing. */
function aligned(
  stated: readonly Token[],
  run: readonly Token[],
  at: number,
  from: number,
): number[] | undefined {
  const token = stated[at]
  if (!token) return []
  for (let place = from; place < run.length; place += 1) {
    if (!isSame(token, run[place], at) || !isFollowedAlike(stated, at, run, place)) continue
    const rest = aligned(stated, run, at + 1, place + 1)
    if (rest) return [place, ...rest]
  }
  return undefined
}

/** Inside a sentence `they` may be those whom the website calls so; at its start it is the business. */
const isSame = (token: Token, other: Token | undefined, at: number) =>
  token.key === other?.key || (token.kind === 'they' && at > 0 && other?.kind === 'they')

const units =
  /^(?:percent|dollar|pound|euro|year|month|week|day|hour|minut|second|mil|kilomet\w*|met\w*|gram|kilogram|degre|thousand|million)$/

/** A number keeps what it counts, and a doer what is done. */
function isFollowedAlike(
  stated: readonly Token[],
  at: number,
  run: readonly Token[],
  place: number,
): boolean {
  const token = stated[at]
  if (token?.kind !== 'number' && token?.kind !== 'they') return true
  const [said, written] = [stated[at + 1], run[place + 1]]
  if (said) return said.key === written?.key || (said.kind === 'they' && written?.kind === 'they')
  return (
    token.kind === 'they' || !written || written.clause !== run[place]?.clause || !units.test(written.key)
  )
}

/** Nothing that limits it is left out, and little else within it. */
function isWhole(matched: readonly number[], run: readonly Token[], source: Source): boolean {
  const used = new Set(matched)
  if (run.some((token, place) => token.kind === 'limit' && !used.has(place))) return false
  const [first = 0, last = 0] = [matched[0], matched.at(-1)]
  const left = run.slice(first, last).filter((token, at) => token.kind !== 'they' && !used.has(first + at))
  if (!source.isTable && left.some(({ kind }) => kind === 'number')) return false
  const gaps = left.length
  if (!source.isTable && gaps * 4 >= matched.length && gaps > 0) return false
  const end = run[last]
  const isOffer = end?.kind === 'number' || end?.key === '!free' || units.test(end?.key ?? '')
  return source.isTable || !isOffer || !run.slice(last + 1).some((token) => token.clause === end?.clause)
}
