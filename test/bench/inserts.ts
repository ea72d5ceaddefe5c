import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { benchDatabaseStops } from './database-stops.ts'
import { benchKills } from './insert-kills.ts'
import { insertLoad, type Measured } from './insert-load.ts'
import { anonymousKey, type RunningProduct, runProduct } from './running-product.ts'
import { median, printTable } from './table.ts'

const rounds = 5
const seconds = 4

/** Requests through the whole product beside the least that can take the same row into the same table. */
export async function benchInserts() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-inserts-'))
  await chmod(dataDir, 0o755) // the database's account must get through
  const product = await runProduct(dataDir, 'web') // the letters to 200,000 visitors are another matter
  const reference = spawn(process.execPath, ['test/bench/insert-reference.ts'], {
    env: { ...process.env, DATABASE_URL: product.databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(reference.stdout, 'data')
  await compare(ours(product), { url: String(line).trim() })
  reference.kill()
  await measureMemory(product)
  await product.stop()
  await benchKills(dataDir)
  await benchDatabaseStops(dataDir)
  await rm(dataDir, { recursive: true })
}

type Target = { url: string; headers?: Record<string, string> }

const ours = ({ origin }: RunningProduct): Target => ({
  url: `${origin}/rest/v1/podcast_requests`,
  headers: { apikey: anonymousKey },
})

/** In turns, because the machine has other things to do, too. */
async function compare(product: Target, reference: Target) {
  const rows = []
  for (const connections of [16, 64]) {
    const [our, their]: [Measured[], Measured[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      their.push(await insertLoad({ ...reference, connections, seconds }))
      our.push(await insertLoad({ ...product, connections, seconds }))
    }
    const of = (each: Measured[], what: keyof Measured) => median(each.map((measured) => measured[what]))
    const [us, them] = [of(our, 'perSecond'), of(their, 'perSecond')]
    const [p50, p99] = [of(our, 'p50'), of(our, 'p99')]
    const theirTail = of(their, 'p99') / of(their, 'p50')
    rows.push([connections, us, them, us / them, p50, p99, p99 / p50, theirTail].map(rounded))
  }
  const columns = [
    'connections',
    'ours/s',
    'reference/s',
    'ratio',
    'p50 ms',
    'p99 ms',
    'p99 : p50',
    'its p99 : p50',
  ]
  printTable(columns, rows)
}

const rounded = (figure: number) => (figure > 100 ? Math.round(figure) : Number(figure.toFixed(2)))

/** The server's memory after each 50,000 of 200,000 requests. */
async function measureMemory(product: RunningProduct) {
  const cells: number[] = []
  for (let requests = 0; requests < 200_000; ) {
    requests += (await insertLoad({ ...ours(product), connections: 64, seconds: 5 })).requests
    if (requests >= 50_000 * (cells.length + 1)) cells.push(await megabytes(product.child))
  }
  printTable(['server RSS in MB after 50,000', '100,000', '150,000', '200,000'], [cells])
}

async function megabytes({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
