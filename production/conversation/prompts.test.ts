import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import * as played from './model-under-test.ts'
import { filled, promptOf } from './prompts.ts'
import { writeConversation } from './write-conversation.ts'

test('what is put into a hole is not looked through for holes', () => {
  assert.equal(filled('{name} and {lines}', { name: '{lines}', lines: '{name}' }), '{lines} and {name}')
})

test('no question goes out with a hole in it', async () => {
  const doubted = played.readerWho({ 7: 'The price is of May.' })
  const { desk, asked } = played.deskWith({
    ...{ facts: played.factsAnswer, outline: played.outlineAnswer, draft: played.draftAnswer },
    ...{
      'check-1': doubted,
      'repair-1': { disputed: [], beats: [{ ...played.price, beat: 2 }] },
      'check-2': played.readerWho(),
    },
    ...{ judge: played.judgeWho(5), polish: { lines: [] }, packaging: played.packagingAnswer },
    'check-last': played.readerWho(),
  })
  await writeConversation(desk, { material: played.bakery, programme: played.programme, speakers: 2 })
  assert.equal(asked.length, 10)
  for (const { label, instructions, task } of asked)
    assert.doesNotMatch(`${instructions} ${task}`, /\{\w+\}/, label)
})

test('every file is a prompt that says something', () => {
  const names = readdirSync(path.join(import.meta.dirname, 'prompts'))
  for (const name of names) assert.ok(promptOf(path.basename(name, '.md')).text.length > 80, name)
})
