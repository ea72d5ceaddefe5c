import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { mediaKey } from '#domain/published-episode.ts'
import { publishedShow } from './published-show.ts'
import { runProduct } from './running-product.ts'
import { median, printTable } from './table.ts'
import { type Measured, measured } from './wrk.ts'

const rounds = 3
/** Half an hour at 128 kbit/s. */
const bytes = 30 * 1024 * 1024
const mebibyte = 1024 * 1024
const soundPath = '/audio/slow-bread/twenty-hours.mp3'
const ranges = [
  ['64 KiB', `range: bytes=${5 * mebibyte}-${5 * mebibyte + 65_535}`],
  ['1 MiB', `range: bytes=${5 * mebibyte}-${6 * mebibyte - 1}`],
] as const
const listeners = 1000

/** Parts of an episode from the whole product, in turns with a server that knows nothing but the file; then a crowd. */
export async function benchAudio() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-audio-'))
  await chmod(dataDir, 0o755) // the database's account must get through
  const product = await runProduct(dataDir, 'web')
  const { storage, episode } = await publishedShow(product.databaseUrl, dataDir, 1)
  const key = mediaKey(episode.media.name, 'episode.mp3')
  await storage.put(key, new Blob([randomBytes(bytes)]))
  const file = path.join(storage.place, key)
  const bare = spawn(process.execPath, ['test/bench/audio-reference.ts', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(bare.stdout, 'data')
  const reference = { url: String(line).trim(), child: bare }
  const ours = { url: product.origin + soundPath, child: product.child }
  const rows = []
  for (const [name, header] of ranges) {
    const [our, their]: [Measured[], Measured[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      their.push(await measured(reference, header))
      our.push(await measured(ours, header))
    }
    const of = (each: Measured[], what: keyof Measured) => median(each.map((one) => one[what]))
    const [us, them] = [of(our, 'perSecond'), of(their, 'perSecond')]
    const [cost, itsCost] = [of(our, 'microseconds'), of(their, 'microseconds')]
    rows.push([
      name,
      us,
      them,
      (us / them).toFixed(2),
      cost.toFixed(0),
      itsCost.toFixed(0),
      (itsCost / cost).toFixed(2),
    ])
  }
  printTable(['part', 'ours/s', 'bare/s', 'ratio', 'our processor µs each', 'its µs each', 'ratio'], rows)
  bare.kill()
  await crowd(ours)
  await product.stop()
}

/** Everybody has begun and nobody has all of it: what the process needs then. */
async function crowd({ url, child }: { url: string; child: ChildProcess }) {
  const before = await residentMebibytes(child)
  const sockets = await Promise.all(Array.from({ length: listeners }, () => hearing(url)))
  let most = 0
  for (let second = 0; second < 8; second++) {
    most = Math.max(most, await residentMebibytes(child))
    for (const socket of sockets) socket.resume()
    await sleep(50)
    for (const socket of sockets) socket.pause()
    await sleep(950)
  }
  const open = sockets.filter((socket) => !socket.closed).length
  const heard = sockets.reduce((sum, socket) => sum + socket.bytesRead, 0) / mebibyte
  for (const socket of sockets) socket.destroy()
  process.stdout.write('\n')
  printTable(
    ['listeners at once', 'open at the end', 'MiB heard', 'MiB of memory before', 'most'],
    [[listeners, open, heard.toFixed(0), before.toFixed(0), most.toFixed(0)]],
  )
}

/** Resolves with the first byte. */
async function hearing(url: string): Promise<Socket> {
  const { hostname, port, pathname } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\nuser-agent: AppleCoreMedia/1.0\r\n\r\n`)
  const [first] = await once(socket, 'data')
  socket.pause().on('error', () => {})
  if (!String(first).startsWith('HTTP/1.1 200')) throw new Error(String(first).slice(0, 200))
  socket.on('data', () => {})
  return socket.pause()
}

async function residentMebibytes({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}
