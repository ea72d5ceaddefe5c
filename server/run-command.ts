/** How a command of ours runs and ends: its answer, or one sentence about what went wrong. */
import { isCannotStart } from '#database/cannot-start.ts'

type Work = (args: string[], signal: AbortSignal) => Promise<string>

export async function runCommand(failed: string, work: Work): Promise<void> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort())
  process.on('disconnect', () => stop.abort()) // its starter in bin/ was killed
  try {
    process.stdout.write(`${await work(process.argv.slice(2), stop.signal)}\n`)
  } catch (error) {
    process.exitCode = 1
    process.stderr.write(`${sentence(failed, error, stop.signal)}\n`)
  }
  if (process.connected) process.disconnect?.() // its starter holds a channel open
}

function sentence(failed: string, error: unknown, stop: AbortSignal): string {
  const { code, message } = error as NodeJS.ErrnoException // whatever it is, it was thrown as an error
  if (isCannotStart(error)) return message
  return `${failed}: ${stop.aborted ? 'it was stopped.' : message || code}`
}
