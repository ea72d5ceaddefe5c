// What makes room for what, where a talk would grow too long; and what of an ending stays.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as played from './model-under-test.ts'
import { writeConversation } from './write-conversation.ts'

const { bakery, beat, deskWith, end, price, programme, readerWho, van, winter } = played
const whole = {
  ...{ facts: played.factsAnswer, outline: played.outlineAnswer, draft: played.draftAnswer },
  ...{ 'check-1': readerWho(), judge: played.judgeWho(5), polish: { lines: [] } },
  ...{ packaging: played.packagingAnswer, 'check-last': readerWho() },
}
const home = {
  ...beat(['h', 'Ask whoever bakes at your own home.'], ['g', 'Nobody does, really.']),
  spare: true,
}
const withSpare = { scenes: [{ beats: [van] }, { beats: [price, home] }, { beats: [winter, end] }] }
/** A dozen words more. */
const longer = beat(
  ['g', 'And a loaf? Go on, tell me, and then tell me again, slowly, for my aunt.'],
  ['h', 'A white loaf costs £4.20.', 'F3'],
  ['g', 'For that I want butter, and jam, and honey, please.'],
)
const longest = beat(
  ['g', 'And a loaf, on a day like this, for my aunt? '.repeat(6)],
  ['h', 'A white loaf costs £4.20.', 'F3'],
)
const shorter = beat(['g', 'And a loaf, for my aunt?'], ['h', 'A white loaf costs £4.20.', 'F3'])
const named = (...lines: number[]) => ({
  ...played.judgeWho(5),
  lines: lines.map((line) => ({ line, note: 'Dull.', passage: '', quote: '' })),
})

async function written(answers: Parameters<typeof deskWith>[0]) {
  const stage = deskWith({ ...whole, ...answers })
  const conversed = await writeConversation(stage.desk, { material: bakery, programme, speakers: 2 })
  assert.ok(conversed.outcome === 'written', JSON.stringify(conversed))
  const texts = conversed.script.chapters.flatMap(({ sentences }) => sentences.map(({ text }) => text))
  const taskOf = (name: string) => stage.asked.find(({ label }) => label === name)?.task ?? ''
  return { texts, taskOf, undone: conversed.script.written?.undone ?? [] }
}

describe('where a talk would grow too long', () => {
  test('what is spare goes before what the editor had written again', async () => {
    const { texts, undone, taskOf } = await written({
      ...{ draft: withSpare, judge: named(6) },
      'repair-editor': { disputed: [], beats: [{ ...longer, beat: 2 }] },
      ...{ 'check-editor': readerWho(), 'check-editor-last': readerWho() },
    })
    assert.match(taskOf('repair-editor'), /together they have about 17 words/)
    assert.ok(texts.includes('For that I want butter, and jam, and honey, please.'))
    assert.ok(!texts.includes('Nobody does, really.'))
    const text = 'Ask whoever bakes at your own home. – Nobody does, really.'
    assert.deepEqual(undone, [{ pass: 'draft', text, reason: 'It made room for what the editor wanted.' }])
  })

  test('and stays where what then stands beside it is doubted', async () => {
    const { texts, undone } = await written({
      ...{ draft: withSpare, judge: named(6) },
      'repair-editor': { disputed: [], beats: [{ ...longer, beat: 2 }] },
      ...{ 'check-editor': readerWho(), 'check-editor-last': readerWho({ 9: 'What breaks?' }) },
    })
    assert.ok(texts.includes('Nobody does, really.'))
    assert.deepEqual(
      undone.map(({ pass, reason }) => [pass, reason]),
      [['repair', 'The episode grew too long.']],
    )
  })

  test('what the editor wanted most goes back last', async () => {
    const [first] = beat([
      'g',
      'Say the thing breaks, on a Sunday, in the snow, at night. Who pays for that?',
    ]).lines
    const [, ...others] = winter.lines
    assert.ok(first)
    const { texts, undone } = await written({
      judge: named(6, 9),
      'repair-editor-again': { beats: [], disputed: [] },
      'repair-editor': {
        disputed: [],
        beats: [
          { ...longer, beat: 2 },
          { ...winter, lines: [first, ...others], beat: 3 },
        ],
      },
      ...{ 'check-editor': readerWho(), 'check-editor-last': readerWho() },
    })
    assert.ok(texts.includes('For that I want butter, and jam, and honey, please.'))
    assert.ok(texts.includes('Say the thing breaks. Who pays for that?'))
    assert.deepEqual(
      undone.map(({ pass, reason }) => [pass, reason]),
      [['repair', 'The episode grew too long.']],
    )
  })

  test('and what has nothing to spare is told once more, in fewer words', async () => {
    const { texts, taskOf, undone } = await written({
      judge: named(6),
      'repair-editor': { disputed: [], beats: [{ ...longest, beat: 2 }] },
      ...{ 'check-editor': readerWho(), 'check-editor-again': readerWho() },
      'repair-editor-again': { disputed: [], beats: [{ ...shorter, beat: 2 }] },
    })
    assert.match(taskOf('repair-editor-again'), /The episode has \d+ words and should have 130/)
    assert.ok(texts.includes('And a loaf, for my aunt?'))
    assert.deepEqual(undone, [])
  })

  test('what is spare goes when repairs made it so', async () => {
    const { texts } = await written({
      ...{ draft: withSpare, 'check-1': readerWho({ 7: 'Of May.' }), 'check-2': readerWho() },
      'repair-1': { disputed: [], beats: [{ ...longer, beat: 2 }] },
    })
    assert.ok(texts.includes('For that I want butter, and jam, and honey, please.'))
    assert.ok(!texts.includes('Nobody does, really.'))
  })
})

test('what the editor wants behind a line of another scene is asked for there', async () => {
  const { taskOf } = await written({
    judge: { ...named(6), note: 'Who carried it is missing: say so behind line 5.' },
    'repair-editor': { disputed: [], beats: [] },
  })
  assert.match(taskOf('repair-editor'), /Write the beats 1, 2,/)
})

test('of an ending only what is refused goes: how to reach them stays', async () => {
  const night = { ...end, lines: [...beat(['h', 'Nell Aldous bakes at night.', 'F5']).lines, ...end.lines] }
  const doubted = readerWho({ 13: 'Nobody says at night.' })
  const still = { disputed: [], beats: [{ ...night, beat: 4 }] }
  const { texts } = await written({
    draft: { scenes: [{ beats: [van] }, { beats: [price] }, { beats: [winter, night] }] },
    ...{ 'check-1': doubted, 'check-2': doubted, 'check-3': doubted, 'check-4': doubted },
    ...{ 'repair-1': still, 'repair-2': still, 'repair-3': still },
  })
  assert.deepEqual(
    texts.slice(-3),
    end.lines.map(({ text }) => text),
  )
  assert.ok(!texts.includes('Nell Aldous bakes at night.'))
})
