import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as played from './model-under-test.ts'
import { writeConversation } from './write-conversation.ts'

const { bakery, deskWith, programme, readerWho } = played
const whole = {
  ...{ facts: played.factsAnswer, outline: played.outlineAnswer, judge: played.judgeWho(5) },
  ...{ polish: { lines: [] }, packaging: played.packagingAnswer, 'check-last': readerWho() },
}
const words = 'A white loaf costs £4.20. On Mondays the bakery is closed.'
const nothingNew = { beats: [], disputed: [] }

async function told(line: string, answers: Parameters<typeof deskWith>[0]) {
  const beat = played.beat(['g', 'And a loaf?'], ['h', line, 'F3'])
  const scenes = [{ beats: [played.van] }, { beats: [beat] }, { beats: [played.winter, played.end] }]
  const stage = deskWith({ ...whole, draft: { scenes }, ...answers })
  const conversed = await writeConversation(stage.desk, { material: bakery, programme, speakers: 2 })
  assert.ok(conversed.outcome === 'written', JSON.stringify(conversed))
  const texts = conversed.script.chapters.flatMap(({ sentences }) => sentences.map(({ text }) => text))
  return { ...stage, isHeard: texts.includes(line) }
}
const readerWhoFinds = (line: number, quote: string) => {
  const { lines, none } = readerWho()
  return {
    lines: [...lines, { line, verdict: 'yes', what: '', quote }],
    none: none.filter((at) => at !== line),
  }
}

describe('a writer who calls a mark wrong and shows the words', () => {
  const doubted = readerWho({ 7: 'The price is of May.' })
  const disputed = { beats: [], disputed: [{ line: 7, quote: words }] }

  test('keeps the beat where the second reader finds it there', async () => {
    const { isHeard, asked } = await told('A white loaf costs £4.20.', {
      ...{ 'check-1': doubted, 'repair-1': disputed, 'check-2': readerWhoFinds(7, words) },
    })
    assert.ok(isHeard)
    const { task = '' } = asked.find(({ label }) => label === 'check-2') ?? {}
    assert.match(task, /a checker says: More than its words say\. The price is of May\./)
  })

  test('has said nothing with words that stand nowhere, or where the reader stays with it', async () => {
    const invented = {
      beats: [],
      disputed: [{ line: 7, quote: 'A white loaf costs £4.20, in May and June.' }],
    }
    for (const answer of [invented, disputed]) {
      const again = { ...{ 'repair-1': answer, 'repair-2': answer, 'repair-3': answer } }
      const { isHeard } = await told('A white loaf costs £4.20.', {
        ...{ 'check-1': doubted, 'check-2': doubted, 'check-3': doubted, 'check-4': doubted, ...again },
      })
      assert.ok(!isHeard)
    }
  })

  const always = 'A white loaf always costs £4.20.'
  test('is believed against code where code has only compared words', async () => {
    const { isHeard } = await told(always, {
      ...{ 'check-1': readerWho(), 'repair-1': disputed, 'check-2': readerWhoFinds(7, words) },
    })
    assert.ok(isHeard)
  })

  test('is not where nobody disputes, and never where a number is another one', async () => {
    const yes = readerWhoFinds(7, words)
    const rounds = { 'check-1': yes, 'check-2': yes, 'check-3': yes, 'check-4': yes }
    const still = { 'repair-1': nothingNew, 'repair-2': nothingNew, 'repair-3': nothingNew }
    assert.ok(!(await told(always, { ...rounds, ...still })).isHeard)
    const disputes = { 'repair-1': disputed, 'repair-2': disputed, 'repair-3': disputed }
    const { isHeard, asked } = await told('A white loaf costs £9.40.', { ...rounds, ...disputes })
    assert.ok(!isHeard)
    // Nobody is asked to decide what is decided.
    const taskOf = (wanted: string) => asked.find(({ label }) => label === wanted)?.task ?? ''
    assert.match(taskOf('repair-1'), /£9\.40\.","✗✗ /)
    assert.doesNotMatch(taskOf('check-2'), /a checker says: /)
  })
})

test('a line that the second reader has on neither list was not read', async () => {
  const { none } = readerWho()
  const forgotten = { lines: [], none: none.filter((line) => line !== 7) }
  const { labels } = await told('A white loaf costs £4.20.', {
    ...{ 'check-1': forgotten, 'repair-1': nothingNew, 'check-2': readerWho() },
  })
  assert.ok(labels().includes('repair-1'))
})
