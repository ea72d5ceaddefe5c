import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Script, Sentence } from '#domain/script.ts'
import { type FaultKind, faultsOfConversation } from './faults-of-conversation.ts'

const disclosure = 'The voices in this episode are made by artificial intelligence.'
const plan = {
  speakers: 2,
  disclosure,
  thanks: ['Thank you for listening.'],
  ways: ['01632 960118'],
} as const

const line = (text: string, quote?: string): Sentence => ({
  speaker: text.startsWith('g ') ? 'guest' : 'host',
  text: text.slice(2),
  support: 'bridge',
  ...(quote && { claims: [{ says: text, quote, passage: 'p1' }] }),
})
const oven = 'Peter carried the oven here in a fish van.'
const price = 'A white loaf costs £4.20, and about 30 pence of it is left for the bakery.'
const opening = [
  line('h An oven came out of a hospital, brick by brick.', oven),
  line(`h ${disclosure}`),
  line('g A hospital? Who carries an oven out of a hospital?'),
  line('h Peter Aldous, who owned a bakery in Saltmouth and little else.'),
  line('g In what?'),
  line('h He had a fish van.', oven),
]
const middle = [
  line('g And what does a loaf cost from such an oven, after all that?'),
  line('h Four pounds twenty, and about thirty pence of it is left.', price),
  line('g Thirty pence. That is all they keep of a whole loaf?'),
  line('h That is all.'),
]
const ending = [
  line('g Then I would rather not haggle when I stand at that counter. Where do I ring?'),
  line('h Oh one six three two, nine six oh one one eight.'),
  line('g I will. Before noon, I suppose, or the bread is gone.'),
  line('h Thank you for listening.'),
]
const scriptOf = (...scenes: (readonly Sentence[])[]): Pick<Script, 'language' | 'chapters'> => ({
  language: 'en',
  chapters: scenes.map((sentences, at) => ({ title: `Scene ${at + 1}`, sentences })),
})
const kindsIn = (script: Pick<Script, 'chapters'>, changes = {}) =>
  faultsOfConversation(script, { ...plan, speakers: 1, ...changes }).map(({ kind, scene, line: at }) => [
    kind,
    scene,
    at,
  ])
const finds = (script: Pick<Script, 'chapters'>, kind: FaultKind, scene: number, at: number, changes = {}) =>
  assert.deepEqual(kindsIn(script, changes), [[kind, scene, at]])

describe('a conversation', () => {
  test('that somebody can follow has no faults', () =>
    assert.deepEqual(kindsIn(scriptOf(opening, middle, ending), { speakers: 2 }), []))

  test('names whoever is a she or a he', () => {
    finds(
      scriptOf(opening, [line('h She has run it ever since, and bakes on Fridays.'), ...middle], ending),
      'points-at-nothing',
      1,
      0,
    )
    finds(
      scriptOf(opening, [...middle, line('g Fair enough.'), line('h His daughter runs it now.')], ending),
      'points-at-nothing',
      1,
      5,
    )
    const named = [...middle, line('g And who runs it?'), line('h Nell. She trained as an engineer.')]
    assert.deepEqual(kindsIn(scriptOf(opening, named, ending)), [])
  })

  test('begins no scene with what stood in another', () => {
    finds(scriptOf(opening, [line('h That one surprised me.'), ...middle], ending), 'points-at-nothing', 1, 0)
    finds(
      scriptOf(opening, [line('h The other one still comes in.'), ...middle], ending),
      'points-at-nothing',
      1,
      0,
    )
  })

  test('answers what is asked', () => {
    const [asks, , ...rest] = middle
    assert.ok(asks)
    const unanswered = [asks, line('g And what does a cake cost, in the same oven?'), ...rest.slice(0, 1)]
    assert.ok(
      kindsIn(scriptOf(opening, unanswered, ending)).some(
        ([kind, scene, at]) => kind === 'question-without-answer' && scene === 1 && at === 0,
      ),
    )
    const last = [...ending, line('g Did I forget something?')]
    finds(scriptOf(opening, middle, last), 'question-without-answer', 2, 4)
  })

  test('says yes or no to somebody', () => {
    const [asks, ...rest] = middle
    assert.ok(asks)
    const unasked = [
      line('h One more thing about the shop.'),
      line('h No. They are closed on Mondays.'),
      asks,
      ...rest,
    ]
    finds(scriptOf(opening, unasked, ending), 'answer-without-question', 1, 1)
    const denied = [
      line('g So one can buy bread on a Monday.'),
      line('h No. They are closed on Mondays.'),
      asks,
      ...rest,
    ]
    assert.deepEqual(kindsIn(scriptOf(opening, denied, ending)), [])
  })

  test('tells nothing twice, by what is claimed, and may come back to it at the end', () => {
    const again = line('h About thirty pence of a loaf at four twenty is left to them.', price)
    const far = [line('g So where were we?'), line('h At the money, and the oven.'), line('g Go on, then.')]
    finds(scriptOf(opening, [...middle, ...far, again], ending), 'said-twice', 1, 7)
    assert.deepEqual(kindsIn(scriptOf(opening, middle, [again, ...ending])), [])
    const summed = { ...again, speaker: 'guest' as const }
    assert.ok(
      !kindsIn(scriptOf(opening, [...middle, ...far, summed], ending))
        .flat()
        .includes('said-twice'),
    )
    const held = scriptOf([...opening, again], [...far, ...far, again, ...middle.slice(0, 2)], ending)
    assert.ok(!kindsIn(held).flat().includes('said-twice'))
  })

  test('says what the voices are, thanks, and says how to reach them', () => {
    const silent = opening.filter(({ text }) => text !== disclosure)
    finds(scriptOf(silent, middle, ending), 'no-disclosure', 0, 0)
    finds(scriptOf(opening, middle, ending.slice(0, 3)), 'no-thanks', 2, 2)
    const [asks, , ...rest] = ending
    assert.ok(asks)
    finds(scriptOf(opening, middle, [asks, line('h At the counter.'), ...rest]), 'no-way-on', 2, 3)
    assert.ok(kindsIn(scriptOf(opening)).some(([kind]) => kind === 'no-ending'))
  })

  test('is as long as its plan, scene by scene and as a whole', () => {
    const script = scriptOf(opening, middle, ending)
    assert.deepEqual(
      kindsIn(script, { words: 130, scenes: [{ words: 45 }, { words: 37 }, { words: 40 }] }),
      [],
    )
    finds(script, 'episode-length', 0, 0, { words: 160 })
    finds(script, 'scene-length', 1, 0, { scenes: [{ words: 45 }, { words: 60 }, { words: 40 }] })
    const [fault] = faultsOfConversation(script, { ...plan, words: 160 })
    assert.match(fault?.reason ?? '', /should have 160: tell \d+ more/)
  })

  test('lets nobody speak for a minute, and both speak', () => {
    const long = line(`h ${'They bake slowly and they like to tell you why that is so. '.repeat(12)}`)
    const script = scriptOf(opening, [...middle, long], ending)
    assert.deepEqual(kindsIn(script), [['too-long-a-turn', 1, 3]])
    assert.deepEqual(kindsIn(script, { speakers: 2 }), [
      ['too-long-a-turn', 1, 3],
      ['guest-share', 1, 0],
    ])
  })
})
