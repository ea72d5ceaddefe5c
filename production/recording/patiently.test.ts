import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SpeechTrouble } from '#vendors/voices/speech.ts'
import { patiently, sleep } from './patiently.ts'

const busy = (seconds?: number): SpeechTrouble => ({
  outcome: 'wait',
  isBusy: true,
  ...(seconds !== undefined && { seconds }),
  reason: 'Busy.',
})
const spoken = { outcome: 'spoken' } as const

/** Says these one after the other, the last again and again, on a clock that nobody waits for. */
async function asked(...answers: readonly (SpeechTrouble | typeof spoken)[]) {
  const waits: number[] = []
  let times = 0
  const answer = await patiently(
    async () => answers[Math.min(times++, answers.length - 1)] ?? spoken,
    async (seconds) => void waits.push(seconds),
  )
  return { answer, waits, times }
}

test('whoever is busy is asked again when it said', async () => {
  assert.deepEqual(await asked(busy(17), busy(0), spoken), { answer: spoken, waits: [17, 1], times: 3 })
})

test('where nobody said when, pauses grow, and after two minutes the queue takes over', async () => {
  const { answer, waits } = await asked(busy())
  assert.deepEqual(answer, busy())
  assert.deepEqual(waits, [2, 4, 8, 16, 30, 30, 30])
})

test('a pause that is too long for here is left to the queue at once, with its length', async () => {
  assert.deepEqual(await asked(busy(121)), { answer: busy(121), waits: [], times: 1 })
  assert.deepEqual((await asked(busy(120), spoken)).waits, [120])
  assert.deepEqual((await asked(busy(70), busy(51))).waits, [70])
})

test('nothing else is waited for here', async () => {
  for (const answer of [
    { outcome: 'wait', seconds: 5, reason: 'Down.' },
    { outcome: 'ask', reason: 'No key.' },
    { outcome: 'give-up', reason: 'No voice.' },
  ] as const)
    assert.deepEqual(await asked(answer), { answer, waits: [], times: 1 })
})

test('a recording that is called off waits no longer', async () => {
  const signal = AbortSignal.abort(new Error('called off'))
  await assert.rejects(
    patiently(async () => busy(60), sleep, signal),
    { name: 'AbortError' },
  )
})
