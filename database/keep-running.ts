import { access } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Embedded, startEmbedded } from './embedded.ts'

export type KeeperLog = Record<'info' | 'warn', (entry: { event: string; reason?: string }) => void>

type Kept = {
  embedded: Embedded
  dataDir: string
  isReady(): Promise<true | string>
  log: KeeperLog
  signal: AbortSignal
}

/** Starts the embedded database again whenever it has died. Ends when the signal aborts. */
export async function keepRunning({ embedded, dataDir, isReady, log, signal }: Kept): Promise<void> {
  let known: true | string = true
  for (let failures = 0; ; ) {
    await pause(failures, signal)
    if (signal.aborted) return
    const state = await isReady()
    if (state !== known) tell(log, state)
    known = state
    // A vanished data folder waits for a person: nobody wants an empty one by surprise.
    if (state === true || (await isGone(embedded))) failures = 0
    else failures = (await restart(embedded, dataDir, log, signal)) ? 0 : failures + 1
  }
}

export const isGone = ({ data }: Embedded) =>
  access(path.join(data, 'PG_VERSION')).then(
    () => false,
    () => true,
  )

function tell(log: KeeperLog, state: true | string): void {
  if (state === true) log.info({ event: 'database-ready' })
  else log.warn({ event: 'database-not-ready', reason: state })
}

const restart = ({ port }: Embedded, dataDir: string, log: KeeperLog, signal: AbortSignal) =>
  startEmbedded(dataDir, { samePort: port, signal }).then(
    () => true,
    (error: Error) => {
      log.warn({ event: 'database-does-not-start', reason: error.message })
      return false
    },
  )

/** Looks once a second; after failures ever more seldom, down to once a minute. */
const pause = (failures: number, signal: AbortSignal) =>
  sleep(Math.min(1000 * 2 ** failures, 60_000), undefined, { signal }).catch(() => {})
