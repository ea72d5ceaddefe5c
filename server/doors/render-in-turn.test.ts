import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { RouterContextProvider } from 'react-router'
import { renderInTurn } from './render-in-turn.ts'

const handedIn = new RouterContextProvider()

/** A page that is rendered at once, and how often it was. */
function rendering() {
  const seen = { times: 0 }
  const render = renderInTurn(async () => {
    seen.times += 1
    return new Response('page')
  })
  const ask = (client: string, signal?: AbortSignal) =>
    render(new Request('https://offmic.test/', signal && { signal }), handedIn, client)
  return { seen, ask }
}

test('whatever comes while pages are rendered waits for one of them, not for all', async () => {
  const { seen, ask } = rendering()
  const pages = Array.from({ length: 50 }, () => ask('192.0.2.1'))
  for (let turns = 1; turns <= 10; turns++) {
    await setImmediate()
    assert.ok(seen.times <= turns + 1, `${seen.times} pages in ${turns} turns`)
  }
  await Promise.all(pages)
  assert.equal(seen.times, 50)
})

test('nothing is rendered for somebody who has hung up', async () => {
  const { seen, ask } = rendering()
  const hungUp = new AbortController()
  const pages = Array.from({ length: 90 }, () => ask('192.0.2.1', hungUp.signal))
  hungUp.abort()
  await Promise.all(pages)
  assert.equal(seen.times, 0)
})

test('who asks for hundreds of pages at once is told so, and others are not', async () => {
  const { ask } = rendering()
  const flood = Array.from({ length: 300 }, () => ask('192.0.2.1'))
  const other = ask('198.51.100.7')
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  assert.deepEqual(
    [statuses.filter((each) => each === 200).length, new Set(statuses)],
    [100, new Set([200, 429])],
  )
  assert.equal((await other).status, 200)
  assert.equal((await ask('192.0.2.1')).status, 200)
})

test('a page that cannot be rendered gives its seat back', async () => {
  const render = renderInTurn(async () => Promise.reject(new Error('broken')))
  for (let times = 0; times < 150; times++)
    await assert.rejects(render(new Request('https://offmic.test/'), handedIn, '192.0.2.1'), /broken/)
})
