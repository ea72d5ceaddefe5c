import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as played from './model-under-test.ts'
import { writeConversation } from './write-conversation.ts'

const { bakery, deskWith, programme, readerWho } = played
const whole = {
  ...{ facts: played.factsAnswer, outline: played.outlineAnswer, draft: played.draftAnswer },
  ...{ 'check-1': readerWho(), judge: played.judgeWho(5), packaging: played.packagingAnswer },
}

async function written(answers: Parameters<typeof deskWith>[0]) {
  const stage = deskWith({ ...whole, ...answers })
  const conversed = await writeConversation(stage.desk, { material: bakery, programme, speakers: 2 })
  assert.ok(conversed.outcome === 'written', JSON.stringify(conversed))
  const { script } = conversed
  const [, ...texts] = script.chapters.flatMap(({ sentences }) => sentences.map(({ text }) => text))
  return { ...stage, script, texts }
}

describe('what was polished', () => {
  test('keeps the line of before where what was polished is doubted', async () => {
    const { texts } = await written({
      polish: {
        lines: [
          { line: 1, text: 'Peter always carried it here in a fish van.' },
          { line: 4, text: 'In a fish van, please.' },
        ],
      },
      'check-last': readerWho({ 1: 'Nobody says always.' }),
    })
    assert.equal(texts[0], 'Peter Aldous carried it here brick by brick in a fish van.')
    assert.equal(texts[3], 'In a fish van, please.')
  })

  test('keeps what was polished beside a doubted line, read once more, and says what was undone', async () => {
    const polish = {
      lines: [
        { line: 2, text: 'Carried what? I carried a sofa once.' },
        { line: 3, text: 'The oven always came from a hospital kitchen.' },
      ],
    }
    const { texts, script, labels } = await written({
      ...{ polish, 'check-last': readerWho({ 3: 'Nobody says always.' }), 'check-last-again': readerWho() },
    })
    assert.equal(texts[1], 'Carried what? I carried a sofa once.')
    assert.equal(texts[2], 'The brick oven came from a hospital kitchen.')
    assert.ok(labels().includes('check-last-again'))
    assert.deepEqual(
      script.written?.undone?.map(({ pass, text }) => [pass, text]),
      [['polish', 'The oven always came from a hospital kitchen.']],
    )
    assert.match(script.written?.undone?.[0]?.reason ?? '', /Nobody says always/)
  })

  test('goes back together where a line beside it is doubted, and says what was said of that', async () => {
    const { texts, script } = await written({
      ...{ polish: { lines: [{ line: 2, text: 'Carried what?' }] }, 'check-last': readerWho() },
    })
    assert.equal(texts[1], 'Carried what?')
    assert.equal(script.written?.undone, undefined)
    const lines = [
      { line: 1, text: 'Peter Aldous carried it here, brick by brick, in a fish van.' },
      { line: 2, text: 'Carried what?' },
    ]
    const back = await written({
      ...{ polish: { lines }, 'check-last': readerWho({ 2: 'What?' }) },
      'check-last-again': readerWho({ 2: 'Who is that?' }),
    })
    assert.deepEqual(
      back.script.written?.undone?.map(({ reason }) => reason),
      [
        'It stood beside a line that was refused. More than its words say. What?',
        'More than its words say. What? More than its words say. Who is that?',
      ],
    )
    const beside = await written({
      ...{ polish: { lines }, 'check-last': readerWho({ 1: 'Who is that?', 3: 'Which oven?' }) },
    })
    assert.match(beside.script.written?.undone?.[1]?.reason ?? '', /^It stood beside a line that was refused/)
  })

  test('may be a word longer, as long as the whole is not too long', async () => {
    const longer = {
      line: 2,
      text: 'Carried what, you say? I have carried a sofa once, and my back has not forgiven me.',
    }
    const { texts } = await written({ polish: { lines: [longer] }, 'check-last': readerWho() })
    assert.equal(texts[1], longer.text)
    const words = `${longer.text} ${'And so on and on, about that very sofa of mine. '.repeat(5)}`.trim()
    const kept = await written({ polish: { lines: [{ line: 2, text: words }] }, 'check-last': readerWho() })
    assert.notEqual(kept.texts[1], words)
    assert.deepEqual(
      kept.script.written?.undone?.map(({ text, reason }) => [text, reason]),
      [[words, 'The episode grew too long.']],
    )
    // Of too much only the longest goes back, and what is no longer stays in the same scene, too.
    const short = { line: 4, text: 'In a fish van, please.' }
    const lines = [{ line: 2, text: words }, short]
    const both = await written({ polish: { lines }, 'check-last': readerWho() })
    assert.equal(both.texts[3], short.text)
    assert.notEqual(both.texts[1], words)
  })
})
