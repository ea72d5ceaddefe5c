import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, beforeEach, describe, test } from 'node:test'
import { closeListeningDays } from '#database/listening-days.ts'
import { lineOf } from '#domain/listening/notebook-line.ts'
import { foldNotebooks } from '#operations/listening/fold-notebooks.ts'
import { putIntoFeed } from '#operations/shows/change-feed.ts'
import { startDatabase } from '#test/database-under-test.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { aMediaFolder } from '#test/episode-under-test.ts'
import { aPublishedEpisode, aShowInPublic } from '#test/shows-under-test.ts'
import { anOperator } from '#test/studio-under-test.ts'
import { plainlyCounted } from './plainly-counted.ts'

const { pool, url } = await startDatabase()
const storage = await aMediaFolder()
const { operator } = await anOperator(pool)
const folder = await mkdtemp(path.join(tmpdir(), 'offmic-fold-'))
after(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  await emptyTables(pool, 'private.clients', 'podcast_requests', 'private.episodes', 'private.folded')
  for (const name of await readdir(folder)) await rm(path.join(folder, name))
})

const monday = Date.parse('2026-03-02T00:00:00Z') / 1000

/** Always the same numbers from the same beginning. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

async function threeEpisodes() {
  const { by, showId } = await aShowInPublic({ pool, storage, operator })
  for (const title of ['Rye', 'Spelt']) {
    const { requestId } = await aPublishedEpisode({ pool, storage, operator }, showId)
    await putIntoFeed(by, requestId, { title, description: 'It is about bread.' })
  }
  const { rows } = await pool.query<{ id: number }>(
    'select heard_as as id from private.public_episodes order by 1',
  )
  return rows.map(({ id }) => id)
}

/** Some people, some parts, some robots; written into so many files. */
async function write(
  files: number,
  linesInEach: number,
  { episodes, size }: { episodes: number[]; size: number },
) {
  const roll = dice(42)
  const all: string[] = []
  for (let file = 0; file < files; file++) {
    const lines = Array.from({ length: linesInEach }, () => {
      const isWhole = roll(3) === 0
      const first = isWhole ? 0 : roll(size)
      const reason = roll(5) === 0 ? 1 + roll(6) : 0
      const who = roll(4000)
      const listener = String(who).padStart(16, '_')
      const sent = isWhole ? size : roll(Math.min(size - first, 40_000))
      const second = monday + roll(3 * 86_400)
      const [app, device] = [`App ${who % 7}`, who % 2 ? 'mobile' : 'computer']
      const episode = episodes[roll(episodes.length)] ?? 0
      return lineOf({ second, episode, listener: reason ? '' : listener, reason, first, sent, device, app })
    })
    all.push(...lines)
    await writeFile(path.join(folder, `2026-03-02T${String(file).padStart(4, '0')}.txt`), lines.join(''))
  }
  return all
}

async function kept() {
  await closeListeningDays(pool, '2027-01-01')
  const { rows } = await pool.query<{ key: string; count: number }>(
    `select format('%s %s %s', episode, day, app) as key, sum(downloads)::int as count
       from private.downloads join private.listening_agents on id = agent group by 1
     union all select format('%s %s reason %s', episode, day, reason), requests from private.left_out`,
  )
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
}

/** 144 seconds long, and without a tag. */
const size = 200_000
const threshold = Math.ceil((size / 144) * 60)
const sorted = (record: Record<string, number>) => Object.entries(record).sort()

describe('notebooks', () => {
  test('come to what a plain program counts, in whatever order and however often they are folded', async () => {
    const episodes = await threeEpisodes()
    const lines = await write(8, 10_000, { episodes, size })
    const sum = await foldNotebooks({ pool, storage, folder })
    assert.deepEqual(sum, { lines: 80_000, unreadable: 0 })
    assert.deepEqual(await foldNotebooks({ pool, storage, folder }), { lines: 0, unreadable: 0 })
    assert.deepEqual(sorted(await kept()), sorted(plainlyCounted(lines, threshold)))
  })

  test('come to the same when whoever folds is killed nine times, and when two fold at once', async () => {
    const episodes = await threeEpisodes()
    const lines = await write(40, 500, { episodes, size })
    const roll = dice(7)
    for (let kill = 0; kill < 9; kill++) await foldAndKill(3 + roll(40))
    await Promise.all([foldNotebooks({ pool, storage, folder }), foldNotebooks({ pool, storage, folder })])
    assert.deepEqual(sorted(await kept()), sorted(plainlyCounted(lines, threshold)))
  })

  test('that end in half a line wait for the other half, and what nobody can read is told', async () => {
    const episodes = await threeEpisodes()
    const [line = ''] = await write(1, 1, { episodes, size })
    const file = path.join(folder, '2026-03-02T0000.txt')
    await writeFile(file, `${line}not a line\n${line.slice(0, 20)}`)
    assert.deepEqual(await foldNotebooks({ pool, storage, folder }), { lines: 2, unreadable: 1 })
    await writeFile(file, `${line}not a line\n${line}`)
    assert.deepEqual(await foldNotebooks({ pool, storage, folder }), { lines: 1, unreadable: 0 })
  })
})

/** After so many statements; where there are fewer, it has ended by itself. */
async function foldAndKill(statements: number): Promise<void> {
  const child = spawn(process.execPath, ['test/faults/fold-alone.ts', url, folder, storage.place], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = 0
  child.stdout.on('data', (dots: Buffer) => {
    said += dots.length
    if (said >= statements) child.kill('SIGKILL')
  })
  await once(child, 'exit')
}
