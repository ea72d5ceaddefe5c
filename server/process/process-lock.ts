import { lstat, mkdir, readlink, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than anything takes that is done under a lock: a pid may by then belong to somebody else. */
const longestMilliseconds = 10 * 60_000

/** Waits until no other process of this machine is at it; one that died while it was holds up nobody. */
export async function onlyOne(lock: string, signal?: AbortSignal): Promise<AsyncDisposable> {
  await mkdir(path.dirname(lock), { recursive: true })
  while (!(await isTaken(lock))) {
    if (await isHeld(lock)) await sleep(200, undefined, signal && { signal })
    else await rm(lock, { force: true })
  }
  return { [Symbol.asyncDispose]: () => rm(lock, { force: true }) }
}

/** A link that leads nowhere: it comes into being together with what it says, who holds it. */
async function isTaken(lock: string): Promise<boolean> {
  try {
    await symlink(`${process.pid}`, lock)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function isHeld(lock: string): Promise<boolean> {
  const [holder, link] = await Promise.all([readlink(lock), lstat(lock)]).catch(() => [])
  if (!holder || !link || link.mtimeMs < Date.now() - longestMilliseconds) return false
  const isForerunner = Number(holder) === process.pid && link.mtimeMs < performance.timeOrigin
  return !isForerunner && isAlive(Number(holder))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
