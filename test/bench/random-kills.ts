/** Two workers, killed at random while episodes are made: each is delivered, with one letter (reliability PI-02). */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import PostalMime from 'postal-mime'
import { queueLettersAgain } from '#database/letters.ts'
import { addOperator } from '#database/operators.ts'
import { tryAgain } from '#operations/try-again.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { aWrittenEpisode } from '#test/desk-under-test.ts'
import { startSmtpSink } from '#test/smtp-sink.ts'
import { filesIn } from './kill-lane.ts'
import { numberOption } from './number-option.ts'
import { runProduct } from './running-product.ts'
import { printTable } from './table.ts'

/** Milliseconds that a worker lives on average once it is ready: about what one of these episodes takes. */
const usualLife = 4000
/** Enough for two workers while those of the dead wait to be missed. */
const mostOpen = 30

/** At least `--jobs 10` and `--kills 40`; as long as workers are to be killed there is work. Ctrl-C ends the killing. */
export async function benchRandomKills(): Promise<void> {
  const { url, pool } = await startDatabase()
  await using sink = await startSmtpSink()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'offmic-random-'))
  const start = () => runProduct(dataDir, 'worker', { DATABASE_URL: url, SMTP_URL: sink.url })
  const least = { asked: numberOption('jobs', 10), killed: numberOption('kills', 40) }
  let [asked, killed, sentOn, unclear] = [0, 0, 0, 0]
  let isEnough = false
  process.once('SIGINT', () => {
    isEnough = true
  })
  const isOver = () => isEnough || (asked >= least.asked && killed >= least.killed)

  async function visitors(): Promise<void> {
    for (; !isOver(); await sleep(500)) {
      if ((await countOpen(pool)) >= mostOpen) continue
      asked += 1
      await aWrittenEpisode(pool)
    }
  }
  async function worker(): Promise<void> {
    while (!isOver()) {
      const { child } = await start()
      await sleep(-usualLife * Math.log(1 - Math.random()))
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      killed += 1
      if (killed % 10 === 0) process.stderr.write(`${killed} killed, ${asked} asked, ${sentOn} sent on\n`)
    }
  }
  const { id: operatorId } = await addOperator(pool, { name: 'Ada', email: 'ada@offmic.test', role: 'owner' })
  /** What has died five times in one step, or with a letter half out of its hands, waits until somebody has looked. */
  async function operator(isDone: () => boolean | Promise<boolean>): Promise<void> {
    for (; !(await isDone()); await sleep(1000)) {
      const { rows } = await pool.query(`select id from podcast_requests where status = 'failed'`)
      for (const { id: requestId } of rows) await tryAgain({ pool, operatorId, requestId })
      sentOn += rows.length
      const { rows: requests } = await pool.query(
        `select distinct request_id as id from private.letters where state = 'unclear'`,
      )
      for (const { id } of requests) unclear += await queueLettersAgain(pool, id)
    }
  }
  await Promise.all([worker(), worker(), visitors(), operator(isOver)])
  const survivor = await start()
  await operator(async () => (await countOpen(pool)) === 0)
  await survivor.stop()

  const letters = await Promise.all(sink.received.map(({ text }) => PostalMime.parse(text)))
  const ready = letters.filter(({ subject }) => subject?.startsWith('Your podcast episode'))
  printTable(
    [
      'asked',
      'kills',
      'delivered',
      'sent on by the operator',
      'with a letter',
      'letters twice',
      'letters unclear',
      'different sounds',
    ],
    [
      [
        asked,
        killed,
        await count(pool, `podcast_requests where status = 'delivered'`),
        sentOn,
        new Set(ready.map(({ messageId }) => messageId)).size,
        letters.length - new Set(letters.map(({ messageId }) => messageId)).size,
        unclear,
        new Set((await filesIn(dataDir)).filter((file) => file.startsWith('episode.mp3'))).size,
      ],
    ],
  )
  await rm(dataDir, { recursive: true, force: true })
}

const countOpen = (pool: pg.Pool) => count(pool, `podcast_requests where status <> 'delivered'`)

async function count(pool: pg.Pool, which: string): Promise<number> {
  const { rows } = await pool.query(`select count(*)::integer as count from ${which}`)
  return rows[0].count
}
