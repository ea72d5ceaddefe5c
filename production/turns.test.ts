import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { Turns } from './turns.ts'

/** Says when it begins, and ends when it is told to. */
function task(name: string, said: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = async () => {
    said.push(`${name} begins`)
    await promise
    said.push(`${name} ends`)
    return name
  }
  return { work, end: resolve }
}

test('two work together, a third one alone, and who comes later waits for it', async () => {
  const [turns, said] = [new Turns(), [] as string[]]
  const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map((name) =>
    task(name, said),
  )
  assert.ok(first && second && third && fourth)
  const all = [
    turns.together(first.work),
    turns.together(second.work),
    turns.alone(third.work),
    turns.together(fourth.work),
  ]
  await setImmediate()
  assert.deepEqual(said.splice(0), ['first begins', 'second begins'])
  first.end()
  await setImmediate()
  assert.deepEqual(said.splice(0), ['first ends'])
  second.end()
  await setImmediate()
  assert.deepEqual(said.splice(0), ['second ends', 'third begins'])
  third.end()
  await setImmediate()
  assert.deepEqual(said.splice(0), ['third ends', 'fourth begins'])
  fourth.end()
  assert.deepEqual(await Promise.all(all), ['first', 'second', 'third', 'fourth'])
})

test('what fails keeps nobody else waiting', async () => {
  const turns = new Turns()
  const fails = () => Promise.reject(new Error('broken'))
  await assert.rejects(turns.together(fails), /broken/)
  await assert.rejects(turns.alone(fails), /broken/)
  assert.equal(await turns.alone(async () => 1), 1)
  assert.equal(await turns.together(async () => 2), 2)
})
