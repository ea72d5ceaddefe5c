import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readLock } from '#database/postmaster.ts'

/** Linux only, like the signals and mounts of these tests. A zombie has ended; it only waits to be counted. */
function processes(): { pid: number; group: number }[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((pid) => /^(\d+) \(.*\) (\S) \d+ (\d+)/s.exec(stat(pid)))
    .filter((found) => found !== null && found[2] !== 'Z')
    .map((found) => ({ pid: Number(found?.[1]), group: Number(found?.[3]) }))
}

function stat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return '' // ended while we looked
  }
}

export const isAlive = (pid: number) => processes().some((each) => each.pid === pid)
export const membersOf = (group: number) => processes().filter((each) => each.group === group)

/** The pid of the database that runs, or else 0. */
export const postmasterOf = async (dataDir: string) =>
  (await readLock(path.join(dataDir, 'postgres/pgdata')))?.pid ?? 0

/** Nobody is asked to be quick: a machine that does other things, too, takes ten times as long. */
const patienceSeconds = 240

/** For what no event tells: a process that is not our child has ended. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  seconds = patienceSeconds,
): Promise<void> {
  const limit = Date.now() + 1000 * seconds
  while (!(await condition())) {
    if (Date.now() > limit) throw new Error(`Still not so after ${seconds} seconds: ${condition}`)
    await sleep(20)
  }
}
