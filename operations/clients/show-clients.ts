import type pg from 'pg'
import { clientDoubts, soldLinks, unknownLinks } from '#database/client-doubts.ts'
import {
  clientsInTrouble,
  type KnownClient,
  listClients,
  readClient,
  requestsOfClient,
  toldOfClient,
} from '#database/clients.ts'
import { heardOf, toldTroubles } from '#database/told-troubles.ts'
import { isId } from '#domain/id.ts'
import { mailProviders } from '#domain/mail-providers.ts'
import { clientStanding, openDisputes } from '#domain/standing.ts'
import { requestBehind } from '#domain/told/reference.ts'
import { isSilent } from '#domain/told/silence.ts'

const mostClients = 50
const mostOfEach = 50

export type ClientRow = ReturnType<typeof rowOf>

/** What of a client stands in a list. */
function rowOf({ id, since, names, things }: KnownClient, links: Map<string, string>, now: Date) {
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

const namesOf = (names: readonly string[], kind: string): string[] =>
  names.filter((name) => name.startsWith(`${kind}:`)).map((name) => name.slice(kind.length + 1))

type Facts = KnownClient['things'][number]['facts']

/** What was sold: said by the company, or by an operator of its link. */
function offerOf(facts: Facts, links: Map<string, string>): string | undefined {
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

/** The list, and above it whatever waits for an operator. */
export async function showClients(pool: pg.Pool, before: string | undefined, now = new Date()) {
  const [clients, inTrouble, doubts, links, unknown, troubles, heard] = await Promise.all([
    listClients(pool, { before: before && isId(before) ? before : undefined, most: mostClients + 1 }),
    clientsInTrouble(pool, mostOfEach),
    clientDoubts(pool, mailProviders, mostOfEach),
    soldLinks(pool),
    unknownLinks(pool, mostOfEach),
    toldTroubles(pool, mostOfEach),
    heardOf(pool),
  ])
  const rows = clients.slice(0, mostClients).map((client) => rowOf(client, links, now))
  return {
    now,
    rows,
    next: clients.length > mostClients ? rows.at(-1)?.id : undefined,
    urgent: inTrouble
      .map((client) => rowOf(client, links, now))
      .filter(({ standing }) => standing === 'disputed' || standing === 'past-due'),
    doubts,
    unknown,
    troubles,
    silent: heard
      .filter((each) => isSilent(each, now))
      .map(({ source, days }) => ({ source, last: days.at(-1) })),
  }
}

/** One client whole. Undefined: there is none. */
export async function showClient(pool: pg.Pool, id: string, now = new Date()) {
  const client = isId(id) ? await readClient(pool, id) : undefined
  if (!client) return undefined
  const referred = namesOf(client.names, 'reference').flatMap((each) => requestBehind(each) ?? [])
  const [links, requests, told] = await Promise.all([
    soldLinks(pool),
    requestsOfClient(pool, id, referred),
    toldOfClient(pool, id, 200),
  ])
  const things = client.things.map((thing) => ({ ...thing, offer: offerOf(thing.facts, links) }))
  return { now, row: rowOf(client, links, now), things, requests, told }
}
