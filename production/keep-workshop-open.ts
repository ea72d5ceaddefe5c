import { setTimeout as sleep } from 'node:timers/promises'
import { openWorkshop, type WorkshopWanted } from './workshop.ts'

/** A database that is away at the start is no reason not to work later. Returns what closes the workshop. */
export function keepWorkshopOpen(
  wanted: WorkshopWanted & { pauseMilliseconds?: number },
): () => Promise<void> {
  const { log, signal, pauseMilliseconds = 5000 } = wanted
  const opening = (async () => {
    let isSaid = false
    while (!signal.aborted) {
      try {
        return await openWorkshop(wanted)
      } catch (error) {
        if (!isSaid) log.warn({ event: 'workshop-waits', error })
        isSaid = true
        await sleep(pauseMilliseconds, undefined, { signal, ref: false }).catch(() => {})
      }
    }
    return async () => {}
  })()
  return async () => (await opening)()
}
