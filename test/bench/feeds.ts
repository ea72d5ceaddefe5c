import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { putIntoFeed } from '#operations/shows/change-feed.ts'
import { aPublishedEpisode, aShowInPublic, words } from '#test/shows-under-test.ts'
import { testConfig } from '#test/site-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { openStorage } from '#vendors/storage/open-storage.ts'
import { runProduct } from './running-product.ts'
import { median, printTable } from './table.ts'

const run = promisify(execFile)
const rounds = 3
const episodes = 50
const feedPath = '/shows/slow-bread/feed.xml'

/** wrk in turns against the feed of the whole product and against node:http that knows nothing but this one answer. */
export async function benchFeeds() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-feeds-'))
  await chmod(dataDir, 0o755) // the database's account must get through
  const product = await runProduct(dataDir, 'web')
  await publish(product.databaseUrl, dataDir)
  const ours = { url: product.origin + feedPath, child: product.child }
  const tag = (await fetch(ours.url)).headers.get('etag') ?? ''
  const bare = spawn(process.execPath, ['test/bench/feed-reference.ts', ours.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(bare.stdout, 'data')
  const reference = { url: String(line).trim(), child: bare }
  const rows = []
  for (const [name, header] of [
    ['304', `if-none-match: ${tag}`],
    ['gzip', 'accept-encoding: gzip'],
  ] as const) {
    const [our, their]: [Measured[], Measured[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      their.push(await measured(reference, header))
      our.push(await measured(ours, header))
    }
    const of = (each: Measured[], what: keyof Measured) => median(each.map((one) => one[what]))
    const [us, them] = [of(our, 'perSecond'), of(their, 'perSecond')]
    const [cost, theirCost] = [of(our, 'microseconds'), of(their, 'microseconds')]
    rows.push([name, us, them, (us / them).toFixed(2), cost.toFixed(1), theirCost.toFixed(1)])
  }
  printTable(['answer', 'ours/s', 'bare/s', 'ratio', 'our processor µs each', 'its µs each'], rows)
  bare.kill()
  await product.stop()
}

async function publish(databaseUrl: string, dataDir: string) {
  await using pool = Object.assign(new pg.Pool({ connectionString: databaseUrl }), {
    [Symbol.asyncDispose]: () => pool.end(),
  })
  const storage = openStorage(testConfig({ dataDir }))
  const { operator } = await anOperator(pool)
  const { by } = await aShowInPublic({ pool, storage, operator })
  for (let made = 1; made < episodes; made++) {
    const { requestId } = await aPublishedEpisode(by, by.showId)
    await putIntoFeed(by, requestId, { ...words, title: `Hour ${made} of the dough` })
  }
}

type Measured = { perSecond: number; microseconds: number }

/** Also what the server's processor did: on a machine with other work, that is what can be compared. */
async function measured(
  { url, child }: { url: string; child: ChildProcess },
  header: string,
): Promise<Measured> {
  const before = await processorSeconds(child)
  const { stdout } = await run('wrk', ['-t1', '-c50', '-d5s', '-H', header, url])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout)
  const count = Number(/(\d+) requests in/.exec(stdout)?.[1])
  const seconds = (await processorSeconds(child)) - before
  const perSecond = Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]))
  return { perSecond, microseconds: (1e6 * seconds) / count }
}

const ticksASecond = 100

async function processorSeconds({ pid }: ChildProcess): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksASecond
}
