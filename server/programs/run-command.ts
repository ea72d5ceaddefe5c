/** How a command of ours runs and ends: its answer, or one sentence about what went wrong. */
import { isCannotStart } from '#database/cannot-start.ts'

type Work = (args: string[], signal: AbortSignal) => Promise<string>

export async function runCommand(failed: string, work: Work): Promise<void> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort())
  process.on('disconnect', () => stop.abort()) // its starter in bin/ was killed
  const told = await work(process.argv.slice(2), stop.signal).then(
    (answer) => ({ on: process.stdout, text: answer, code: 0 }),
    (error: unknown) => ({ on: process.stderr, text: sentence(failed, error, stop.signal), code: 1 }),
  )
  // Whatever is still asked, such as an object store that does not answer, would hold the process for minutes.
  told.on.write(`${told.text}\n`, () => process.exit(told.code))
}

function sentence(failed: string, error: unknown, stop: AbortSignal): string {
  const { code, message } = error as NodeJS.ErrnoException // whatever it is, it was thrown as an error
  if (isCannotStart(error)) return message
  return `${failed}: ${stop.aborted ? 'it was stopped.' : message || code}`
}
