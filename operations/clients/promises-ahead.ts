import type pg from 'pg'
import { readClients } from '#database/clients.ts'
import { clientsOwed, showsDone } from '#database/promised.ts'
import { promisesTo } from '#domain/promises.ts'
import { namesOf } from './client-row.ts'

/** Shows without an episode: more than these begin in no month. */
const mostClients = 200
const mostShown = 12

type Hours = Parameters<typeof promisesTo>[1]

/** What is owed to clients, what is late first; what waits for their call comes last. */
export async function promisesAhead(pool: pg.Pool, hours: Hours) {
  const ids = await clientsOwed(pool, mostClients)
  const [clients, done] = await Promise.all([readClients(pool, ids), showsDone(pool, ids)])
  const open = clients.flatMap(({ id, names, things }) =>
    promisesTo(
      things,
      hours,
      done.filter(({ clientId }) => clientId === id),
    )
      .filter(({ isKept }) => !isKept)
      .map(({ of, promised, dueAt }) => ({
        ...{ of, promised, dueAt: dueAt?.getTime(), clientId: id },
        client: nameOf(things) ?? namesOf(names, 'email')[0] ?? '',
      })),
  )
  open.sort((one, other) => (one.dueAt ?? Number.MAX_VALUE) - (other.dueAt ?? Number.MAX_VALUE))
  return { promises: open.slice(0, mostShown), more: Math.max(0, open.length - mostShown) }
}

const nameOf = (things: Awaited<ReturnType<typeof readClients>>[number]['things']) =>
  things.map(({ facts }) => facts.name).findLast((name) => typeof name === 'string')
