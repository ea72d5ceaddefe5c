/** Counting who hears shows: the notebook of this machine, the salts of its days, and the list of programs. */
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type pg from 'pg'
import { agentListKept, agentListReadAt, keepSalts } from '#database/listening-days.ts'
import { usualBotName } from '#domain/bot-name.ts'
import { agentReader } from '#domain/listening/agents.ts'
import { utcDay } from '#domain/listening/notebook-line.ts'
import { openNotebook } from '#feeds/notebook.ts'
import { createSoundNotes, type SoundNotes } from '#feeds/sound-notes.ts'
import { foldNotebooks } from '#operations/listening/fold-notebooks.ts'
import { eachSecond } from '#server/process/each-second.ts'
import type { Log } from '#server/process/log.ts'
import { starterAgents } from '#vendors/agents/starter-agents.ts'
import type { Storage } from '#vendors/storage/storage.ts'

type Wanted = { pool: pg.Pool; storage: Storage; dataDir: string; log: Log; now?: () => number }
type SoundCounting = {
  notes: SoundNotes
  renew(): Promise<void>
  fold(): Promise<void>
  flush(): Promise<void>
}

const day = 86_400_000
const minute = 60_000

/** Nothing runs by itself: see `keepCounting`. */
export async function openSoundCounting({ pool, storage, dataDir, log, now = Date.now }: Wanted) {
  const folder = path.join(dataDir, 'listening')
  const failing = (error: unknown) => log.error({ event: 'listening-not-noted', error })
  const notebook = openNotebook({ folder, now, failing })
  let salts = new Map<string, Buffer>()
  let [readAgent, readAt] = [agentReader(starterAgents), 0]

  async function renew(): Promise<void> {
    const days = [0, 1, 2].map((ahead) => utcDay(now() + ahead * day))
    // A request that began yesterday may end now.
    const before = utcDay(now() - day)
    salts = await keepSalts(pool, [before, ...days], { salt: () => randomBytes(32), before })
    const newest = (await agentListReadAt(pool))?.getTime() ?? 0
    if (newest === readAt) return
    const kept = await agentListKept(pool)
    if (kept) [readAgent, readAt] = [agentReader(kept.list), newest]
  }

  // Where the database is away, the house stands all the same: whoever keeps counting asks again, and says so.
  await renew().catch(() => {})
  const notes = createSoundNotes({
    notebook,
    saltOf: (asked) => salts.get(asked),
    readAgent: (agent) => readAgent(agent),
    ourName: usualBotName,
    now,
  })
  return {
    notes,
    renew,
    async fold() {
      const { lines, unreadable } = await foldNotebooks({ pool, storage, folder, now: now() })
      if (lines > 0) log.info({ event: 'listening-folded', lines, unreadable })
    },
    flush: notebook.flush,
    close: notebook.close,
  }
}

/** Returns what ends it. */
export function keepCounting(counting: SoundCounting, log: Log): () => Promise<void> {
  const everyMilliseconds = minute
  const renewing = eachSecond({ work: counting.renew, failing: 'salts-wait', log, everyMilliseconds })
  const folding = eachSecond({ work: counting.fold, failing: 'listening-waits', log, everyMilliseconds })
  return async () => {
    await Promise.all([renewing(), folding()])
  }
}
