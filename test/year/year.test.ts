import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { lives } from './lives.ts'
import { whatBecame } from './what-became.ts'
import { liveAYear } from './year.ts'

const never = 'is refunded before it approves anything'
const numbers = ['pays', never].map((name) => lives.findIndex((life) => life.name === name))

/** The first month of two of them: `npm run bench -- year` lives a year of all. */
const year = await liveAYear({ numbers, weeks: 4, setupEpisodes: 2, minutesApart: 360 })
after(() => year[Symbol.asyncDispose]())
const became = await whatBecame(year)

test('every date that has been has ended as it should, and nothing is out or said twice', () => {
  assert.deepEqual(became.faults, [])
})

test('who pays and answers is heard on their dates, and whose money went back is not heard at all', () => {
  const of = (name: string) => year.shows.find(({ life }) => life.name === name)?.id
  assert.deepEqual(new Set(became.out.map(({ showId }) => showId)), new Set([of('pays')]))
  const states = became.slots.filter(({ showId }) => showId === of('pays')).map(({ state }) => state)
  assert.ok(states.includes('published'), states.join())
  assert.ok(became.slots.every(({ showId, state }) => showId === of('pays') || state !== 'published'))
  assert.ok(became.passages >= 12 && became.letters.length > 1)
})
