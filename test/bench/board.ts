import { readStandings } from '#database/board.ts'
import { hour } from '#domain/board.ts'
import { readHealth } from '#operations/read-health.ts'
import { type BoardWish, showBoard } from '#operations/show-board.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aHouse } from '#test/rights-under-test.ts'
import { benchBoardPage } from './board-page.ts'
import { fillBoard } from './fill-board.ts'
import { median, printTable } from './table.ts'

const requests = 100_000
const rounds = 60

/** The board's questions over 100,000 requests, beside what any question costs and what counting them plainly does. */
export async function benchBoard() {
  const { pool } = await startDatabase()
  await fillBoard(pool, requests)
  const house = await aHouse()
  const now = Date.now()
  const show = (wish: Partial<BoardWish>) => () =>
    showBoard(pool, { filter: 'all', search: '', ...wish }, now)
  const deep = { state: 'delivered', createdAt: now - 8000 * hour, id: crypto.randomUUID() } as const
  const ask = (sql: string) => () => pool.query(sql)
  const asked: [string, () => Promise<unknown>][] = [
    ['reference: select 1', ask('select 1')],
    [
      'reference: plain count(*) of the delivered',
      ask(`select count(*) from podcast_requests where status = 'delivered'`),
    ],
    ['counts of all states', () => readStandings(pool, [])],
    ['first page, all', show({})],
    ['first page, needs you', show({ filter: 'needs-you' })],
    ['first page, delivered', show({ filter: 'delivered' })],
    ['first page, failed', show({ filter: 'failed' })],
    ['deep page, all', show({ after: deep })],
    ['deep page, delivered', show({ filter: 'delivered', after: deep })],
    ['search, one hit', show({ search: 'ada.44444@' })],
    ['search, 2,400 hits', show({ search: 'harbour-law' })],
    ['search, everything', show({ search: 'example' })],
    ['search, nothing', show({ search: 'nobody-has-this' })],
    ['health figures', () => readHealth({ pool, house })],
  ]
  const rows = []
  for (const [what, work] of asked) rows.push([what, ...(await timed(work))])
  printTable(
    [`${requests.toLocaleString('en')} requests, 200 open, ${rounds} rounds`, 'median ms', 'p95 ms'],
    rows,
  )
  await benchBoardPage(pool)
}

async function timed(work: () => Promise<unknown>): Promise<string[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
  }
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(rounds * 0.95)] ?? Number.NaN
  return [median(times), p95].map((each) => each.toFixed(1))
}
