import assert from 'node:assert/strict'
import { appendFile, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, test } from 'node:test'
import pg from 'pg'
import { readLock } from '#database/postmaster.ts'
import { testConfig } from '#test/site-under-test.ts'
import { until } from './alive.ts'
import { main, started } from './started.ts'

/** Root may mount by itself, and has to stay who it is; others are given that right in a namespace of their own. */
const mapped = process.getuid?.() === 0 ? [] : ['--map-current-user', '--keep-caps']
const script = 'mount -t tmpfs -o size=160m,mode=755 none "$DATA_DIR" && exec "$0" "$@"'

const product = await started({ RATE_LIMIT: 'off' }, [
  ...['unshare', '--mount', ...mapped, 'sh', '-c', script],
  ...main,
])
let log = ''
product.child.stdout?.on('data', (chunk) => {
  log += chunk
})
await product.told('ready')
/** The mount is the product's own: from outside it is reached through its process. */
const disk = path.join(`/proc/${product.child.pid}/root`, product.dataDir)

describe('a disk that fills up while the product runs', () => {
  const taken: string[] = []
  let asked = 0

  async function ask(): Promise<Response> {
    const email = `ada-${asked++}@bakery.test`
    const answer = await fetch(`http://localhost:${product.port}/rest/v1/podcast_requests`, {
      method: 'POST',
      headers: { apikey: testConfig().anonymousKey, 'content-type': 'application/json' },
      body: JSON.stringify({ website_url: 'https://nobody-is-here.test', email }),
    })
    if (answer.status === 201) taken.push(email)
    return answer
  }

  test('makes visitors come again, in a sentence', async () => {
    assert.equal((await ask()).status, 201)
    for (let refused = 0; refused < 8; ) {
      await fillUp()
      const answer = await ask()
      if (answer.status === 201) continue
      refused += 1
      assert.equal(answer.status, 503)
      assert.equal(answer.headers.get('retry-after'), '5')
      assert.equal(
        (await answer.json()).message,
        'The request could not be kept. Please try again in a minute.',
      )
    }
  })

  test('is said once a minute of each kind of trouble', () => {
    const saidAt = new Map<string, number>()
    for (const line of log.trim().split('\n')) {
      const { time, level, event, step, kind, reason, error } = JSON.parse(line)
      if (level === 'info') continue
      const trouble = [level, event, step, kind, reason, error?.code ?? error?.stack].join(' ')
      const since = Date.parse(time) - (saidAt.get(trouble) ?? 0)
      assert.ok(since > 59_000, `${trouble} again after ${since} ms`)
      saidAt.set(trouble, Date.parse(time))
    }
    assert.ok([...saidAt.keys()].some((trouble) => trouble.includes('53100')))
  })

  test('loses nothing that was taken, and all goes on by itself when there is room again', async () => {
    await rm(path.join(disk, 'filler'))
    await until(async () => (await ask()).status === 201)
    assert.equal((await fetch(`http://localhost:${product.port}/healthz`)).status, 200)
    assert.equal(await rowsOf(taken), taken.length)
    product.child.kill('SIGTERM')
    assert.equal((await product.ended).code, 0)
  })
})

/** To the last byte: what others have given back since is taken, too. */
async function fillUp(): Promise<void> {
  for (const size of [1_048_576, 4096])
    while (await isWritten(Buffer.alloc(size))) {
      // there was room
    }
}

const isWritten = (bytes: Buffer) =>
  appendFile(path.join(disk, 'filler'), bytes).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      assert.equal(error.code, 'ENOSPC')
      return false
    },
  )

async function rowsOf(emails: readonly string[]): Promise<number> {
  const lock = await readLock(path.join(disk, 'postgres/pgdata'))
  const password = await readFile(path.join(disk, 'postgres/password'), 'utf8')
  const client = new pg.Client({ host: '127.0.0.1', port: lock?.port ?? 0, user: 'postgres', password })
  await client.connect()
  const { rows } = await client.query(
    'select count(*)::integer as count from podcast_requests where email = any($1)',
    [emails],
  )
  await client.end()
  return rows[0].count
}
