/** What operators say of clients: told like anything else, so that it is folded like anything else. */
import { needed, nothing, toldOf } from './build.ts'
import { textAt } from './json.ts'
import type { Understood } from './source.ts'

/** What the house owes a client once, and whose day a screen counts. */
export const promisedThings = ['draft', 'first-episode'] as const
export type Promised = (typeof promisedThings)[number]
export const isPromised = (text: string): text is Promised => promisedThings.some((each) => each === text)

export type SaidByOperator =
  | { kind: 'are-one'; body: { one: string; other: string } }
  | { kind: 'promise'; body: { of: string; promised: Promised; state: 'kept' | 'open' } }

export function understandOperator(kind: string, body: unknown): Understood {
  if (kind === 'are-one')
    return {
      names: [needed(textAt(body, 'one'), 'who is one'), needed(textAt(body, 'other'), 'who is the other')],
      things: [],
    }
  if (kind !== 'promise') return nothing
  const of = needed(textAt(body, 'of'), 'what was promised with')
  const promised = needed(textAt(body, 'promised'), 'what was promised')
  const state = needed(textAt(body, 'state'), 'whether it was kept')
  return toldOf([of], {
    id: `promise:${of}:${promised}`,
    kind: 'promise',
    rank: 1,
    facts: { promised, of, state },
  })
}
