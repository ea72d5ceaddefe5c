/** Ends and removes what a bench has left behind, whichever way it ended. Processes are found on Linux only. */
import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

const graceMilliseconds = 5000

/** `folder` was the bench's TMPDIR: whoever has it in the environment, or works in it, was started by that bench. */
export async function sweep(folder: string): Promise<void> {
  const until = Date.now() + graceMilliseconds
  // A database that hears this gives its shared memory back.
  await signalAll(folder, 'SIGQUIT')
  while ((await startedIn(folder)).length > 0 && Date.now() < until) await sleep(50)
  await signalAll(folder, 'SIGKILL')
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
}

async function signalAll(folder: string, signal: NodeJS.Signals): Promise<void> {
  for (const pid of await startedIn(folder))
    try {
      process.kill(pid, signal)
    } catch {
      // it has just ended
    }
}

async function startedIn(folder: string): Promise<number[]> {
  const entries = await readdir('/proc').catch(() => [])
  const pids = entries.filter((entry) => /^\d+$/.test(entry)).map(Number)
  const ours = await Promise.all(pids.map(async (pid) => pid !== process.pid && (await isOf(pid, folder))))
  return pids.filter((_, at) => ours[at])
}

async function isOf(pid: number, folder: string): Promise<boolean> {
  const [environment, place, state] = await Promise.all([
    readFile(`/proc/${pid}/environ`, 'utf8').catch(() => ''),
    readlink(`/proc/${pid}/cwd`).catch(() => ''),
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
  ])
  const hasEnded = / [ZX] /.test(state.slice(state.lastIndexOf(')'), state.lastIndexOf(')') + 4))
  if (hasEnded) return false
  return environment.split('\0').includes(`TMPDIR=${folder}`) || `${place}/`.startsWith(`${folder}/`)
}
