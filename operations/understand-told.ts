import type pg from 'pg'
import { inTransaction } from '#database/in-transaction.ts'
import { isAway } from '#database/is-away.ts'
import { eventsToUnderstand, foldEvent, type KeptEvent, noteTrouble } from '#database/told.ts'
import { understand } from '#domain/told/understand.ts'

const mostAtOnce = 50

/** Until there is nothing left; several may do it at once, on any machine. How many were understood. */
export async function understandTold(pool: pg.Pool): Promise<number> {
  let sum = 0
  for (;;) {
    const events = await eventsToUnderstand(pool, mostAtOnce)
    if (events.length === 0) return sum
    await foldAll(pool, events)
    sum += events.length
  }
}

/** In one transaction; what breaks it is found one by one, and waits for somebody with its trouble. */
async function foldAll(pool: pg.Pool, events: readonly KeptEvent[]): Promise<void> {
  try {
    await inTransaction(pool, async (client) => {
      for (const event of events) await foldOne(client, event)
    })
  } catch (error) {
    if (isAway(error)) throw error
    const [only, ...others] = events
    if (only && others.length === 0) await noteTrouble(pool, only.number, 'It cannot be kept as it was told.')
    else for (const event of events) await foldAll(pool, [event])
  }
}

async function foldOne(client: pg.ClientBase, event: KeptEvent): Promise<void> {
  const understood = understand(event)
  if ('trouble' in understood) await noteTrouble(client, event.number, understood.trouble)
  else await foldEvent(client, event.number, understood)
}
