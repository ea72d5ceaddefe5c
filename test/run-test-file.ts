import path from 'node:path'
import { run } from 'node:test'
import type { Tally } from './run-command.ts'

type Stream = ReturnType<typeof run>
export type TestEvent = Stream extends AsyncIterable<infer Event> ? Event : never

/** A file that hangs is ended; nobody else is asked to be quick, on whatever machine. */
const limitMilliseconds = 1_200_000
const unhooked = import.meta.resolve('./without-async-hooks.ts')

/** Runs one file in a process of its own. Only a test that ran and passed counts as passed. */
export async function runTestFile(file: string): Promise<Tally & { events: TestEvent[] }> {
  const whole = path.resolve(file)
  const events: TestEvent[] = []
  const counted = { passed: 0, failed: 0 }
  const signal = AbortSignal.timeout(limitMilliseconds)
  for await (const event of run({ files: [whole], execArgv: ['--import', unhooked], signal })) {
    if (isSummary(event)) continue
    events.push(event)
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue
    if (event.data.details.type === 'suite') continue
    counted[passed(event, whole) ? 'passed' : 'failed'] += 1
    if (event.type === 'test:pass' && !passed(event, whole))
      events.push(message(`✖ "${event.data.name}" did not run.`))
  }
  return { ...counted, events }
}

/** A file without tests is reported as one passed test with the file's name. */
const passed = ({ type, data }: TestEvent & { type: 'test:pass' | 'test:fail' }, file: string) =>
  type === 'test:pass' && data.name !== file && data.skip === undefined && data.todo === undefined

/** A line of our own among the reporter's. */
export const message = (text: string) =>
  ({ type: 'test:stdout', data: { message: `${text}\n` } }) as TestEvent

/** Totals of one file among many would only confuse. */
const isSummary = ({ type, data }: TestEvent) =>
  type === 'test:summary' || (type === 'test:diagnostic' && data.nesting === 0 && data.file === undefined)
