import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as played from '#production/conversation/model-under-test.ts'
import { planStep } from './plan.ts'
import type { Finished, Order, Writing } from './step.ts'
import { writeScriptStep } from './write-script.ts'

const answers = { facts: { outcome: 'refused', reason: 'It will not.' } } as const
const thin = { ...played.bakery, passages: played.bakery.passages.slice(0, 1) }
const finished = { 'read-website': thin } as Partial<Finished> as Finished // what these steps ask for
const orderWith = (answers?: Parameters<typeof played.deskWith>[0]) => {
  const stage = answers && played.deskWith(answers)
  const writing: Writing | undefined = stage && { ...stage.desk, bookOf: () => stage.book }
  return { requestId: 'x', vendors: { writing }, signal: new AbortController().signal } as unknown as Order // the rest is for other steps
}

test('a website that is too thin to be read aloud is planned for a talk, and given up if no model talks', async () => {
  const without = await planStep(orderWith(), finished)
  assert.ok(without.outcome === 'give-up' && without.code === 'too-little')
  const planned = await planStep(orderWith(answers), finished)
  assert.ok(planned.outcome === 'done')
  const written = await writeScriptStep(orderWith(answers), { ...finished, plan: planned.output })
  assert.ok(written.outcome === 'give-up' && written.code === 'too-little')
  assert.equal((await planStep({ ...orderWith(answers), wishes: {} } as Order, finished)).outcome, 'give-up') // an owner has chosen
})
