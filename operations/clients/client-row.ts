/** A client in a line: what screens of operators and of clients say alike. */
import type { KnownClient } from '#database/clients.ts'
import { clientStanding, openDisputes } from '#domain/standing.ts'

export type ClientRow = ReturnType<typeof rowOf>

/** What of a client stands in a list. */
export function rowOf({ id, since, names, things }: KnownClient, links: Map<string, string>, now: Date) {
  return {
    id,
    since,
    name: things.map(({ facts }) => facts.name).findLast((name) => typeof name === 'string'),
    addresses: namesOf(names, 'email'),
    standing: clientStanding(things, now),
    offers: [
      ...new Set(things.map(({ facts }) => offerOf(facts, links)).filter((offer) => offer !== undefined)),
    ],
    next: nextDateOf(things, now),
  }
}

/** Of one kind, without it. */
export const namesOf = (names: readonly string[], kind: string): string[] =>
  names.filter((name) => name.startsWith(`${kind}:`)).map((name) => name.slice(kind.length + 1))

type Facts = KnownClient['things'][number]['facts']

/** What was sold: said by the company, or by an operator of its link. */
export function offerOf(facts: Facts, links: Map<string, string>): string | undefined {
  const said = facts.offer ?? links.get(String(facts.link)) ?? links.get(String(facts.price))
  return typeof said === 'string' ? said : undefined
}

type NextDate = { what: 'call' | 'answer' | 'end' | 'payment'; at: Date }

/** The soonest that has not passed. */
function nextDateOf(things: KnownClient['things'], now: Date): NextDate | undefined {
  const dates = things.flatMap(({ kind, facts }): { what: NextDate['what']; at: unknown }[] => {
    if (kind === 'booking') return facts.state === 'booked' ? [{ what: 'call', at: facts.startsAt }] : []
    if (kind !== 'subscription' || facts.state === 'canceled') return []
    return [facts.endsAt ? { what: 'end', at: facts.endsAt } : { what: 'payment', at: facts.periodEndsAt }]
  })
  const answers = openDisputes(things).map(({ facts }) => ({ what: 'answer' as const, at: facts.answerBy }))
  return [...dates, ...answers]
    .map(({ what, at }) => ({ what, at: new Date(String(at)) }))
    .filter(({ at }) => at > now)
    .sort((one, other) => one.at.getTime() - other.at.getTime())[0]
}
