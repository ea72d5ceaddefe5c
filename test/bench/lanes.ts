/** While half an hour of episode is made, visitors get their confirmation as fast as ever (reliability PI-11). */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { checkScript } from '#domain/ledger/check-script.ts'
import { readWebsite } from '#production/read-website/read-website.ts'
import { until } from '#test/faults/alive.ts'
import { bakeryScript } from '#test/people/bakery-script.ts'
import { createWeb } from '#vendors/web/create-web.ts'
import { asks, type RunningProduct, runProduct } from './running-product.ts'
import { median, printTable } from './table.ts'

const visitors = 20
const website = 'https://harbour-lane-bakery.test'

export async function benchLanes(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-lanes-'))
  await chmod(dataDir, 0o755) // the database's account must get through
  const product = await runProduct(dataDir)
  const pool = new pg.Pool({ connectionString: product.databaseUrl })
  try {
    const quiet = await waitsForLetters(product, pool, 'quiet')
    const id = await askForHalfAnHour(pool)
    const stepOf = async () =>
      (await pool.query('select step from private.productions where request_id = $1', [id])).rows[0]?.step
    await until(async () => (await stepOf()) === 'record-voices')
    const busy = await waitsForLetters(product, pool, 'busy')
    const after = await stepOf()
    const row = (name: string, waits: readonly number[]) => [
      name,
      median(waits).toFixed(2),
      (waits.toSorted((a, b) => a - b)[Math.floor(0.95 * waits.length)] ?? Number.NaN).toFixed(2),
      Math.max(...waits).toFixed(2),
    ]
    printTable(
      ['seconds until the confirmation was sent', 'median', 'p95', 'longest'],
      [row('nothing else to do', quiet), row(`while 29 minutes are made (at last: ${after})`, busy)],
    )
  } finally {
    await pool.end()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** One asks each second, for a website from which no episode can be made. */
async function waitsForLetters(product: RunningProduct, pool: pg.Pool, name: string): Promise<number[]> {
  const waits: Promise<number>[] = []
  for (let at = 0; at < visitors; at++) {
    const email = `${name}-${at}@visitors.test`
    const askedAt = performance.now()
    if (!(await asks(product, email, 'https://elm-street-plumbing.test')))
      throw new Error('A request was refused.')
    const isSent = async () =>
      (
        await pool.query(
          `select from private.letters join podcast_requests r on r.id = request_id
           where email = $1 and kind = 'request-accepted' and state = 'sent'`,
          [email],
        )
      ).rowCount === 1
    waits.push(until(isSent, 60).then(() => (performance.now() - askedAt) / 1000))
    await sleep(1000)
  }
  return Promise.all(waits)
}

/** A request whose script is written: only the sound, which takes long, is missing. */
async function askForHalfAnHour(pool: pg.Pool): Promise<string> {
  const { signal } = new AbortController()
  const web = createWeb({ siteOrigin: 'http://localhost:3000', fixtures: 'content/sample-sites' })
  const read = await readWebsite({ web, url: website, signal })
  if (read.outcome !== 'read') throw new Error('The sample website cannot be read.')
  const chapters = Array.from({ length: 8 }, () => bakeryScript.chapters).flat()
  const script = { ...bakeryScript, chapters }
  const outputs = {
    'read-website': read.reading,
    plan: {},
    'write-script': script,
    'check-facts': { script, ledger: checkScript(script, read.reading) },
  }
  const { rows } = await pool.query(
    `with asked as (
       insert into podcast_requests (website_url, email) values ($1, 'long@bakery.test') returning id
     ), begun as (
       insert into private.productions (request_id, again_at) select id, now() from asked returning request_id
     )
     insert into private.finished_steps (request_id, step, output, seconds)
     select request_id, key, value, 0 from begun, jsonb_each($2) returning request_id as id`,
    [website, JSON.stringify(outputs)],
  )
  return rows[0]?.id
}
