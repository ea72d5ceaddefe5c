import { type ChildProcess, execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ticksASecond = 100

export type Measured = { perSecond: number; microseconds: number }
type Served = { url: string; child: ChildProcess }

/** Also what the server's processor did: on a machine with other work, that is what can be compared. */
export async function measured({ url, child }: Served, header: string, connections = 50): Promise<Measured> {
  const before = await processorSeconds(child)
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    '-d5s',
    '--timeout',
    '30s',
    '-H',
    header,
    url,
  ])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout)
  const count = Number(/(\d+) requests in/.exec(stdout)?.[1])
  const seconds = (await processorSeconds(child)) - before
  const perSecond = Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]))
  return { perSecond, microseconds: (1e6 * seconds) / count }
}

async function processorSeconds({ pid }: ChildProcess): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksASecond
}
