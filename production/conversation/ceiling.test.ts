// What becomes of an episode whose money runs out: never a line that nobody has read, and never in silence.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as played from './model-under-test.ts'
import { writeConversation } from './write-conversation.ts'

const whole = {
  ...{ facts: played.factsAnswer, outline: played.outlineAnswer, draft: played.draftAnswer },
  ...{ 'check-1': played.readerWho(), packaging: played.packagingAnswer },
}

async function writtenAt(dollars: number, answers: Parameters<typeof played.deskWith>[0] = whole) {
  const { desk, labels } = played.deskWith(answers, { dollarsOf: () => dollars })
  const { bakery, programme } = played
  const conversed = await writeConversation(desk, { material: bakery, programme, speakers: 2 })
  assert.ok(conversed.outcome === 'written', JSON.stringify(conversed))
  const { chapters, written } = conversed.script
  const texts = chapters.flatMap(({ sentences }) => sentences.map(({ text }) => text))
  return { labels: labels(), written, texts }
}

test('with four fifths of its money spent it repairs, makes nothing nicer, and says so', async () => {
  const { labels, written } = await writtenAt(0.21)
  assert.deepEqual(labels, ['facts', 'outline', 'draft', 'check-1', 'packaging'])
  for (const left of ['judge', 'polish'])
    assert.match(
      written?.undone?.find(({ pass }) => pass === left)?.reason ?? '',
      /Most of .+ is kept for repairs/,
    )
})

test('in the middle of a repair: what was doubted is read aloud, and the rest is heard', async () => {
  const doubted = played.readerWho({ 7: 'The price is of May.' })
  const { labels, written, texts } = await writtenAt(0.25, { ...whole, 'check-1': doubted })
  assert.deepEqual(labels, ['facts', 'outline', 'draft', 'check-1'])
  assert.match(written?.reason ?? '', /All of the \$1\.00 .+ is spent\. .+ read aloud/)
  assert.ok(!texts.includes('A white loaf costs £4.20.'))
  assert.ok(texts.includes('A white loaf costs £4.20. On Mondays the bakery is closed.'))
  assert.ok(texts.includes('Nell Aldous runs the bakery today.'))
})
