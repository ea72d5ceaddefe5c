/** An expression as the texts that it means; what is no such expression is refused. */

/** `gap`: so many letters at the least, whatever they are. */
export type Token = { text: string } | { gap: number } | { digits: 'one' | 'all' } | { edge: 'start' | 'end' }
export type Way = readonly Token[]

/** So many texts one pattern may mean. */
const mostWays = 200

export class NotPlain extends Error {}

const both = (ways: readonly Way[], others: readonly Way[]): Way[] => {
  if (ways.length * others.length > mostWays) throw new NotPlain()
  return ways.flatMap((way) => others.map((other) => joined(way, other)))
}

/** Texts side by side are one. */
function joined(way: Way, other: Way): Way {
  const [last, first] = [way.at(-1), other[0]]
  if (!last || !first) return [...way, ...other]
  if ('text' in last && 'text' in first)
    return [...way.slice(0, -1), { text: last.text + first.text }, ...other.slice(1)]
  if ('gap' in last && 'gap' in first)
    return [...way.slice(0, -1), { gap: last.gap + first.gap }, ...other.slice(1)]
  return [...way, ...other]
}

const anything: Way[] = [[{ gap: 1 }]]
const perhapsAnything: Way[] = [[{ gap: 0 }]]

export function waysOf(pattern: string): Way[] {
  const reader = new PatternReader(pattern)
  const ways = reader.alternatives()
  if (!reader.isAtEnd || ways.length > mostWays) throw new NotPlain()
  return ways
}

class PatternReader {
  #rest: string
  constructor(pattern: string) {
    this.#rest = pattern
  }

  get isAtEnd() {
    return this.#rest === ''
  }

  alternatives(): Way[] {
    const ways = this.#sequence()
    while (this.#take(/^\|/)) ways.push(...this.#sequence())
    return ways
  }

  #take(part: RegExp): string | undefined {
    const [found] = part.exec(this.#rest) ?? []
    if (found !== undefined) this.#rest = this.#rest.slice(found.length)
    return found
  }

  #sequence(): Way[] {
    let ways: Way[] = [[]]
    while (!this.isAtEnd && !/^[|)]/.test(this.#rest)) ways = both(ways, this.#repeated(this.#atom()))
    return ways
  }

  /** Once or more is once, and then anything. */
  #repeated(atoms: Way[]): Way[] {
    const how = this.#take(/^(?:[?*+]|\{\d{1,3}(?:,\d{0,3})?\})\??/)
    if (!how) return atoms
    if (how.startsWith('?')) return [...atoms, []]
    if (how.startsWith('*') || how.startsWith('{0')) return perhapsAnything
    return both(atoms, perhapsAnything)
  }

  #atom(): Way[] {
    if (this.#take(/^\(\?:/) || this.#take(/^\((?!\?)/)) {
      const inside = this.alternatives()
      if (!this.#take(/^\)/)) throw new NotPlain()
      return inside
    }
    const digits = this.#take(/^\\d\+?/)
    if (digits) return [[{ digits: digits.endsWith('+') ? 'all' : 'one' }]]
    const edge = this.#take(/^[\^$]/)
    if (edge) return [[{ edge: edge === '^' ? 'start' : 'end' }]]
    if (this.#take(/^(?:\.|\\[ws])/)) return anything
    if (this.#take(/^\\b/)) return [[]]
    return this.#members() ?? this.#letter()
  }

  /** Some letters are so many ways; ranges, and all but some, are anything. */
  #members(): Way[] | undefined {
    const few = this.#take(/^\[(?!\^)(?:[^\]\\-]|-(?=\]))+\]/)
    if (few) return [...few.slice(1, -1)].map((text) => [{ text }])
    return this.#take(/^\[(?:\\.|[^\]\\])+\]/) ? anything : undefined
  }

  #letter(): Way[] {
    const plain = this.#take(/^(?:\\[^a-zA-Z\d]|[^\\()[\]{}*+?])/u)
    if (!plain) throw new NotPlain()
    return [[{ text: plain.replace(/^\\/, '') }]]
  }
}
