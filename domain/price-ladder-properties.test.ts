import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  type Climb,
  climbAt,
  climbFrom,
  finalStage,
  ladderStateOf,
  lastSavePoint,
  savedForm,
  stageSeconds,
  stateAt,
} from './price-ladder.ts'

const now = 1_790_000_000_000
const fresh = { priceStage: 0, timeLeft: 300 }
const saved = (timeLeft: number, priceStage: number, secondsAgo: number) =>
  JSON.stringify({ timeLeft, priceStage, savedAt: now - secondsAgo * 1000 })

describe('for any case', () => {
  const random = generator(20_250_922)
  const below = (limit: number) => Math.floor(random() * limit)
  const starts = Array.from({ length: stageSeconds }, (_, index) => index + 1).filter(
    (timeLeft) => timeLeft <= 3 || timeLeft >= 298 || timeLeft % 7 === 0,
  )

  test('restoring after d seconds equals having stayed d seconds', () => {
    let compared = 0
    for (const { timeLeft, priceStage } of everyStage(starts)) {
      const text = saved(timeLeft, priceStage, 0)
      let { climb } = climbFrom(text, now)
      for (let seconds = 0; seconds <= 3000; seconds++) {
        climb = climbAt(climb, now + seconds * 1000)
        const [stayed, { state: returned }] = [ladderStateOf(climb), stateAt(text, now + seconds * 1000)]
        if (stayed.priceStage !== returned.priceStage || stayed.timeLeft !== returned.timeLeft)
          assert.fail(`${text} after ${seconds} s: ${JSON.stringify({ stayed, returned })}`)
        compared++
      }
    }
    assert.equal(compared, 5 * starts.length * 3001)
  })

  test('it makes no difference how often one looked, or that the page was left and found again', () => {
    for (let round = 0; round < 20_000; round++) {
      const text = saved(1 + below(300), below(5), below(400))
      const end = now + below(1_500_000)
      let { climb } = climbFrom(text, now)
      for (let at = now; at < end; at += 1 + below(90_000)) {
        climb = climbAt(climb, at)
        if (below(4) === 0) climb = climbFrom(JSON.stringify(savedForm(lastSavePoint(climb))), at).climb
      }
      assert.deepEqual(ladderStateOf(climbAt(climb, end)), stateAt(text, end).state)
    }
  })

  test('to look twice changes nothing', () => {
    for (let round = 0; round < 5_000; round++) {
      const later = now + below(1_500_000)
      const once = climbAt(climbFrom(saved(1 + below(300), below(5), 0), now).climb, later)
      assert.deepEqual(climbAt(once, later), once)
      assert.deepEqual(stateAt(JSON.stringify(savedForm(once)), later).state, ladderStateOf(once))
    }
  })

  test('a clock that jumps back and forth never lowers the price', () => {
    let climb: Climb = climbFrom(null, now).climb
    for (let round = 0; round < 5_000; round++) {
      const next = climbAt(climb, now + below(2_000_000) - 1_000_000)
      assert.ok(next.seconds >= climb.seconds)
      climb = next
    }
  })

  test('what is to be saved has a multiple of ten left, or stands at the top', () => {
    for (let round = 0; round < 5_000; round++) {
      const { timeLeft, priceStage } = savedForm(lastSavePoint({ seconds: below(1201), since: now }))
      assert.ok(timeLeft % 10 === 0 || (priceStage === finalStage && timeLeft === 1))
    }
  })

  test('no text and no clock makes it throw or leave the ladder', () => {
    const pieces = [
      ...'{}:,1-e.[]"\\\u0000😀 ',
      '"timeLeft"',
      '"priceStage"',
      '"savedAt"',
      'null',
      '300',
      `${now}`,
    ]
    const clocks = [now, 0, -1, Number.NaN, Infinity, -Infinity, Number.MAX_VALUE, 0.5]
    for (let round = 0; round < 60_000; round++) {
      const text = Array.from({ length: below(14) }, () => pieces[below(pieces.length)]).join('')
      const { state } = stateAt(text, clocks[below(clocks.length)] ?? now)
      assert.ok([0, 1, 2, 3, 4].includes(state.priceStage) && Number.isInteger(state.timeLeft))
      assert.ok(state.timeLeft >= 1 && state.timeLeft <= stageSeconds)
    }
    // Not text at all: what a broken browser might hand over.
    for (const strange of [undefined, 7, {}, [], Symbol('stage'), () => '{}', { toString: null }])
      assert.deepEqual(stateAt(strange as unknown as string, now), { state: fresh, isCorrupt: true })
  })
})

function* everyStage(starts: readonly number[]) {
  for (let priceStage = 0; priceStage <= finalStage; priceStage++)
    for (const timeLeft of starts) yield { timeLeft, priceStage }
}

/** The same numbers in every run (a linear congruential generator). */
function generator(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
