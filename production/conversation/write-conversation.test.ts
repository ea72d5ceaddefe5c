import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Script } from '#domain/script.ts'
import type { WritingProgress } from '#domain/writing.ts'
import * as played from './model-under-test.ts'
import { bookInMemory } from './pass-book.ts'
import { writeConversation } from './write-conversation.ts'

const { bakery, deskWith, draftAnswer, factsAnswer, judgeWho, outlineAnswer, packagingAnswer } = played
const { programme, readerWho } = played
const whole = {
  ...{ facts: factsAnswer, outline: outlineAnswer, draft: draftAnswer },
  ...{ 'check-1': readerWho(), judge: judgeWho(5), polish: { lines: [] }, packaging: packagingAnswer },
  ...{ 'check-2': readerWho(), 'check-last': readerWho() },
}
const wanted = { material: bakery, programme, speakers: 2 } as const
const textsIn = ({ chapters }: Script) =>
  chapters.flatMap(({ sentences }) => sentences.map(({ text }) => text))

async function written(answers: Parameters<typeof deskWith>[0]) {
  const stage = deskWith({ ...whole, ...answers })
  const conversed = await writeConversation(stage.desk, wanted)
  assert.ok(conversed.outcome === 'written', JSON.stringify(conversed))
  const [notice, ...texts] = textsIn(conversed.script)
  return { ...stage, script: conversed.script, notice, texts }
}

