import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as played from './model-under-test.ts'
import { talkOrRead } from './talk-or-read.ts'

const whole = {
  ...{ facts: played.factsAnswer, outline: played.outlineAnswer, draft: played.draftAnswer },
  ...{ 'check-1': played.readerWho(), 'check-last': played.readerWho(), judge: played.judgeWho(5) },
  ...{ polish: { lines: [] }, packaging: played.packagingAnswer },
}
const refusing = { ...whole, facts: { outcome: 'refused', reason: 'It will not.' } } as const
const wanted = { material: played.bakery, speakers: 2 } as const

test('where too little stands to be read aloud, two may still talk of it', async () => {
  const told = await talkOrRead(played.deskWith(whole).desk, wanted)
  assert.ok(told.outcome === 'written')
  assert.equal(told.script.written?.way, 'A')
  assert.equal(told.script.title, 'An oven in a fish van')
})

test('where nothing can be read aloud and no model talks, it is too little', async () => {
  assert.equal((await talkOrRead(undefined, wanted)).outcome, 'too-little')
  const left = await talkOrRead(played.deskWith(refusing).desk, wanted)
  assert.deepEqual(left, { outcome: 'too-little', reason: 'It will not.' })
})
