import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { readFile, readlink, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type Lock = { pid: number; port: number }

/** Whom postmaster.pid names: it outlives a kill, and its pid may by then belong to somebody else. */
export async function readLock(data: string): Promise<Lock | undefined> {
  const lock = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port] = lock.split('\n').map(Number)
  return pid && port ? { pid, port } : undefined
}

/** Postgres refuses to start while the named pid lives, whoever it is now; in containers pids repeat at once. */
export async function dropForeignLock(data: string): Promise<void> {
  const lock = await readLock(data)
  if (lock && (await isForeign(lock.pid, data))) await rm(path.join(data, 'postmaster.pid'), { force: true })
}

/** A postmaster lives for this folder, though it may not answer yet. Without /proc (macOS) nobody knows. */
export async function isComingUp(data: string): Promise<boolean> {
  const lock = await readLock(data)
  return lock !== undefined && (await workplace(lock.pid)) === data
}

/** Somebody else has the pid, or it is a zombie, which kill() and so Postgres takes for alive. */
async function isForeign(pid: number, data: string): Promise<boolean> {
  const place = await workplace(pid)
  if (place) return place !== data && place !== `${data} (deleted)`
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  return stat !== undefined && !/ \(postgres\) [^ZX] /.test(stat)
}

/** A postmaster works in its data folder. */
const workplace = (pid: number) => readlink(`/proc/${pid}/cwd`).catch(() => undefined)

/** For a process that ends without a moment to wait: a word to the postmaster, which then ends by itself. */
export function dismissPostmaster(data: string): void {
  try {
    const pid = Number.parseInt(readFileSync(path.join(data, 'postmaster.pid'), 'utf8'), 10)
    if (!existsSync('/proc') || readlinkSync(`/proc/${pid}/cwd`) === data) process.kill(pid, 'SIGINT')
  } catch {
    // it does not run any more
  }
}

/** Ends a postmaster whose folder was deleted, so that pg_ctl cannot find it any more. */
export async function killPostmaster(pid: number, data: string): Promise<void> {
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    for (let waited = 0; waited < 50; waited++) {
      if (await isForeign(pid, data)) return
      if (!signalled(pid, waited === 0 ? signal : 0)) return
      await sleep(100)
    }
  }
}

function signalled(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
