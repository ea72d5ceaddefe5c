import type pg from 'pg'
import { type Db, PgBoss } from 'pg-boss'

const queue = 'episodes'
const lost = 'episodes-lost'

/** A step may wait 20 times, at most a quarter of an hour each; a worker that is silent for 10 seconds is dead. */
const usualPatience = {
  heartbeatSeconds: 10,
  expireInSeconds: 6 * 3600,
  retryLimit: 20,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 900,
  deleteAfterSeconds: 7 * 86_400,
}

/** Thrown by a handler that is told to stop: whoever works next goes on with the request. */
export class GivenBack extends Error {
  readonly code = 'GIVEN_BACK'
}

export type EpisodeQueue = {
  /** Within the transaction of this client; the same request is never queued twice. */
  add(client: pg.ClientBase, requestId: string): Promise<void>
  /** Whose worker died or was stopped waits for nothing: the pause that grows is for a world that is not ready. */
  goOn(client: pg.ClientBase): Promise<void>
  /** At once, and with new patience, whether it waits or has ended. False: somebody is at it just now. */
  bringBack(client: pg.ClientBase, requestId: string): Promise<boolean>
  /** A handler that throws is asked again later; `giveUp` hears of those that never ended well. */
  work(handler: (requestId: string, signal: AbortSignal) => Promise<void>): Promise<void>
  giveUp(handler: (requestId: string) => Promise<void>): Promise<void>
  /** Lets what is under way finish for a while, and releases it then. */
  close(): Promise<void>
}

export type Patience = Partial<typeof usualPatience>
type Wanted = {
  pool: pg.Pool
  trouble: (error: unknown) => void
  atOnce?: number
  patience?: Patience
  /** How often somebody looks for those that never ended well. */
  lostPollSeconds?: number
}

export async function openQueue({
  pool,
  trouble,
  atOnce = 2,
  patience: changes,
  lostPollSeconds = 30,
}: Wanted): Promise<EpisodeQueue> {
  const boss = new PgBoss({
    db: on(pool),
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', trouble)
  try {
    await boss.start()
    await boss.createQueue(lost)
    const options = { ...usualPatience, ...changes, deadLetter: lost }
    await boss.createQueue(queue, options)
    await boss.updateQueue(queue, options) // one that is there already has the patience of when it was made
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {}) // its timers would go on without us
    throw error
  }
  return {
    async add(client, requestId) {
      await boss.send(queue, {}, { id: requestId, db: on(client) })
    },
    async goOn(client) {
      await client.query(
        `update pgboss.job set start_after = now() where name = $1 and state = 'retry' and start_after > now()
           and (output ->> 'code' = 'GIVEN_BACK' or output -> 'value' ->> 'message' = 'job heartbeat timeout')`,
        [queue],
      )
    },
    async bringBack(client, requestId) {
      if (await isUnderWay(client, requestId)) return false
      await boss.send(queue, {}, { id: requestId, db: on(client) })
      return true
    },
    async work(handler) {
      const often = { localConcurrency: atOnce, pollingIntervalSeconds: 1 }
      await boss.work(queue, often, async ([job]) => job && handler(job.id, job.signal))
    },
    async giveUp(handler) {
      const often = { pollingIntervalSeconds: lostPollSeconds, includeMetadata: true } as const
      await boss.work(lost, often, async ([job]) => {
        if (job) await handler(job.sourceId ?? job.id)
      })
    },
    close: () => boss.stop({ graceful: true, timeout: 20_000 }),
  }
}

/** Else the old job goes, and with it the word that it was given up: the same request is queued only once. */
async function isUnderWay(client: pg.ClientBase, requestId: string): Promise<boolean> {
  await client.query(
    `delete from pgboss.job where state <> 'active'
       and (name = $1 and id = $3 or name = $2 and coalesce(source_id, id) = $3)`,
    [queue, lost, requestId],
  )
  const { rowCount } = await client.query('select from pgboss.job where name = $1 and id = $2', [
    queue,
    requestId,
  ])
  return rowCount !== 0
}

const on = (database: pg.Pool | pg.ClientBase): Db => ({
  executeSql: (text, values) => database.query(text, values),
})
