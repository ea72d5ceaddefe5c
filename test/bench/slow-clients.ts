import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { anonymousKey, runProduct } from './running-product.ts'
import { printTable } from './table.ts'

const clients = 1500
const patienceSeconds = 15
const measuredSeconds = 10

/** Clients that send a byte a second, half of them in the headers and half in the body, beside visitors who wait. */
export async function benchSlowClients() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-slow-'))
  await chmod(dataDir, 0o755) // the database's account must get through
  const product = await runProduct(dataDir, 'web')
  const calm = await visit(product.origin)
  const sockets = Array.from({ length: clients }, (_, number) => dawdle(product.origin, number % 2 === 0))
  await sleep(patienceSeconds * 1000)
  const left = sockets.filter((socket) => !socket.closed).length
  const busy = await visit(product.origin)
  for (const socket of sockets) socket.destroy()
  await product.stop()
  await rm(dataDir, { recursive: true })
  const columns = [
    'slow clients',
    `left after ${patienceSeconds} s`,
    'p99 ms before',
    'p99 ms beside them',
    'failed',
  ]
  printTable(columns, [[clients, left, calm.p99, busy.p99, calm.failed + busy.failed]])
}

function dawdle(origin: string, inHeaders: boolean): Socket {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname).on('error', () => {})
  const head = `POST /rest/v1/podcast_requests HTTP/1.1\r\nhost: ${hostname}\r\n`
  socket.write(inHeaders ? head : `${head}content-type: application/json\r\ncontent-length: 1000\r\n\r\n`)
  const drip = setInterval(() => socket.write(inHeaders ? 'a' : ' '), 1000)
  return socket.on('close', () => clearInterval(drip))
}

/** Requests of visitors, ten a second, each on a connection of its own. */
async function visit(origin: string): Promise<{ p99: number; failed: number }> {
  const asked: Promise<number>[] = []
  for (let each = 0; each < measuredSeconds * 10; each++) {
    asked.push(ask(origin))
    await sleep(100)
  }
  const times = (await Promise.all(asked)).sort((a, b) => a - b)
  const answered = times.filter(Number.isFinite)
  return {
    p99: Math.round(answered[Math.ceil(answered.length * 0.99) - 1] ?? Number.NaN),
    failed: times.length - answered.length,
  }
}

async function ask(origin: string): Promise<number> {
  const startedAt = performance.now()
  const email = `visitor-${crypto.randomUUID()}@bakery.test`
  const answer = await fetch(`${origin}/rest/v1/podcast_requests`, {
    method: 'POST',
    headers: { apikey: anonymousKey, 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ website_url: 'https://bakery.test', email, status: 'pending' }),
  }).catch(() => undefined)
  return answer?.status === 201 ? performance.now() - startedAt : Number.POSITIVE_INFINITY
}
