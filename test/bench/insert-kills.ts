import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { asks, type RunningProduct, runProduct } from './running-product.ts'
import { printTable } from './table.ts'

const rounds = 20
const visitors = 16

/** kill -9 of the server and its database under load: whoever was told 201 must be in the table afterwards. */
export async function benchKills(dataDir: string) {
  const acknowledged: string[] = []
  const pauses: number[] = []
  let product = await runProduct(dataDir)
  for (let round = 0; round < rounds; round++) {
    const load = pour(product, `round-${round}`, acknowledged)
    await sleep(400 + Math.random() * 800)
    await killBoth(product, dataDir)
    await load
    const startedAt = performance.now()
    product = await runProduct(dataDir)
    pauses.push(Math.round(performance.now() - startedAt))
  }
  const lost = await missing(product, acknowledged)
  await product.stop()
  const columns = ['kills', 'acknowledged', 'lost', 'unaided starts', 'slowest start, ms']
  printTable(columns, [[rounds, acknowledged.length, lost, pauses.length, Math.max(...pauses)]])
  if (lost > 0) throw new Error(`${lost} acknowledged requests are lost.`)
}

/** Visitors who ask one after another until nobody answers. */
async function pour(product: RunningProduct, name: string, acknowledged: string[]): Promise<void> {
  const visitor = async (_: unknown, place: number) => {
    for (let each = 0; ; each++) {
      const email = `${name}-${place}-${each}@bakery.test`
      if (!(await asks(product, email))) return
      acknowledged.push(email)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
}

async function killBoth({ child }: RunningProduct, dataDir: string): Promise<void> {
  const lock = await readFile(path.join(dataDir, 'postgres/pgdata/postmaster.pid'), 'utf8')
  const ended = once(child, 'exit')
  process.kill(Number(lock.split('\n')[0]), 'SIGKILL')
  child.kill('SIGKILL')
  await ended
}

async function missing({ databaseUrl }: RunningProduct, emails: readonly string[]): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query(
    'select count(*)::integer as count from unnest($1::text[]) as e where not exists (select from podcast_requests where email = e)',
    [emails],
  )
  await client.end()
  return rows[0].count
}
