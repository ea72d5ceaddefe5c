import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type TurnClock, takeTurns } from './take-turns.ts'

/** A clock on which waiting takes no time. */
function quickClock(): TurnClock & { pauses: number[] } {
  let time = 0
  const pauses: number[] = []
  const pause = async (milliseconds: number) => {
    pauses.push(milliseconds)
    time += milliseconds
  }
  return { pauses, pause, now: () => time }
}

test('one host is asked once a second, another one meanwhile', async () => {
  const clock = quickClock()
  const inTurn = takeTurns(clock, 1000)
  const begun: string[] = []
  const ask = (host: string) => inTurn(host, async () => void begun.push(`${host} at ${clock.now()}`))
  await Promise.all([ask('a'), ask('a'), ask('b'), ask('a')])
  assert.deepEqual(begun, ['a at 0', 'b at 0', 'a at 1000', 'a at 2000'])
})

test('who comes late enough need not wait', async () => {
  const clock = quickClock()
  const inTurn = takeTurns(clock, 1000)
  await inTurn('a', async () => undefined)
  await clock.pause(1500)
  await inTurn('a', async () => undefined)
  assert.deepEqual(clock.pauses, [1500])
})

test('a failure ends its turn', async () => {
  const inTurn = takeTurns(quickClock(), 1000)
  await assert.rejects(
    inTurn('a', () => Promise.reject(new Error('down'))),
    /down/,
  )
  assert.equal(await inTurn('a', async () => 'up'), 'up')
})
