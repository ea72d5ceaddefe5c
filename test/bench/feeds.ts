import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { publishedShow } from './published-show.ts'
import { runProduct } from './running-product.ts'
import { median, printTable } from './table.ts'
import { type Measured, measured } from './wrk.ts'

const rounds = 3
const episodes = 50
const feedPath = '/shows/slow-bread/feed.xml'

/** wrk in turns against the feed of the whole product and against node:http that knows nothing but this one answer. */
export async function benchFeeds() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-feeds-'))
  await chmod(dataDir, 0o755) // the database's account must get through
  const product = await runProduct(dataDir, 'web')
  await publishedShow(product.databaseUrl, dataDir, episodes)
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