describe('a script of two who talk', () => {
  test('comes from passes, each asked once', async () => {
    const { script, labels, notice, texts } = await written({})
    assert.deepEqual(labels(), [
      'facts',
      'outline',
      'draft',
      'check-1',
      'judge',
      'polish',
      'packaging',
      'check-last',
    ])
    assert.equal(script.written?.way, 'A')
    assert.equal(script.title, 'An oven in a fish van')
    assert.deepEqual(script.written.grades?.hook, 5)
    assert.equal(texts[0], 'Peter Aldous carried it here brick by brick in a fish van.')
    assert.match(notice ?? '', /artificial intelligence/)
    const [, first] = script.chapters[0]?.sentences ?? []
    assert.deepEqual(first?.support, ['p1'])
  })

  test('is not written twice after a kill: what was answered is found', async () => {
    const stage = deskWith(whole)
    const first = await writeConversation(stage.desk, wanted)
    const again = deskWith({}, { book: stage.book })
    assert.deepEqual(await writeConversation(again.desk, wanted), first)
    assert.deepEqual(again.labels(), [])
  })

  test('hears nothing that the second reader doubts: the beat is written again, and read again', async () => {
    const better = { ...played.price, beat: 2 }
    const { texts, labels, asked } = await written({
      'check-1': readerWho({ 7: 'The price is of May.' }),
      'repair-1': {
        disputed: [],
        beats: [
          { ...better, lines: [better.lines[0], { ...better.lines[1], text: '£4.20, a white loaf.' }] },
        ],
      },
    })
    assert.ok(labels().includes('repair-1'))
    const repair = asked.find(({ label }) => label === 'repair-1')
    assert.match(repair?.task ?? '', /✗ More than its words say\. The price is of May\./)
    assert.match(repair?.task ?? '', /the guest has 35 to 45 percent of the words and has 50 now/)
    assert.ok(texts.includes('£4.20, a white loaf.'))
    assert.ok(!texts.includes('A white loaf costs £4.20.'))
  })

  test('hears the website itself where repairs did not help, and says so', async () => {
    const doubted = readerWho({ 7: 'Still more.' })
    const still = { disputed: [], beats: [{ ...played.price, beat: 2 }] }
    const { script, texts } = await written({
      'check-1': doubted,
      'repair-1': still,
      'check-2': doubted,
      'repair-2': still,
      'check-3': doubted,
      'repair-3': still,
      'check-4': doubted,
    })
    const at = texts.indexOf('What does it cost?')
    assert.ok(at > 0)
    assert.equal(texts[at + 1], 'A white loaf costs £4.20. On Mondays the bakery is closed.')
    assert.ok(!texts.includes('A white loaf costs £4.20.'))
    assert.match(script.written?.reason ?? '', /read aloud/)
  })

  test('is asked for a third time before the whole of it is lost', async () => {
    const opening = readerWho({ 1: 'Nobody says brick by brick.' })
    const still = { disputed: [], beats: [{ ...played.van, beat: 1 }] }
    const { labels, script, texts } = await written({
      ...{ 'check-1': opening, 'check-2': opening, 'check-3': opening, 'check-4': readerWho() },
      ...{ 'repair-1': still, 'repair-2': still },
      'repair-3': {
        disputed: [],
        beats: [
          {
            ...played.van,
            beat: 1,
            lines: [
              { ...played.van.lines[0], text: 'Peter Aldous carried it here.' },
              ...played.van.lines.slice(1),
            ],
          },
        ],
      },
    })
    assert.ok(labels().includes('repair-3'))
    assert.equal(texts[0], 'Peter Aldous carried it here.')
    assert.equal(script.written?.reason, undefined)
  })

  test('says to whoever looks on in which scene it is', async () => {
    const said: WritingProgress[] = []
    const stage = deskWith(
      {
        ...whole,
        'check-1': readerWho({ 7: 'Of May.' }),
        'repair-1': { disputed: [], beats: [{ ...played.price, beat: 2 }] },
      },
      { book: bookInMemory({ say: (progress) => said.push(progress) }) },
    )
    await writeConversation(stage.desk, wanted)
    const repair = said.find(({ pass }) => pass === 'repair-1')
    assert.deepEqual([repair?.scene, repair?.scenes], [2, 3])
    assert.equal(said.find(({ pass }) => pass === 'draft')?.scene, undefined)
  })

  test('is refused by code whoever confirms it', async () => {
    const lie = played.beat(['g', 'And a loaf?'], ['h', 'A white loaf costs £9.40.', 'F3'])
    const { texts } = await written({
      draft: { scenes: [{ beats: [played.van] }, { beats: [lie] }, { beats: [played.winter, played.end] }] },
      'repair-1': { disputed: [], beats: [{ ...played.price, beat: 2 }] },
    })
    assert.ok(!texts.some((text) => text.includes('9.40')))
    assert.ok(texts.includes('A white loaf costs £4.20.'))
  })

  test('ends with thanks and a way to reach them, whoever forgot it', async () => {
    const { texts } = await written({
      'repair-1': { beats: [], disputed: [] },
      draft: { scenes: [{ beats: [played.van] }, { beats: [played.price] }, { beats: [played.winter] }] },
    })
    assert.deepEqual(texts.slice(-2), ['The number is 01632 960118.', 'Thank you for listening.'])
  })

  test('says how to reach them before it thanks, and nothing after that', async () => {
    const thanks = played.beat(['g', 'I will ask about the van.'], ['h', 'Thanks for listening.'])
    const { texts } = await written({
      'repair-1': { beats: [], disputed: [] },
      draft: {
        scenes: [{ beats: [played.van] }, { beats: [played.price] }, { beats: [played.winter, thanks] }],
      },
    })
    const end = ['The number is 01632 960118.', 'I will ask about the van.', 'Thanks for listening.']
    assert.deepEqual(texts.slice(-3), end)
  })

  test('lets the editor have the weakest scene written again', async () => {
    const doubting = played.beat(['g', 'And a loaf? Go on.'], ['h', 'A white loaf costs £4.20.', 'F3'])
    const { texts, labels, script } = await written({
      judge: judgeWho(3),
      'repair-editor': { disputed: [], beats: [{ ...doubting, beat: 2 }] },
      'check-editor': readerWho(),
    })
    assert.ok(labels().includes('repair-editor'))
    assert.ok(texts.includes('And a loaf? Go on.'))
    assert.equal(script.written?.grades?.hook, 3)
  })

  test('waits for a model that is away while the editor has a scene written again', async () => {
    const away = { outcome: 'wait', reason: 'It is away.' } as const
    const stage = deskWith({ ...whole, judge: judgeWho(3), 'repair-editor': away })
    assert.equal((await writeConversation(stage.desk, wanted)).outcome, 'wait')
  })

  test('gets no longer than planned by what the editor wants', async () => {
    const words = 'I could go on about butter and jam and honey and the knife that I have at home. '.repeat(3)
    const long = played.beat(['g', words], ['h', 'A white loaf costs £4.20.', 'F3'])
    const { texts, asked } = await written({
      judge: judgeWho(3),
      'repair-editor-again': { beats: [], disputed: [] },
      'repair-editor': { disputed: [], beats: [{ ...long, beat: 2 }] },
      'check-editor': readerWho(),
    })
    assert.ok(texts.includes('For that I want butter.'))
    assert.ok(!texts.some((text) => text.includes('the knife')))
    const { task = '' } = asked.find(({ label }) => label === 'repair-editor') ?? {}
    assert.match(task, /together they have about \d+ words\./)
  })

  test('takes the title of the programme where its own is doubted', async () => {
    const lines = played.draftAnswer.scenes.flatMap(({ beats }) => beats.flatMap((beat) => beat.lines)).length
    const { script } = await written({
      'check-last': readerWho({ [lines + 1]: 'No oven fits a van.', [lines + 3]: 'Which loaf?' }),
      'packaging-titles': packagingAnswer,
      'check-titles': readerWho({ 1: 'Still none.' }),
    })
    assert.equal(script.title, 'About Harbour Bakery')
    assert.equal(script.written?.undone?.[0]?.text, 'An oven in a fish van')
    assert.equal(script.summary[0], 'Peter Aldous carried it.')
  })

  test('tells each plan that a person has chosen', async () => {
    const stage = deskWith(whole)
    await writeConversation(stage.desk, wanted)
    const key = stage.book.all.find(({ label }) => label === 'outline')?.key ?? ''
    const book = {
      ...stage.book,
      wishes: async () => ({ chosen: { outline: 1, of: key }, lines: [], isStopped: false }),
    }
    const again = deskWith(whole, { book })
    await writeConversation(again.desk, wanted)
    assert.match(again.asked.find(({ label }) => label === 'draft')?.task ?? '', /"spine":"Another"/)
  })
})

