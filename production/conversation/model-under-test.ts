/** Models that answer what a test gives them, by the label of the question; and a business they can tell of. */
import type { Passage, Reading } from '#domain/evidence.ts'
import type { Script, Sentence } from '#domain/script.ts'
import type { Model, ModelFault, ModelQuestion } from '#vendors/models/model.ts'
import type { Desk } from './ask-pass.ts'
import { bookInMemory } from './pass-book.ts'

type Played = object | ModelFault
type Answers = Readonly<Record<string, Played | ((question: ModelQuestion<unknown>) => Played)>>

const isFault = (played: Played): played is ModelFault => 'outcome' in played

export function deskWith(answers: Answers, changes: Partial<Desk> = {}) {
  const asked: ModelQuestion<unknown>[] = []
  const book = bookInMemory()
  const model: Model = {
    ...{ name: 'played small', vendor: 'played', model: 'small' },
    async ask<T>(question: ModelQuestion<T>) {
      asked.push(question)
      const given = new Map(Object.entries(answers)).get(question.label)
      if (!given) throw new Error(`Nobody plays ${question.label}.`)
      const played = typeof given === 'function' ? given(question) : given
      const cost = { usage: { input: 1_000, cached: 0, output: 100 }, seconds: 1, calls: 1 }
      if (isFault(played)) return { ...played, ...cost }
      return { outcome: 'answered', object: question.schema.parse(played), ...cost }
    },
  }
  const desk: Desk = {
    ...{ models: { large: model, small: model, judge: model }, book },
    ...{ dollarsOf: () => 0.01, ceiling: 1, dayCeiling: 20, now: () => new Date('2026-11-23T12:00:00Z') },
    ...changes,
  }
  return { desk, asked, book, labels: () => asked.map(({ label }) => label) }
}

const url = 'https://bakery.test/'
const texts = [
  'Harbour Bakery is a family bakery in Saltmouth. It has baked sourdough in the same brick oven since 1987.',
  'The brick oven came from a hospital kitchen, and Peter Aldous carried it here brick by brick in a fish van.',
  'A white loaf costs £4.20. On Mondays the bakery is closed.',
  'When the oven cracked in 2009, regular customers lent the bakery £14,600 in small sums.',
  'Nell Aldous runs the bakery today. She trained as a structural engineer and worked on bridges for nine years.',
]
export const passages: Passage[] = [
  ...texts.map((text, at): Passage => ({ id: `p${at}`, url, kind: 'text', heading: '', text })),
  { id: 'p9', url, kind: 'contact', heading: '', text: 'Telephone: 01632 960118' },
]
export const bakery: Reading = {
  ...{ url, host: 'bakery.test', name: 'Harbour Bakery', language: 'en', colours: [] },
  pages: [{ url, title: 'Harbour Bakery', role: 'home' }],
  passages,
}

const kindOf = (text: string) => (text.startsWith('Telephone') ? 'contact' : 'story')
/** F1 is the first passage, and so on; the last is the telephone. */
export const factsAnswer = {
  facts: passages.map(({ id, text }) => ({
    ...{ quote: text, passage: id, about: 'Harbour Bakery', kind: kindOf(text), speaker: '', when: '' },
    ...{ conditions: [], surprise: 3 },
  })),
  leftOut: [],
}

const scene = (title: string, facts: readonly string[]) => ({
  ...{ title, question: `What of ${title}?`, turn: '', payoff: '', facts, words: 30 },
})
const plan = {
  ...{ spine: 'How does an oven travel?', coldOpen: { facts: ['F2'], held: 'who' } },
  scenes: [scene('The van', ['F2', 'F1']), scene('The price', ['F3']), scene('The winter', ['F4', 'F5'])],
  ...{ callback: 'the van', ending: ['F6'], isEnough: false, honestWords: 130 },
}
export const outlineAnswer = { plans: [plan, { ...plan, spine: 'Another' }, plan], chosen: 0, because: '' }

