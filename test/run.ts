// Runs every check there is: `npm test`, `npm test -- covers` for some test files, `--fast` for `npm run check`.
import { globSync } from 'node:fs'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { spec } from 'node:test/reporters'
import { parseArgs } from 'node:util'
import { loadConfig } from '#server/config.ts'
import { buildSiteIfStale } from '#server/site/site-build.ts'
import { keepServer } from './database-under-test.ts'
import { runCommand, type Tally, tally } from './run-command.ts'
import { message, runTestFiles, type TestEvent } from './run-test-files.ts'

const { values, positionals: filters } = parseArgs({
  options: { fast: { type: 'boolean', default: false } },
  allowPositionals: true,
})
// Servers that tests start on ports of their own share one build, so they share its origin.
process.env.SITE_ORIGIN = 'http://localhost:3000'
process.env.NODE_ENV ??= 'production'
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/compiled')

/** Whatever starts a browser, a server or a database, speaks, plays, paints, writes a whole script, or judges thousands of lines. */
const isSlow = (file: string) =>
  /^(?:test\/(?:bench|doors|faults|gate|journeys)|audio|database|pictures|production|reader|vendors)\//.test(
    file,
  )
const isJourney = (file: string) => file.startsWith('test/journeys/')
const isFault = (file: string) => file.startsWith('test/faults/')
const files = globSync('**/*.test.ts', { exclude: ['node_modules/**', 'build/**', 'data/**'] })
  .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
  .sort()

const total: Tally = { passed: 0, failed: 0 }
const reporter = new spec()
reporter.pipe(process.stdout, { end: false })

// Whoever needs no site goes on while it is built.
const built = values.fast ? undefined : checkBuild()
if (filters.length === 0) {
  await check('types', 'react-router typegen && tsc')
  await check('lint and format', 'biome ci')
}
await runGroups(
  grouped(
    files.filter((file) => !isSlow(file)),
    40,
  ),
  2,
)
await built
if (!values.fast) await runSlowFiles(files.filter(isSlow))
if (files.length === 0) add(tally(false), [`No test file matches ${filters.join(' ')}.`])
await finished(reporter.end())
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`, () =>
  process.exit(total.failed > 0 ? 1 : 0),
)

async function check(name: string, command: string): Promise<void> {
  const { passed, output } = await runCommand(command)
  add(tally(passed), [passed ? `✔ ${name}` : `✖ ${name}\n${output}`])
}

async function checkBuild(): Promise<void> {
  const loaded = loadConfig()
  const trouble = await (loaded.ok ? buildSiteIfStale(loaded.config) : Promise.reject(loaded.faults)).then(
    () => undefined,
    (error: unknown) => error,
  )
  add(tally(!trouble), [trouble ? `✖ site build: ${trouble}` : '✔ site build'])
}

async function runSlowFiles(slow: string[]): Promise<void> {
  const database = await keepServer()
  const journeys = slow.filter(isJourney)
  // What breaks processes has nothing to share, and takes longest.
  const faults = slow.filter(isFault)
  const others = slow.filter((file) => !isJourney(file) && !isFault(file))
  const groups = inTurns(grouped(journeys, 9), [...grouped(faults, 1), ...grouped(others, 12)])
  await runGroups(groups, 6) // of six, two or three compute at a time
  await database.leave()
}

/** Files that share a process, about so many: those beside each other are apart, so that groups take equally long. */
function grouped(queue: readonly string[], size: number): string[][] {
  const groups = Math.ceil(queue.length / size)
  return Array.from({ length: groups }, (_, at) => queue.filter((_, place) => place % groups === at))
}

/** Two queues as one that takes from both until the end: journeys compute, the others often wait. */
function inTurns(one: string[][], other: string[][]): string[][] {
  const placed = [one, other].flatMap((queue) =>
    queue.map((group, at) => ({ group, place: (at + 1) / queue.length })),
  )
  return placed.sort((a, b) => a.place - b.place).map(({ group }) => group)
}

/** So many at a time as two cores carry; what one file says stays together. */
async function runGroups(queue: string[][], atOnce: number): Promise<void> {
  const lane = async () => {
    for (let group = queue.shift(); group; group = queue.shift())
      for await (const { events, ...counted } of runTestFiles(group)) add(counted, events)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

function add({ passed, failed }: Tally, report: (TestEvent | string)[]): void {
  total.passed += passed
  total.failed += failed
  for (const each of report) reporter.write(typeof each === 'string' ? message(each) : each)
}
