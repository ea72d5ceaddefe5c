/** `kill -9` before and after each write, rename and commit of an episode's way: what was asked for is delivered, once. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { mediaKey } from '#domain/published-episode.ts'
import { until } from '#test/faults/alive.ts'
import { asks, type RunningProduct, runProduct } from './running-product.ts'
import { printTable } from './table.ts'

const website = 'https://harbour-lane-bakery.test'
const patience = 180

type Delivered = Outcome & { wasKilled: boolean }
type Outcome = { letters: number; sound: string; drafts: number }

const usualPoints = 8

/** A few of the points, evenly spread, or as many as `--points 100` says: each takes half a minute. */
export async function benchLineKills(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-kills-'))
  await chmod(dataDir, 0o755)
  await killAtPoints(dataDir).finally(() => rm(dataDir, { recursive: true, force: true }))
}

async function killAtPoints(dataDir: string): Promise<void> {
  const files = { armed: path.join(dataDir, 'armed'), notes: path.join(dataDir, 'points') }
  const wanted = Number(/--points (\d+)/.exec(process.argv.join(' '))?.[1] ?? usualPoints)
  const settings = (at = '') => ({
    NODE_OPTIONS: `--import=${path.resolve(import.meta.dirname, 'kill-at.ts')}`,
    KILL_ARMED: files.armed,
    KILL_NOTES: files.notes,
    KILL_AT: at,
  })
  const { wasKilled: _, ...untouched } = await deliver(dataDir, files.armed, 'first', settings(), settings())
  const all = pointsOf(await readFile(files.notes, 'utf8'))
  const points = all.filter((_, at) => at % Math.ceil(all.length / wanted) === 0)
  const failed: string[] = []
  let kills = 0
  for (const [at, point] of points.entries()) {
    await rm(path.join(dataDir, 'cache'), { recursive: true, force: true })
    const { wasKilled, ...outcome } = await deliver(
      dataDir,
      files.armed,
      `kill-${at}`,
      settings(point),
      settings(),
    )
    if (wasKilled) kills += 1
    if (JSON.stringify(outcome) !== JSON.stringify(untouched))
      failed.push(`${point}: ${JSON.stringify(outcome)} instead of ${JSON.stringify(untouched)}`)
    process.stderr.write(`${at + 1} of ${points.length}: ${point}\n`)
  }
  printTable(
    ['points', 'tried', 'killed', 'delivered once, with the very same sound', 'letters each'],
    [[all.length, points.length, kills, points.length - failed.length, untouched.letters]],
  )
  if (failed.length > 0) throw new Error(failed.join('\n'))
}

/** Of each deed the first, the last and two between: each clip is written like the one before. */
function pointsOf(notes: string): string[] {
  const deeds = Map.groupBy(new Set(notes.trim().split('\n')), (point) => point.replace(/ #\d+$/, ''))
  return [...deeds.values()].flatMap((points) => {
    const at = [0, 1 / 3, 2 / 3, 1].map((part) => points[Math.round(part * (points.length - 1))] ?? '')
    return [...new Set(at)]
  })
}

/** Asks, lets the product be killed at its point, starts it anew, and waits for the letter. */
async function deliver(
  dataDir: string,
  armed: string,
  name: string,
  first: NodeJS.Dict<string>,
  second: NodeJS.Dict<string>,
): Promise<Delivered> {
  const email = `${name}@bakery.test`
  const begun = await runProduct(dataDir, 'web,worker', first)
  await writeFile(armed, '')
  await asks(begun, email, website)
  const ended = once(begun.child, 'exit').then(() => 'killed' as const)
  const done = untilDelivered(begun, email).then(() => 'delivered' as const)
  done.catch(() => {})
  const how = await Promise.race([ended, done])
  await rm(armed)
  const product = how === 'killed' ? await runProduct(dataDir, 'web,worker', second) : begun
  await asks(product, email, website) // whoever got no answer asks again
  await untilDelivered(product, email)
  const outcome = await outcomeOf(product, dataDir, email)
  await product.stop()
  return { ...outcome, wasKilled: how === 'killed' }
}

async function untilDelivered(product: RunningProduct, email: string): Promise<void> {
  await until(async () => {
    const found = await ask(
      product,
      `select status, (select count(*)::integer from private.letters where request_id = r.id and state <> 'sent')
       as owed from podcast_requests r where email = $1`,
      email,
    )
    return found.some(({ status, owed }) => status === 'delivered' && owed === 0)
  }, patience)
}

async function outcomeOf(product: RunningProduct, dataDir: string, email: string): Promise<Outcome> {
  const [found] = await ask(
    product,
    `select media->>'name' as name from private.episodes join podcast_requests r on r.id = request_id
     where email = $1`,
    email,
  )
  const mp3 = await readFile(path.join(dataDir, 'media', mediaKey(String(found?.name), 'episode.mp3')))
  const letters = await Promise.all(
    globSync(path.join(dataDir, 'outbox/*.eml')).map((letter) => readFile(letter, 'utf8')),
  )
  return {
    letters: letters.filter((letter) => letter.includes(`To: ${email}`)).length,
    sound: createHash('sha256').update(mp3).digest('hex'),
    drafts: globSync(path.join(dataDir, '{media,outbox,cache}/**/*.{draft,tmp,part}*')).length,
  }
}

async function ask({ databaseUrl }: RunningProduct, sql: string, email: string) {
  const client = new pg.Client(databaseUrl)
  client.on('error', () => {}) // the query's own failure says it already
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(sql, [email])).rows
  } catch {
    return []
  } finally {
    await client.end().catch(() => {})
  }
}
