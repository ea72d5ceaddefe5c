/** What operators say of clients: folded like what companies say, by the same hands. */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { areNames, keepApart, nameLink } from '#database/client-doubts.ts'
import { recordDeed } from '#database/deeds.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { openShowsBy } from '#database/shows.ts'
import { foldEvent, keepTold, lockFold } from '#database/told.ts'
import { forgetTroubles } from '#database/told-troubles.ts'
import type { Operator } from '#domain/operator.ts'
import type { SaidByOperator } from '#domain/told/operator.ts'
import { understand } from '#domain/told/understand.ts'

type Said = 'done' | 'gone'

/** Kept, and understood within the same transaction: whoever said it sees it. */
async function tell(client: pg.ClientBase, { kind, body }: SaidByOperator): Promise<void> {
  const [id, text] = [randomUUID(), JSON.stringify(body)]
  const event = { source: 'operator', id, kind, happenedAt: new Date(), isTest: false, body: text } as const
  const number = await keepTold(client, event)
  const understood = understand({ source: 'operator', kind, body: text })
  if ('trouble' in understood) throw new Error(understood.trouble)
  if (number) await foldEvent(client, number, understood)
}

export const areOne = (pool: pg.Pool, by: Operator, one: string, other: string): Promise<Said> =>
  inTransaction<Said>(pool, async (client) => {
    if (!(await areNames(client, one, other))) return 'gone'
    await tell(client, { kind: 'are-one', body: { one, other } })
    await recordDeed(client, { operatorId: by.id, deed: 'join-clients' })
    return 'done'
  })

export const areTwo = (pool: pg.Pool, by: Operator, one: string, other: string): Promise<Said> =>
  inTransaction<Said>(pool, async (client) => {
    if (!(await keepApart(client, { one, other, operatorId: by.id }))) return 'gone'
    await recordDeed(client, { operatorId: by.id, deed: 'keep-clients-apart' })
    return 'done'
  })

export const linkSells = (pool: pg.Pool, by: Operator, link: string, offer: string): Promise<Said> =>
  inTransaction<Said>(pool, async (client) => {
    await lockFold(client)
    await nameLink(client, { link, offer, operatorId: by.id })
    await openShowsBy(client, link)
    await recordDeed(client, { operatorId: by.id, deed: 'name-link', facts: { offer } })
    return 'done'
  })

type Ticked = Extract<SaidByOperator, { kind: 'promise' }>['body']

export const tickPromise = (pool: pg.Pool, by: Operator, ticked: Ticked): Promise<Said> =>
  inTransaction<Said>(pool, async (client) => {
    if (!(await areNames(client, ticked.of))) return 'gone'
    await tell(client, { kind: 'promise', body: ticked })
    const { promised, state } = ticked
    await recordDeed(client, { operatorId: by.id, deed: 'tick-promise', facts: { promised, state } })
    return 'done'
  })

export const understandAgain = (pool: pg.Pool, by: Operator): Promise<Said> =>
  inTransaction<Said>(pool, async (client) => {
    const events = await forgetTroubles(client)
    await recordDeed(client, { operatorId: by.id, deed: 'understand-again', facts: { events } })
    return 'done'
  })