type Said = readonly [speaker: 'h' | 'g', text: string, fact?: string]
export const beat = (...lines: readonly Said[]) => ({
  ...{ question: 'a question', payoff: 'a payoff', spare: false },
  lines: lines.map(([who, text, fact]) => ({
    ...{ speaker: who === 'h' ? 'host' : 'guest', act: fact ? 'claim' : 'reaction', text },
    claims: fact ? [{ fact, quote: texts[Number(fact.slice(1)) - 1] ?? 'Telephone: 01632 960118' }] : [],
  })),
})

export const van = beat(
  ['h', 'Peter Aldous carried it here brick by brick in a fish van.', 'F2'],
  ['g', 'Carried what? I have carried a sofa once, and my back has not forgiven me.'],
  ['h', 'The brick oven came from a hospital kitchen.', 'F2'],
  ['g', 'In a fish van. I hope somebody washed it before.'],
  ['h', 'Harbour Bakery is a family bakery in Saltmouth.', 'F1'],
)
export const price = beat(
  ['g', 'And a loaf? I am not made of money.'],
  ['h', 'A white loaf costs £4.20.', 'F3'],
  ['g', 'For that I want butter.'],
)
export const winter = beat(
  ['g', 'Say the thing breaks. Who pays for that?'],
  ['h', 'When the oven cracked in 2009, regular customers lent the bakery £14,600 in small sums.', 'F4'],
  ['g', 'Customers. Mine would have sent flowers.'],
  ['h', 'Nell Aldous runs the bakery today.', 'F5'],
)
export const end = beat(
  ['h', 'The telephone number is 01632 960118.', 'F6'],
  ['g', 'I will ask her about the van. And then I ring.'],
  ['h', 'Thank you for listening.'],
)
export const draftAnswer = {
  scenes: [{ beats: [van] }, { beats: [price] }, { beats: [winter, end] }],
}

/** A second reader who finds everything, apart from these lines. */
export const readerWho = (more: Readonly<Record<number, string>> = {}) => ({
  lines: Object.entries(more).map(([line, what]) => ({
    ...{ line: Number(line), verdict: 'more', what, quote: '' },
  })),
  none: Array.from({ length: 60 }, (_, at) => at + 1).filter((line) => !(line in more)),
})

export const judgeWho = (grade: number) => ({
  ...{ hook: grade, tension: 5, people: 5, sense: 5, payoff: 5, ear: 5 },
  ...{ weakest: 2, note: 'Let the guest doubt the price.', lines: [] },
})
export const packagingAnswer = {
  title: { text: 'An oven in a fish van', lines: [1, 3] },
  summary: [
    { text: 'Peter Aldous carried it.', lines: [1] },
    { text: 'A loaf costs £4.20.', lines: [7] },
    { text: 'Customers lent £14,600.', lines: [10] },
  ],
  chapters: ['The van', 'The price', 'The winter'].map((text) => ({ text, lines: [] })),
}

/** What is read aloud of the same website. */
const read = (at: number): Sentence => ({ speaker: 'reader', text: texts[at] ?? '', support: [`p${at}`] })
const asks = (text: string): Sentence => ({ speaker: 'guest', text, support: 'bridge' })
export const programme: Script = {
  ...{
    format: 'three-questions',
    language: 'en',
    show: 'Harbour Bakery',
    title: 'Harbour Bakery, in its own words',
  },
  summary: ['Harbour Bakery, in its own words.', 'Who are they?', 'What is read stands on bakery.test.'],
  chapters: [
    {
      title: 'Who are they?',
      sentences: [asks('Who is that?'), read(0), asks('What does it cost?'), read(2)],
    },
    {
      title: 'How does one begin?',
      sentences: [
        asks('How do I get in touch?'),
        { speaker: 'host', text: 'The number is 01632 960118.', support: ['p9'] },
        { speaker: 'host', text: 'That was Harbour Bakery.', support: 'bridge' },
      ],
    },
  ],
}
