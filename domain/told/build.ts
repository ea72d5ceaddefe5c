import { momentAt, textAt } from './json.ts'
import type { Thing, Understood } from './source.ts'

/** `stripe-customer:cus_1`; nothing where nobody is named. */
export const nameOf = (kind: string, id: string | undefined): string[] => (id ? [`${kind}:${id}`] : [])

/** A reference that we have put into a link: anything else in that field means nothing. */
export const referenceOf = (text: string | undefined): string[] =>
  text && /^r_[\w-]{22}$/.test(text) ? [`reference:${text}`] : []

export const emailOf = (email: string | undefined): string[] =>
  email && /^[^\s@]+@[^\s@]+$/.test(email) ? [`email:${email}`] : []

type Facts = Record<string, string | number | boolean | undefined>

/** What is not known is left out; its own name is always one of its client's. */
export function toldOf(
  names: readonly string[],
  ...things: readonly (Omit<Thing, 'facts'> & { facts: Facts })[]
): Understood {
  return {
    names: [...new Set([...names, ...things.map(({ id }) => id)])],
    things: things.map((thing) => ({ ...thing, facts: known(thing.facts) })),
  }
}

const known = (facts: Facts): Thing['facts'] =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) => (fact === undefined ? [] : [[name, fact]])),
  )

/** What is kept and says nothing to us. */
export const nothing: Understood = { names: [], things: [] }

/** A company's object has an id, or it is another thing than we know. */
export class NotUnderstood extends Error {}

export function needed(value: string | undefined, what: string): string {
  if (value === undefined) throw new NotUnderstood(`It does not say ${what}.`)
  return value
}

/** An object, or the name of one, as Stripe writes both. */
export const idAt = (body: unknown, ...path: readonly (string | number)[]): string | undefined =>
  textAt(body, ...path) ?? textAt(body, ...path, 'id')

/** Begin and end of a booking. */
export const hoursOf = (body: unknown, begins: string, ends: string) => ({
  startsAt: momentAt(body, begins),
  endsAt: momentAt(body, ends),
})
