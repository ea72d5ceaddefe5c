import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { listenTo } from '#test/heard-stream.ts'
import { aRow, startRequests } from '#test/requests-under-test.ts'

const { openDoors, pool, lines } = await startRequests()
const { ask, post } = openDoors()
const ticket = 'a-ticket-that-nobody-guesses'

const watch = (name: string, from?: string) => ask(`/progress/${name}`, { method: 'GET', headers: {} }, from)
const setStatus = (status: string) => pool.query('update podcast_requests set status = $1', [status])

describe('whoever has asked', () => {
  test('follows the request line by line, to its end', async () => {
    await post(aRow(1), { 'request-ticket': ticket })
    const response = await watch(ticket)
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('content-type'), 'text/event-stream')
    assert.equal(response.headers.get('cache-control'), 'no-store')
    const stream = listenTo(response)
    assert.match(await stream.until(/data:/), /event: progress\ndata: \{"done":\[\]\}\n\n/)
    const steps = [
      ['read', '["website"]'],
      ['written', '["website","content"]'],
      ['recorded', '["website","content","voice"]'],
    ] as const
    for (const [status, done] of steps) {
      await setStatus(status)
      assert.equal(await stream.until(/data:/), `event: progress\ndata: {"done":${done}}\n\n`)
    }
    await setStatus('delivered')
    assert.match(await stream.until(/finished/), /"voice","email"\]\}\n\nevent: finished\ndata: \{\}\n\n$/)
    assert.equal(await stream.until(/never/), '', 'the stream has ended')
  })

  test('sees at once how it stands, after a reload', async () => {
    await post(aRow(1), { 'request-ticket': ticket })
    await setStatus('written')
    const stream = listenTo(await watch(ticket))
    assert.match(await stream.until(/data:/), /\{"done":\["website","content"\]\}/)
    await stream.hangUp()
  })

  test('of a request that failed learns that there is nothing more to come', async () => {
    await post(aRow(1), { 'request-ticket': ticket })
    await setStatus('failed')
    assert.doesNotMatch(await listenTo(await watch(ticket)).until(/finished/), /progress/)
  })
})

describe('whoever has not asked', () => {
  test('gets the same calm stream, in which nothing happens', async () => {
    await post(aRow(1), { 'request-ticket': ticket })
    const answers = await Promise.all([watch(ticket), watch('another-ticket-than-that-one')])
    const [known, unknown] = answers.map((response) =>
      [...response.headers].filter(([name]) => name !== 'x-request-id'),
    )
    assert.deepEqual(unknown, known)
    const streams = answers.map(listenTo)
    const [heard, heardOfUnknown] = await Promise.all(streams.map((stream) => stream.until(/data:/)))
    assert.equal(heardOfUnknown, heard)
    for (const stream of streams) await stream.hangUp()
  })

  test('does not leave a ticket in the log', async () => {
    await listenTo(await watch('a-ticket-for-the-log-book')).hangUp()
    assert.ok(lines.some((line) => line.includes('/progress/')))
    assert.ok(!lines.some((line) => line.includes('a-ticket')))
  })

  test('has eight streams at most, and a new one when another ends', async () => {
    const streams = await Promise.all(Array.from({ length: 8 }, () => watch(ticket, '192.0.2.8')))
    const ninth = await watch(ticket, '192.0.2.8')
    assert.deepEqual([ninth.status, ninth.headers.get('retry-after')], [429, '60'])
    assert.equal((await watch(ticket, '192.0.2.9').then(hungUp)).status, 200)
    await Promise.all(streams.map(hungUp))
    assert.equal((await watch(ticket, '192.0.2.8').then(hungUp)).status, 200)
  })

  test('may ask with HEAD, which opens nothing', async () => {
    for (let each = 0; each < 20; each++) {
      const response = await ask(`/progress/${ticket}`, { method: 'HEAD', headers: {} })
      assert.deepEqual([response.status, response.body], [200, null])
    }
    for (const method of ['POST', 'PUT', 'DELETE'])
      assert.equal((await ask(`/progress/${ticket}`, { method, headers: {} })).status, 405)
  })
})

async function hungUp(response: Response) {
  await response.body?.cancel()
  return response
}
