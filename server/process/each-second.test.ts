import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { test } from 'node:test'
import { eachSecond } from './each-second.ts'
import { createLog } from './log.ts'

test('what fails is done again later and later, and as often as before once it works', async () => {
  const [waited, said]: [number[], string[]] = [[], []]
  const log = createLog(new Writable({ write: (line, _, done) => done(void said.push(String(line))) }))
  const ended = Promise.withResolvers<void>()
  let tries = 0
  const end = eachSecond({
    work: async () => {
      if (++tries <= 5) throw new Error('There is no voice.')
    },
    ...{ failing: 'notice-waits', log, everyMilliseconds: 5, slowestMilliseconds: 70 },
    wait: async (milliseconds) => {
      if (waited.push(milliseconds) === 7) ended.resolve(end())
    },
  })
  await ended.promise
  assert.deepEqual(waited, [10, 20, 40, 70, 70, 5, 5])
  assert.equal(said.length, 1)
})
