import type pg from 'pg'
import { type Db, PgBoss } from 'pg-boss'
import { retention } from '#domain/retention.ts'

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
  deleteAfterSeconds: retention.queueJobs.days * 86_400,
}

export type EpisodeQueue = {
  /** Within the transaction of this client; the same request is never queued twice. */
  add(client: pg.ClientBase, requestId: string): Promise<void>
  /** The line has left it, and somebody wants it to go on. */
  addAgain(client: pg.ClientBase, requestId: string): Promise<void>
  /** A handler that throws is asked again later; `giveUp` hears of those that never ended well. */
  work(handler: (requestId: string, signal: AbortSignal) => Promise<void>): Promise<void>
  giveUp(handler: (requestId: string) => Promise<void>): Promise<void>
  /** Lets what is under way finish for a while, and releases it then. */
  close(): Promise<void>
}

export type Patience = Partial<typeof usualPatience>
type Work = { requestId: string }
type Wanted = { pool: pg.Pool; trouble: (error: unknown) => void; atOnce?: number; patience?: Patience }

export async function openQueue({
  pool,
  trouble,
  atOnce = 2,
  patience: changes,
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
    await boss.createQueue(queue, { ...usualPatience, ...changes, deadLetter: lost })
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {}) // its timers would go on without us
    throw error
  }
  return {
    async add(client, requestId) {
      await boss.send(queue, { requestId }, { id: requestId, db: on(client) })
    },
    async addAgain(client, requestId) {
      await boss.send(queue, { requestId }, { db: on(client) })
    },
    async work(handler) {
      const often = { localConcurrency: atOnce, pollingIntervalSeconds: 1 }
      await boss.work<Work>(queue, often, async ([job]) => job && handler(job.data.requestId, job.signal))
    },
    async giveUp(handler) {
      await boss.work<Work>(lost, { pollingIntervalSeconds: 30 }, async ([job]) => {
        if (job) await handler(job.data.requestId)
      })
    },
    close: () => boss.stop({ graceful: true, timeout: 20_000 }),
  }
}

const on = (database: pg.Pool | pg.ClientBase): Db => ({
  executeSql: (text, values) => database.query(text, values),
})
