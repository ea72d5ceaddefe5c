/** While half an hour of episode is made, visitors get their confirmation as fast as ever (reliability PI-11). */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { aWrittenEpisode } from '#test/desk-under-test.ts'
import { until } from '#test/faults/alive.ts'
import { asks, type RunningProduct, runProduct } from './running-product.ts'
import { median, printTable } from './table.ts'

const visitors = 20

export async function benchLanes(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-lanes-'))
  await chmod(dataDir, 0o755) // the database's account must get through
  const product = await runProduct(dataDir)
  const pool = new pg.Pool({ connectionString: product.databaseUrl })
  try {
    const quiet = await waitsForLetters(product, pool, 'quiet')
    const id = await aWrittenEpisode(pool, (chapters) => Array.from({ length: 8 }, () => chapters).flat())
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
      [row('nothing else to do', quiet), row(`while half an hour is made (at last: ${after})`, busy)],
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
