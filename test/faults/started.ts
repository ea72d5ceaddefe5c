import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'
import { freePort } from '#test/free-port.ts'
import { testSecretKeyText } from '#test/secret-key-under-test.ts'

type Started = {
  child: ChildProcess
  port: number
  dataDir: string
  /** Resolves when the log tells of this event. */
  told(event: string): Promise<void>
  /** Resolves when every process that writes to our pipes has ended: the product, not only its starter. */
  ended: Promise<{ code: number | null; stderr: string }>
}

const checkout = path.resolve(import.meta.dirname, '../..')
export const main = [process.execPath, 'server/main.ts']
export const command = [process.execPath, 'bin/start.js']
export const npmStart = ['npm', 'start']

/** Starts the product as people do, in a process group, on a port and in a data folder of its own. */
export async function started(
  env: NodeJS.Dict<string> = {},
  program = main,
  cwd = checkout,
): Promise<Started> {
  const [port, dataDir] = [Number(env.PORT ?? (await freePort())), await newFolder()]
  const [file = '', ...args] = program
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    SITE_ORIGIN: 'http://localhost:3000',
    SECRET_KEY: testSecretKeyText,
    ...env,
  }
  const child = spawn(file, args, { cwd, env: { ...process.env, ...settings }, detached: true })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const ended = once(child, 'close').then(([code]) => ({ code, stderr }))
  async function told(event: string): Promise<void> {
    while (!stdout.includes(`"event":"${event}"`)) {
      const over = ended.then(() =>
        Promise.reject(new Error(`Ended without "${event}".\n${stdout}${stderr}`)),
      )
      await Promise.race([once(child.stdout, 'data'), over])
    }
  }
  after(() => endAll(child, ended))
  return { child, port, dataDir, told, ended }
}

/** Only matters when a test has failed; its database goes with it. */
async function endAll(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  signalGroup(child, 'SIGTERM')
  await ended
}

/** What a terminal does on Ctrl-C: everyone in the foreground hears it. */
export function signalGroup({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // nobody is left
  }
}

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'offmic-fault-'))
  await chmod(folder, 0o755) // the database's account must get through
  after(() => rm(folder, { recursive: true, force: true }))
  return folder
}