describe('it is left to the programme', () => {
  const cases: [string, Parameters<typeof deskWith>[0], RegExp][] = [
    [
      'where the model will not, twice',
      { draft: { outcome: 'refused', reason: 'It will not.' } },
      /will not/,
    ],
    ['where its form is wrong', { outline: { outcome: 'no-form', reason: 'No form.' } }, /No form/],
    [
      'where only a person can help',
      { facts: { outcome: 'ask-a-person', reason: 'The key is wrong.' } },
      /key/,
    ],
    ['where it does not fit', { draft: { outcome: 'too-long', reason: 'Too long.' } }, /Too long/],
    ['where its plans name no facts', { outline: { ...outlineAnswer, plans: [] } }, /no plan/],
    [
      'where the website gives too little',
      { facts: { facts: factsAnswer.facts.slice(2, 3), leftOut: [] } },
      /11 words/,
    ],
    [
      'where all is doubted',
      {
        'check-1': readerWho({ 1: 'a', 7: 'b', 10: 'c', 14: 'd' }),
        'repair-1': { outcome: 'no-form', reason: '' },
      },
      /mend/,
    ],
  ]
  for (const [name, answers, reason] of cases)
    test(name, async () => {
      const { desk } = deskWith({ ...whole, ...answers })
      const conversed = await writeConversation(desk, wanted)
      assert.equal(conversed.outcome, 'left')
      assert.match(conversed.outcome === 'left' ? conversed.reason : '', reason)
    })

  test('and whoever runs the house is told what only they can mend', async () => {
    const remarks: string[] = []
    const remark = (text: string) => remarks.push(text)
    const noKey = { outcome: 'ask-a-person', reason: 'The key is wrong.' } as const
    await writeConversation(deskWith({ ...whole, facts: noKey }, { remark }).desk, wanted)
    await writeConversation(
      deskWith({ ...whole, facts: { ...noKey, outcome: 'refused' } }, { remark }).desk,
      wanted,
    )
    assert.deepEqual(remarks, ['Nothing is written by a model: The key is wrong.'])
  })

  test('after an hour without the model, and not before', async () => {
    const away = { ...whole, draft: { outcome: 'wait', reason: 'It is away.', waitSeconds: 30 } } as const
    const stage = deskWith(away)
    const waits = { outcome: 'wait', reason: 'It is away.', seconds: 30 }
    assert.deepEqual(await writeConversation(stage.desk, wanted), waits, 'as long as its server says')
    const later = deskWith(away, { book: stage.book, now: () => new Date('2026-11-23T13:00:00Z') })
    const conversed = await writeConversation(later.desk, wanted)
    assert.match(conversed.outcome === 'left' ? conversed.reason : '', /For an hour/)
  })

  test('where its money is spent before it is checked', async () => {
    const { desk, labels } = deskWith(whole, { dollarsOf: () => 0.4 })
    const conversed = await writeConversation(desk, wanted)
    assert.match(
      conversed.outcome === 'left' ? conversed.reason : '',
      /All of the \$1\.00 of this episode is spent/,
    )
    assert.deepEqual(labels(), ['facts', 'outline', 'draft'])
  })
})
