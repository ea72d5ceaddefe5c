import type pg from 'pg'
import { newestAnswers } from '#database/answers.ts'
import { clientDoubts, soldLinks, unknownLinks } from '#database/client-doubts.ts'
import {
  clientsInTrouble,
  listClients,
  readClient,
  requestsOfClient,
  toldOfClient,
} from '#database/clients.ts'
import { listMembers } from '#database/members.ts'
import { showsDone } from '#database/promised.ts'
import { showsOf } from '#database/shows.ts'
import { rhythmsOf } from '#database/slots.ts'
import { heardOf, toldTroubles } from '#database/told-troubles.ts'
import { isId } from '#domain/id.ts'
import { mailProviders } from '#domain/mail-providers.ts'
import { requestBehind } from '#domain/told/reference.ts'
import { isSilent } from '#domain/told/silence.ts'
import { namesOf, offerOf, rowOf } from './client-row.ts'
import { countAnswered } from './count-answered.ts'

const mostClients = 50
const mostOfEach = 50

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
  const [links, requests, told, people, shows, done] = await Promise.all([
    soldLinks(pool),
    requestsOfClient(pool, id, referred),
    toldOfClient(pool, id, 200),
    listMembers(pool, id),
    answeredShows(pool, id),
    showsDone(pool, [id]),
  ])
  const things = client.things.map((thing) => ({ ...thing, offer: offerOf(thing.facts, links) }))
  return { now, row: rowOf(client, links, now), things, requests, told, people, shows, done }
}

async function answeredShows(pool: pg.Pool, id: string) {
  const days = new Map((await rhythmsOf(pool, id)).map((show) => [show.id, show]))
  return Promise.all(
    (await showsOf(pool, id)).map(async (show) => {
      const answers = await newestAnswers(pool, show.id)
      return { id: show.id, answers, answered: countAnswered(answers), days: days.get(show.id) }
    }),
  )
}
