/** A new version is put in place while visitors come: the machines they talk to are stopped and started in turn. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startDatabase } from '#test/database-under-test.ts'
import { freePort } from '#test/free-port.ts'
import { testConfig } from '#test/site-under-test.ts'
import { until } from './alive.ts'
import { signalGroup, started } from './started.ts'

const database = await startDatabase()

async function webMachine(port: number) {
  const made = await started({
    PORT: String(port),
    ROLES: 'web',
    DATABASE_URL: database.url,
    RATE_LIMIT: 'off',
  })
  await made.told('ready')
  return made
}

const countVisitors = async () =>
  Number((await database.pool.query('select count(distinct email) from podcast_requests')).rows[0]?.count)

test('two web machines are replaced one after the other, and no visitor’s request fails', async () => {
  const ports = [await freePort(), await freePort()]
  const machines = await Promise.all(ports.map(webMachine))
  const visits = startVisits(ports)
  for (const { child, port, ended } of machines) {
    const before = visits.answered()
    await until(() => visits.answered() > before + 50)
    signalGroup(child, 'SIGTERM')
    assert.equal((await ended).code, 0)
    await webMachine(port)
  }
  const { failures, taken, moved } = await visits.stop()
  assert.deepEqual(failures, [])
  assert.equal(await countVisitors(), taken)
  assert.ok(taken > 20 && moved > 0, `${taken} requests were taken, ${moved} went to the other machine`)
})

/** Without a break, like a proxy: what one machine refuses or breaks off, because it ends, the other one gets. */
function startVisits(ports: readonly number[]) {
  const failures: string[] = []
  let [answered, taken, turn, moved] = [0, 0, 0, 0]
  let isOver = false
  const send = async (port: number, number: number) => {
    if (number % 4 > 0) return await fetch(`http://localhost:${port}${number % 4 === 1 ? '/' : '/pricing'}`)
    const response = await post(port, `https://visitor-${number}.test`, `visitor-${number}@visitors.test`)
    if (response.status === 201) taken++
    return response
  }
  const visit = async (first: number) => {
    const order = first === 0 ? ports : ports.toReversed()
    const number = ++turn
    for (const port of order)
      try {
        const response = await send(port, number)
        await response.arrayBuffer()
        if (!response.ok) failures.push(`${response.status} ${response.url}`)
        answered++
        return
      } catch (error) {
        const code = codeOf(error)
        if (!brokenOff.has(code ?? '')) return failures.push(`${code ?? error} on ${port}`)
        moved++
      }
    failures.push('nobody was there')
  }
  const visitor = async (first: number) => {
    while (!isOver) await visit(first)
  }
  const visitors = [visitor(0), visitor(1)]
  return {
    answered: () => answered,
    async stop() {
      isOver = true
      await Promise.all(visitors)
      return { failures, taken, moved }
    },
  }
}

/** A machine that ends refuses, resets, or closes a line that was about to be used again. */
const brokenOff = new Set(['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'])

const codeOf = (error: unknown) =>
  error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined)?.code : undefined

async function post(port: number, website_url: string, email: string): Promise<Response> {
  return await fetch(`http://localhost:${port}/rest/v1/podcast_requests`, {
    method: 'POST',
    headers: { apikey: testConfig().anonymousKey, 'content-type': 'application/json' },
    body: JSON.stringify({ website_url, email, status: 'pending' }),
  })
}
