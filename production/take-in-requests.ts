import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { inTransaction } from '#database/in-transaction.ts'
import { beginProductions, noteBroughtBack, productionsToBringBack } from '#database/productions.ts'
import type { EpisodeQueue } from '#database/queue.ts'
import { type Admitting, admit } from './admit.ts'

const mostTakenAtOnce = 50

/** What visitors have asked for becomes work, in one transaction; any number of workshops may do so at once. */
export async function takeIn(
  wanted: Admitting & { queue: EpisodeQueue },
  signal: AbortSignal,
  pauseMilliseconds: number,
): Promise<void> {
  const { pool, queue, log } = wanted
  let isAway = false
  while (!signal.aborted) {
    try {
      await admit(wanted)
      await takeInOnce(pool, queue)
      isAway = false
    } catch (error) {
      if (!isAway) log.warn({ event: 'intake-waits', error })
      isAway = true
    }
    const pause = isAway ? 10 * pauseMilliseconds : pauseMilliseconds
    await sleep(pause, undefined, { signal, ref: false }).catch(() => {})
  }
}

const takeInOnce = (pool: pg.Pool, queue: EpisodeQueue) =>
  inTransaction(pool, async (client) => {
    for (const requestId of await beginProductions(client, mostTakenAtOnce))
      await queue.add(client, requestId)
    for (const requestId of await productionsToBringBack(client, mostTakenAtOnce))
      if (await queue.bringBack(client, requestId)) await noteBroughtBack(client, requestId)
    await queue.goOn(client)
  })
