import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as played from './model-under-test.ts'
import { writeConversation } from './write-conversation.ts'

const { bakery, deskWith, programme, readerWho } = played
const whole = {
  ...{ facts: played.factsAnswer, outline: played.outlineAnswer, draft: played.draftAnswer },
  ...{ 'check-1': readerWho(), packaging: played.packagingAnswer, 'check-last': readerWho() },
  ...{ polish: { lines: [] }, judge: played.judgeWho(5) },
}
const note = 'Let the guest doubt the price.'
const named = (...lines: number[]) => ({
  ...played.judgeWho(5),
  ...{ note, lines: lines.map((line) => ({ line, note: 'Dull.', passage: '', quote: '' })) },
})
const price = played.beat(
  ['g', 'And a loaf? Go on.'],
  ['h', 'A white loaf costs £4.20.', 'F3'],
  ['g', 'With butter.'],
)
const winter = played.beat(
  ['g', 'Say it cracks.'],
  ['h', 'When the oven cracked in 2009, regular customers lent the bakery £14,600 in small sums.', 'F4'],
)
const unhappy = (text: string) => {
  const lines = winter.lines.map((line, at) => (at === 0 ? { ...line, text } : line))
  return { ...winter, lines }
}
const repair = {
  disputed: [],
  beats: [
    { ...price, beat: 2 },
    { ...winter, beat: 3 },
  ],
}
const refused = { outcome: 'refused', reason: 'No.' } as const

async function written(answers: Parameters<typeof deskWith>[0]) {
  const stage = deskWith({ ...whole, ...answers })
  const conversed = await writeConversation(stage.desk, { material: bakery, programme, speakers: 2 })
  assert.ok(conversed.outcome === 'written', JSON.stringify(conversed))
  const texts = conversed.script.chapters.flatMap(({ sentences }) => sentences.map(({ text }) => text))
  return { ...stage, texts, undone: conversed.script.written?.undone ?? [] }
}
const taskOf = (asked: readonly { label: string; task: string }[], label: string) =>
  asked.find((each) => each.label === label)?.task ?? ''

describe('of what the editor had written again', () => {
  const doubted = { judge: named(6, 9), 'repair-editor': repair, 'repair-editor-again': refused }

  test('only the doubted beat goes back, and is kept with why', async () => {
    const { texts, undone } = await written({
      ...doubted,
      ...{ 'check-editor': readerWho({ 9: 'It never cracks.' }), 'check-editor-last': readerWho() },
    })
    assert.ok(texts.includes('And a loaf? Go on.'))
    assert.ok(texts.includes('Say the thing breaks. Who pays for that?'))
    assert.deepEqual(
      undone.map(({ pass, text }) => [pass, text]),
      [['repair', winter.lines.map(({ text }) => text).join(' – ')]],
    )
    assert.match(undone[0]?.reason ?? '', /It never cracks/)
  })

  test('what was asked for is asked for thrice beside what is wrong, and whoever polishes hears why it went back', async () => {
    const { asked, texts } = await written({
      ...{ judge: named(6, 9), 'repair-editor': repair, polish: { lines: [] } },
      ...{ 'check-editor': readerWho({ 9: 'It never cracks.' }), 'check-editor-last': readerWho() },
      'repair-editor-again': { disputed: [], beats: [{ ...unhappy('Say it cracks now.'), beat: 3 }] },
      'check-editor-again': readerWho({ 9: 'Not now.' }),
      'repair-editor-third': { disputed: [], beats: [{ ...unhappy('Say it has cracked.'), beat: 3 }] },
      'check-editor-third': readerWho({ 9: 'Nor before.' }),
    })
    const wish = 'Asked for here: The editor: Dull.'
    assert.ok(taskOf(asked, 'repair-editor-again').includes(`It never cracks.","✗ ${wish}"`))
    assert.ok(taskOf(asked, 'repair-editor-third').includes(`Not now.","✗ ${wish}"`))
    const old = 'Say the thing breaks. Who pays for that?'
    const why =
      'What was written for it went back: “Say it has cracked.”: More than its words say. Nor before.'
    assert.ok(taskOf(asked, 'polish').includes(`[9,"guest","${old}","✗ The editor: Dull. ${why}"]`))
    assert.ok(texts.includes(old))
  })

  test('the beat beside it goes back, too, where that is doubted now', async () => {
    const { texts, undone } = await written({
      ...doubted,
      'check-editor': readerWho({ 9: 'It never cracks.' }),
      'check-editor-last': readerWho({ 9: 'Who pays for butter?' }),
    })
    assert.ok(!texts.includes('And a loaf? Go on.'))
    assert.deepEqual(
      undone.map(({ reason }) => reason),
      ['It stood beside a beat that went back.', 'More than its words say. It never cracks.'],
    )
  })

  test('as few beats go back as make it fit, and what was asked for is as long as what stands', async () => {
    const words = 'I could go on about butter and jam and honey and the knife that I have at home. '.repeat(3)
    const long = played.beat(['g', words], ['h', 'A white loaf costs £4.20.', 'F3'])
    const { texts, undone, asked } = await written({
      ...{ judge: named(6, 9), 'check-editor': readerWho(), 'check-editor-last': readerWho() },
      'repair-editor-again': { beats: [], disputed: [] },
      'repair-editor': {
        disputed: [],
        beats: [
          { ...long, beat: 2 },
          { ...winter, beat: 3 },
        ],
      },
    })
    assert.ok(texts.includes('Say it cracks.'))
    assert.ok(!texts.some((text) => text.includes('the knife')))
    assert.deepEqual(
      undone.map(({ reason }) => reason),
      ['The episode grew too long.'],
    )
    const [first = '', second = ''] = [played.price, played.winter].map(({ lines }) =>
      lines.map(({ text }) => text).join(' '),
    )
    const has = `${first} ${second}`.split(' ').length
    assert.match(taskOf(asked, 'repair-editor'), new RegExp(`together they have about ${has} words`))
  })
})

test('what the editor says of a scene stands beside the line that is named in it', async () => {
  const { asked } = await written({
    ...{
      judge: named(6),
      'repair-editor': { ...repair, beats: [{ ...price, beat: 2 }] },
      'check-editor': readerWho(),
    },
  })
  assert.ok(
    taskOf(asked, 'repair-editor').includes(
      `"✗ The editor: Dull.","✗ The editor says of this scene: ${note}"`,
    ),
  )
  const { labels } = await written({ judge: { ...played.judgeWho(5), note } })
  assert.ok(!labels().includes('repair-editor'))
})
