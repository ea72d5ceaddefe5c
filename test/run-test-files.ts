import path from 'node:path'
import { run } from 'node:test'
import type { Tally } from './run-command.ts'

type Stream = ReturnType<typeof run>
export type TestEvent = Stream extends AsyncIterable<infer Event> ? Event : never
type Verdict = TestEvent & { type: 'test:pass' | 'test:fail' }
type Tested = Tally & { file: string; events: TestEvent[] }

/** A file that hangs is ended; nobody else is asked to be quick, on whatever machine. */
const limitMilliseconds = 1_200_000
const unhooked = import.meta.resolve('./without-async-hooks.ts')
const group = path.join(import.meta.dirname, 'file-group.ts')

/** Runs files one after another in a process. One that ends it has failed, and the others go on in a new one. */
export async function* runTestFiles(files: readonly string[]): AsyncGenerator<Tested> {
  for (let left = files; left.length > 0; )
    for await (const tested of runProcess(left)) {
      yield tested
      left = left.filter((file) => file !== tested.file)
    }
}

async function* runProcess(files: readonly string[]): AsyncGenerator<Tested> {
  const [left, impatience] = [[...files], new AbortController()]
  const limit = setTimeout(() => impatience.abort(), limitMilliseconds)
  const child = { files: [group], execArgv: ['--import', unhooked], signal: impatience.signal }
  let events: TestEvent[] = []
  let failures = 0
  for await (const event of run({ ...child, argv: [...files] })) {
    if (isSummary(event)) continue
    events.push(event)
    if (!isVerdict(event) || event.data.nesting > 0 || event.data.name !== left[0]) continue
    const tested = judged(left.shift() ?? '', events)
    failures += tested.failed
    events = []
    limit.refresh()
    yield tested
  }
  clearTimeout(limit)
  // Whatever no test answers for fails the process.
  const file = left[0] ?? (failures === 0 && events.some(isFailure) ? files.at(-1) : undefined)
  if (file)
    yield unfinished(file, events, `✖ ${file} ended its process, or what one before it left behind did.`)
}

/** Only a test that ran and passed counts as passed. */
function judged(file: string, events: TestEvent[]): Tested {
  const counted = { passed: 0, failed: 0 }
  const unran: TestEvent[] = []
  for (const event of events.filter(isVerdict)) {
    const { name, details, skip, todo } = event.data
    if (event.type === 'test:fail') counted.failed += isOfAnother(event) ? 0 : 1
    else if (details.type === 'suite') continue
    else if (skip === undefined && todo === undefined) counted.passed += 1
    else unran.push(message(`✖ "${name}" did not run.`))
  }
  counted.failed += unran.length
  if (counted.passed + counted.failed === 0) return unfinished(file, events, `✖ ${file} has no test.`)
  return { file, ...counted, events: [...events, ...unran] }
}

const unfinished = (file: string, events: TestEvent[], why: string): Tested => ({
  ...{ file, passed: 0, failed: 1 },
  events: [...events, message(why)],
})

const isVerdict = (event: TestEvent): event is Verdict =>
  event.type === 'test:pass' || event.type === 'test:fail'
const isFailure = ({ type, data }: TestEvent) => type === 'test:complete' && !data.details.passed

/** A suite fails with its tests, each of which is counted. */
const isOfAnother = ({ data: { details } }: Verdict) =>
  details.type === 'suite' &&
  'error' in details &&
  Reflect.get(details.error, 'failureType') === 'subtestsFailed'

/** A line of our own among the reporter's. */
export const message = (text: string) =>
  ({ type: 'test:stdout', data: { message: `${text}\n` } }) as TestEvent

/** Totals of one file among many would only confuse. */
const isSummary = ({ type, data }: TestEvent) =>
  type === 'test:summary' || (type === 'test:diagnostic' && data.nesting === 0 && data.file === undefined)
