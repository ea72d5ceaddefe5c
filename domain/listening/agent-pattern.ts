/**
 * Patterns that others write, as plain texts in their order: whatever a list holds, looking costs one walk through what a
 * program calls itself. An expression can be made to take minutes.
 */

import { NotPlain, type Token, type Way, waysOf } from './pattern-reader.ts'

/** So many parts a text may have. */
const mostParts = 40
/** A pattern that names less than this fits everything. */
const leastLetters = 2

/** Undefined: it asks for more than texts with anything between them, or for next to nothing. */
export function agentPattern(pattern: string): ((agent: string) => boolean) | undefined {
  try {
    const ways = waysOf(pattern).map(checked)
    return (agent) => ways.some((way) => fits(way, agent))
  } catch (error) {
    if (error instanceof NotPlain) return undefined
    throw error
  }
}

/** The first place is as good as any: what follows may stand anywhere behind it. */
function fits(way: Way, agent: string): boolean {
  let [at, isHere] = [0, false]
  for (const [index, token] of way.entries()) {
    if ('gap' in token) [at, isHere] = [at + token.gap, false]
    else if ('text' in token) {
      const { text } = token
      const next = way[index + 1]
      const isLast = next !== undefined && 'edge' in next
      const found = isHere ? at : isLast ? agent.length - text.length : agent.indexOf(text, at)
      if (found < at || !agent.startsWith(text, found)) return false
      ;[at, isHere] = [found + text.length, true]
    } else if ('digits' in token) {
      const behind = isHere ? behindDigits(agent, at, token.digits) : at + 1
      if (behind === at) return false
      at = behind
    } else if (token.edge === 'start') isHere = true
    else if (isHere && at !== agent.length) return false
  }
  return at <= agent.length
}

function behindDigits(agent: string, at: number, digits: 'one' | 'all'): number {
  let behind = at
  while (/^\d/.test(agent.charAt(behind)) && (digits === 'all' || behind === at)) behind++
  return behind
}

function checked(way: Way): Way {
  const letters = way.reduce((sum, token) => sum + ('text' in token ? token.text.length : 0), 0)
  const isInside = (token: Token, at: number) =>
    'edge' in token && at !== (token.edge === 'start' ? 0 : way.length - 1)
  if (letters < leastLetters || way.length > mostParts || way.some(isInside)) throw new NotPlain()
  return way
}
