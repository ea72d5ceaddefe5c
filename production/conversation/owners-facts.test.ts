import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as played from './model-under-test.ts'
import { writeConversation } from './write-conversation.ts'

const { bakery, deskWith, programme, readerWho } = played
const notice = 'A cake is ordered two days ahead. Wedding cakes take a month.'
const material = {
  ...bakery,
  passages: [
    ...bakery.passages,
    { id: 'p12', url: bakery.url, kind: 'text', heading: 'Cakes', text: notice } as const,
  ],
}
const cake = played.beat(['g', 'And a loaf? Go on.'], ['h', 'A white loaf costs £4.20.', 'F3'])
const told = {
  ...{ speaker: 'host', act: 'claim', text: 'A cake is ordered two days ahead.' },
  claims: [{ fact: 'F7', quote: 'A cake is ordered two days ahead.' }],
}
const shown = (quote: string) => ({
  ...played.judgeWho(5),
  lines: [{ line: 7, note: 'Behind it: A cake is ordered two days ahead.', passage: 'p12', quote }],
})

async function written(quote: string) {
  const stage = deskWith({
    ...{ facts: played.factsAnswer, outline: played.outlineAnswer, draft: played.draftAnswer },
    ...{ 'check-1': readerWho(), packaging: played.packagingAnswer, 'check-last': readerWho() },
    ...{ judge: shown(quote), polish: { lines: [] }, 'check-editor': readerWho() },
    'repair-editor': { disputed: [], beats: [{ ...cake, lines: [...cake.lines, told], beat: 2 }] },
  })
  const conversed = await writeConversation(stage.desk, { material, programme, speakers: 2 })
  assert.ok(conversed.outcome === 'written')
  const taskOf = (label: string) => stage.asked.find((each) => each.label === label)?.task ?? ''
  const texts = conversed.script.chapters.flatMap(({ sentences }) => sentences.map(({ text }) => text))
  return { ...stage, texts, taskOf }
}

describe('an editor who has the website', () => {
  test('reads all of it, with the questions that whoever lists facts was asked', async () => {
    const { asked } = await written(notice)
    const [facts, judge] = ['facts', 'judge'].map((label) => asked.find((each) => each.label === label))
    assert.ok(judge?.material.includes(notice))
    assert.equal(judge?.material, facts?.material)
    assert.equal(judge?.instructions, facts?.instructions)
  })

  test('shows words that nobody listed: they are a fact for whoever repairs, checks and polishes', async () => {
    const { taskOf, texts } = await written('A cake is ordered two days ahead.')
    for (const label of ['repair-editor', 'check-editor', 'polish'])
      assert.ok(taskOf(label).includes('["F7","what","Cakes","A cake is ordered two days ahead."'), label)
    assert.ok(taskOf('repair-editor').includes('A cake is ordered two days ahead. (F7)"'))
    assert.ok(texts.includes(told.text))
  })

  test('shows two runs as two facts, and each keeps its id', async () => {
    const { taskOf } = await written('A cake is ordered two days ahead. … A white loaf costs £4.20.')
    assert.ok(taskOf('repair-editor').includes('A cake is ordered two days ahead. (F7, F3)"'))
  })

  test('is heard without words that stand nowhere, and nothing rests on these', async () => {
    const { taskOf } = await written('A cake is free.')
    assert.ok(taskOf('repair-editor').includes('The editor: Behind it: A cake is ordered two days ahead."'))
    for (const label of ['repair-editor', 'check-editor']) assert.ok(!taskOf(label).includes('F7'), label)
  })
})
