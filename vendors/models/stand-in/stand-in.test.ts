import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { z } from 'zod'
import type { ModelQuestion } from '#vendors/models/model.ts'
import { openModel } from '#vendors/models/open-model.ts'
import { openStandIn } from './stand-in.ts'

const schema = z.object({ title: z.string(), lines: z.array(z.string()) })
const answer = {
  title: 'Bread – “naïve” 🥖',
  lines: Array.from({ length: 60 }, (_, n) => `Line ${n} of bread.`),
}
const question: ModelQuestion<z.infer<typeof schema>> = {
  label: 'check-2',
  instructions: 'You check.',
  material: `{"website":"bakery.test"}\n${'They bake bread. '.repeat(40)}`,
  task: 'Check scene one.',
  schema,
  temperature: 0,
  mostTokens: 2_000,
}

let folder = ''
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stand-in-'))
  await mkdir(join(folder, 'bakery.test'))
  await writeFile(join(folder, 'bakery.test', 'check-2.json'), JSON.stringify(answer))
})
after(() => rm(folder, { recursive: true }))

describe('what was recorded comes back by every protocol', () => {
  for (const [kind, model] of [
    ['openai', 'gpt-4o'],
    ['openai', 'gpt-5'],
    ['anthropic', 'small'],
    ['anthropic', 'claude-sonnet-4-5'],
    ['openai-compatible', 'small'],
  ] as const)
    test(`${kind} ${model}`, async () => {
      await using standIn = await openStandIn({ folder })
      const asked = openModel({ kind, model, key: 'key-1', url: standIn.url })
      const first = await asked.ask(question)
      assert.ok(first.outcome === 'answered', JSON.stringify(first))
      assert.deepEqual(first.object, answer)
      assert.equal(first.calls, 1)
      assert.equal(first.usage.cached, 0)
      assert.ok(first.usage.input > 150 && first.usage.output > 200, JSON.stringify(first.usage))
      const second = await asked.ask({ ...question, task: 'Check scene two.' })
      const { cached, input } = second.usage
      assert.ok(cached > 0.9 * input && cached < input, 'the beginning is read from the cache')
    })
})
