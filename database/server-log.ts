import { readFile, rename, stat } from 'node:fs/promises'

type Logs = { log: string; words: string }

const sizeOf = async (log: string) => (await stat(log).catch(() => ({ size: 0 }))).size

/** Resolves to where what is written from now on begins. */
export async function keepShort(log: string): Promise<number> {
  const size = await sizeOf(log)
  if (size <= 1_000_000) return size
  // Another process that starts it may have been faster.
  await rename(log, `${log}.old`).catch(() => {})
  return 0
}

/** Why it does not start: the server's own last complaint of this time, or else what its starter said. */
export async function lastComplaint({ log, words }: Logs, from: number): Promise<string> {
  const lines = (await readFrom(log, from)).split('\n').filter(Boolean)
  const complaint = lines.findLast((line) => /\b(?:FATAL|PANIC): /.test(line)) ?? lines.at(-1)
  if (complaint) return complaint
  const said = (await readFrom(words, 0)).replaceAll(emptyWords, '').split('\n')
  return said.findLast((line) => line.trim()) ?? 'it does not say why'
}

const emptyWords =
  /waiting for server to start\.*|stopped waiting|pg_ctl: could not start server|Examine the log output\./g

const readFrom = async (log: string, from: number) =>
  (await readFile(log).catch(() => Buffer.alloc(0))).subarray(from).toString()
