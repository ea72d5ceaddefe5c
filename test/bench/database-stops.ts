import { setTimeout as sleep } from 'node:timers/promises'
import { postmasterOf, until } from '#test/faults/alive.ts'
import { asks, type RunningProduct, runProduct } from './running-product.ts'
import { printTable } from './table.ts'

const rounds = 10
const visitors = 8
const agreedSeconds = 15

type Load = { taken: number; refused: number; longestOutage: number }

/** The database is stopped hard, again and again, while visitors ask and episodes are made. */
export async function benchDatabaseStops(dataDir: string) {
  const product = await runProduct(dataDir)
  const load: Load = { taken: 0, refused: 0, longestOutage: 0 }
  const over = new AbortController()
  const visits = Promise.all(
    Array.from({ length: visitors }, (_, at) => visit(product, at, load, over.signal)),
  )
  for (let round = 0; round < rounds; round++) {
    await sleep(2000)
    await until(async () => (await postmasterOf(dataDir)) > 0)
    process.kill(await postmasterOf(dataDir), 'SIGQUIT')
  }
  await sleep(5000)
  over.abort()
  await visits
  if (product.child.exitCode !== null) throw new Error('The product has ended with its database.')
  await product.stop()
  const { taken, refused, longestOutage } = load
  const columns = ['hard stops', 'requests taken', 'refused', 'longest without an answer of 201, s']
  printTable(columns, [[rounds, taken, refused, longestOutage.toFixed(1)]])
  if (longestOutage > agreedSeconds) throw new Error(`Visitors waited ${longestOutage.toFixed(1)} s.`)
}

/** Asks until the end, also while nobody answers. */
async function visit(product: RunningProduct, place: number, load: Load, over: AbortSignal): Promise<void> {
  let lastTaken = performance.now()
  for (let each = 0; !over.aborted; each++) {
    const isTaken = await asks(product, `stop-${place}-${each}@bakery.test`)
    if (isTaken) load.taken += 1
    else load.refused += 1
    load.longestOutage = Math.max(load.longestOutage, (performance.now() - lastTaken) / 1000)
    if (isTaken) lastTaken = performance.now()
    else await sleep(50)
  }
}
