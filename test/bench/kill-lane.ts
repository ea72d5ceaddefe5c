import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startDatabase } from '#test/database-under-test.ts'
import { aWrittenEpisode } from '#test/desk-under-test.ts'
import { until } from '#test/faults/alive.ts'
import { asks, runProduct } from './running-product.ts'

/** Seconds. */
const patience = 240

/**
 * What is asked for: a website of which no episode comes, an episode whose script is written and short, a whole one.
 * The clips of an episode are there already, unless it is the first or one that is to be recorded.
 */
export const errands = ['refusal', 'sound', 'recording', 'whole'] as const
export type Errand = (typeof errands)[number]

export type Outcome = { status: string; letters: string[]; files: string[] }
type Wish = { errand: Errand; point?: string }
/** `recovery`: seconds from the death to the letter; undefined when nobody died. */
type Delivered = { outcome: Outcome; recovery: number | undefined }
const websites = { refusal: 'https://elm-street-plumbing.test', whole: 'https://harbour-lane-bakery.test' }
export type KillLane = Awaited<ReturnType<typeof openKillLane>>

/** A product that is killed at a point and started anew, again and again, on one database and in one folder. */
export async function openKillLane() {
  const { url, pool } = await startDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-kills-'))
  const files = { armed: path.join(dataDir, 'armed'), notes: path.join(dataDir, 'points') }
  const start = () =>
    runProduct(dataDir, 'web,worker', {
      DATABASE_URL: url,
      NODE_OPTIONS: `--import=${path.resolve(import.meta.dirname, 'kill-at.ts')}`,
      KILL_ARMED: files.armed,
      KILL_NOTES: files.notes,
    })
  let product = await start()
  let asked = 0

  async function deliver({ errand, point = '' }: Wish): Promise<Delivered> {
    asked += 1
    const email = `${asked}@bakery.test`
    if (errand === 'recording') await rm(path.join(dataDir, 'cache'), { recursive: true, force: true })
    await rm(files.notes, { force: true })
    await writeFile(files.armed, `${asked}\n${point}`)
    const ended = once(product.child, 'exit')
    const done = untilSettled()
    done.catch(() => {}) // the other may come first
    if (errand === 'sound' || errand === 'recording') await aWrittenEpisode(pool)
    else await asks(product, email, websites[errand])
    await Promise.race([ended, done])
    await rm(files.armed)
    const diedAt = performance.now()
    const isDead = product.child.signalCode !== null // perhaps after it was done
    if (isDead) product = await start()
    if (errand === 'refusal' || errand === 'whole') await asks(product, email, websites[errand]) // nobody may have answered
    await untilSettled()
    const recovery = isDead ? (performance.now() - diedAt) / 1000 : undefined
    await until(isCleared, patience).catch(() => {}) // the outcome then differs
    return { outcome: await outcome(), recovery }
  }

  /** One request at a time: nothing of it is left to do. */
  const untilSettled = () =>
    until(async () => {
      const { rowCount } = await pool.query(
        `select from podcast_requests r where status in ('delivered', 'failed')
           and not exists (select from private.letters where request_id = r.id and state <> 'sent')`,
      )
      return rowCount === 1
    }, patience)

  /** Nothing is left of what the work itself needed. */
  const isCleared = () => globSync(path.join(dataDir, 'media/work/**/*.*')).length === 0

  /** What is delivered is looked at and goes. */
  async function outcome(): Promise<Outcome> {
    const letters = await lettersSent()
    const files = await filesIn(dataDir)
    for (const folder of ['media', 'outbox'])
      for (const file of globSync(path.join(dataDir, folder, '*'))) await rm(file, { recursive: true })
    const { rows } = await pool.query('select status from podcast_requests')
    await pool.query('delete from podcast_requests') // truncate would fight with the product over whole tables
    return { status: rows.map(({ status }) => status).join(), letters, files }
  }

  /** What is owed as the database has it, and each file of the outbox. */
  async function lettersSent(): Promise<string[]> {
    const { rows } = await pool.query<{ id: string; kind: string; state: string }>(
      'select id, kind, state from private.letters order by kind',
    )
    const files = globSync('*.eml', { cwd: path.join(dataDir, 'outbox') })
    const strangers = files.filter((file) => rows.every(({ id }) => file !== `${id}.eml`))
    const owed = rows.map(({ id, kind, state }) => `${kind} ${state} ${files.includes(`${id}.eml`)}`)
    return [...owed, ...strangers]
  }

  return {
    deliver,
    notes: async () => (await readFile(files.notes, 'utf8')).trim().split('\n'),
    async close() {
      await product.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** What listeners can fetch: the name of each file and the digest of its bytes, in order. */
export async function filesIn(dataDir: string): Promise<string[]> {
  const digests: string[] = []
  for (const file of globSync(path.join(dataDir, 'media/**/*.*'))) {
    const digest = createHash('sha256').update(await readFile(file))
    digests.push(`${path.basename(file)} ${digest.digest('hex').slice(0, 16)}`)
  }
  return digests.sort()
}
