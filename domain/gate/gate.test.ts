import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Passage, PassageKind, Reading } from '#domain/evidence.ts'
import { gateOf } from './gate.ts'
import type { Line } from './line.ts'

const rows: [PassageKind, string, string][] = [
  ['heading', '', 'Slow bread from Saltmouth'],
  ['text', 'Bread', 'We bake about 420 loaves on a weekday, and we sell most of them before noon.'],
  ['text', 'Bread', 'The loaf rests overnight twice. It bakes for 45 minutes.'],
  ['price', 'Loaves', 'Harbour White: Weight 900 g, Price £4.20'],
  ['price', 'Loaves', 'Seeded Wheat: Weight 800 g, Price £4.80'],
  [
    'question',
    'Questions',
    'Is your sourdough gluten free?\nNo. It contains wheat or rye, and it is not safe for people with coeliac disease.',
  ],
  ['question', 'Questions', 'Can I freeze it?\nYes. Cut it first, and toast it straight from the freezer.'],
  [
    'question',
    'Questions',
    'Do you bake without nuts?\nOur bread has no nuts in it. We cannot rule out traces of nuts in the cakes.',
  ],
  [
    'quote',
    'Voices',
    'I moved to Saltmouth for the sea. I stayed on Harbour Lane for the rye.\nMargaret Oakes, customer since 1994',
  ],
  ['quote', 'Voices', 'I had killed three starters before the class.\nAlan Pryce, Saltmouth'],
  ['text', 'Courses, coming soon', 'On Saturdays six people learn to bake.'],
  ['text', 'Team', 'Ines Carvalho makes every cake. She trained in Porto.'],
  ['contact', 'Find us', '9 Harbour Lane, Saltmouth. Telephone 01632 960118.'],
]
const url = 'https://harbour.test/'
const passages = rows.map(
  ([kind, heading, text], at): Passage => ({ id: `p${at}`, url, kind, heading, text }),
)
const reading = (language: string): Reading => ({
  url,
  host: 'harbour.test',
  name: 'Harbour Lane Bakery',
  language,
  pages: [],
  passages,
  colours: [],
})
const formulas = [
  'Who is {name}?',
  'What does it cost?',
  'They say it themselves.',
  'The number is {contact}.',
  '{by} writes:',
  'Their heading is {heading}.',
  'And they answer “{question}”.',
]
const gate = gateOf(reading('en'), formulas)

const host = (text: string, more: Partial<Line> = {}): Line => ({ speaker: 'host', text, ...more })
const reader = (text: string): Line => ({ speaker: 'reader', text })
const claimed = (text: string, quote: string, passage: string): Line =>
  host(text, { claims: [{ says: text, quote, passage }] })
const reasons = (line: Line, before: Line[] = []) => {
  const judged = gate.judge(line, before)
  return 'doubts' in judged ? judged.doubts.map(({ reason }) => reason) : [judged.verdict]
}
const bread = rows[1]?.[2] ?? ''

describe('what passes by itself', () => {
  const passing: [string, Line, Line[], string][] = [
    ['a line of the programme', host('What does it cost?'), [], 'formula'],
    ['… with the name in its slot', host('Who is Harbour Lane Bakery?'), [], 'formula'],
    ['… with a number of the website in its slot', host('The number is 01632 960118.'), [], 'formula'],
    ['… with a heading in its slot', host('Their heading is Slow bread from Saltmouth.'), [], 'formula'],
    ['a sentence of the website, read', reader(bread), [], 'quoted'],
    ['a question of the website', host('Can I freeze it?'), [], 'quoted'],
    [
      'its answer',
      reader('Yes. Cut it first, and toast it straight from the freezer.'),
      [host('Can I freeze it?')],
      'quoted',
    ],
    [
      'a no behind its question',
      reader(rows[5]?.[2].split('\n')[1] ?? ''),
      [host('Is your sourdough gluten free?')],
      'quoted',
    ],
    [
      'a review with its name',
      { speaker: 'customer', text: 'I stayed on Harbour Lane for the rye.', by: 'Margaret Oakes' },
      [],
      'quoted',
    ],
    [
      '… or with the name in the line before',
      { speaker: 'customer', text: 'I had killed three starters before the class.' },
      [host('Alan Pryce writes:')],
      'quoted',
    ],
    [
      'a pronoun behind its noun',
      reader('She trained in Porto.'),
      [reader('Ines Carvalho makes every cake.')],
      'quoted',
    ],
    [
      'a claim that goes along its quotation',
      claimed(
        'They bake about four hundred and twenty loaves on a weekday, and they sell most of them before noon.',
        bread,
        'p1',
      ),
      [],
      'supported',
    ],
    [
      'a row of a table',
      claimed(
        'The Harbour White costs four pounds twenty.',
        'Harbour White: Weight 900 g, Price £4.20',
        'p3',
      ),
      [],
      'supported',
    ],
    [
      'the words of a customer, with the name',
      claimed(
        'Alan Pryce says: I had killed three starters before the class.',
        'I had killed three starters before the class.',
        'p9',
      ),
      [],
      'supported',
    ],
  ]
  for (const [name, line, before, verdict] of passing)
    test(name, () => assert.equal(gate.judge(line, before).verdict, verdict, reasons(line, before).join(' ')))

  test('it names the passage', () => {
    const judged = gate.judge(reader(bread))
    assert.deepEqual(judged, { verdict: 'quoted', evidence: [{ id: 'p1', url, passage: bread }] })
  })
})

describe('what does not, and why', () => {
  const refused: [string, Line, Line[], string][] = [
    [
      'another number',
      host('They bake about 430 loaves on a weekday.'),
      [],
      'Your website says 420 loaves, not 430 loaves.',
    ],
    ['another price', host('The Harbour White costs £4.80.'), [], 'Your website says £4.20, not £4.80.'],
    [
      'a name that nobody has',
      host('It was Joanne Hartley who baked 420 loaves on a weekday.'),
      [],
      'No passage names Joanne Hartley.',
    ],
    [
      'a word that widens',
      host('They always bake about 420 loaves on a weekday.'),
      [],
      '“always” is not on the website there.',
    ],
    [
      'a yes to what the website denies',
      host('Their sourdough is gluten free.'),
      [],
      'The website says No to this question.',
    ],
    [
      'a yes without its question',
      reader('Yes. Cut it first, and toast it straight from the freezer.'),
      [],
      'A yes or a no needs its question before it.',
    ],
    [
      'the answer to another question',
      reader('Cut it first, and toast it straight from the freezer.'),
      [host('Do you bake without nuts?')],
      'It answers another question than the one that was just asked.',
    ],
    [
      'an answer without its no',
      reader('It contains wheat or rye, and it is not safe for people with coeliac disease.'),
      [host('Is your sourdough gluten free?')],
      'The website answers “No.” first.',
    ],
    [
      'a host as the business',
      host(bread),
      [],
      'A host would speak as the business: let the reading voice say it.',
    ],
    [
      'a customer as the business',
      reader('I stayed on Harbour Lane for the rye.'),
      [],
      'These are the words of Margaret Oakes, customer since 1994: only the voice that reads reviews may say them.',
    ],
    [
      'a customer under another name',
      { speaker: 'customer', text: 'I stayed on Harbour Lane for the rye.', by: 'Alan Pryce' },
      [],
      'These are the words of Margaret Oakes, not of Alan Pryce.',
    ],
    [
      'a customer without a name',
      { speaker: 'customer', text: 'I stayed on Harbour Lane for the rye.' },
      [],
      'Say who says it: Margaret Oakes, customer since 1994.',
    ],
    [
      'a pronoun without its noun',
      reader('It bakes for 45 minutes.'),
      [reader('Ines Carvalho makes every cake.')],
      '“It” means something that has not been said here.',
    ],
    [
      'what stands below “coming soon”',
      reader('On Saturdays six people learn to bake.'),
      [],
      'On the website this stands below “Courses, coming soon”.',
    ],
    [
      'sentences from two places in one line',
      reader('The loaf rests overnight twice. Ines Carvalho makes every cake.'),
      [],
      'These sentences stand in different places of the website: give each a line of its own.',
    ],
    [
      'a warning left behind',
      reader('Our bread has no nuts in it.'),
      [],
      'The website also says: “We cannot rule out traces of nuts in the cakes.”',
    ],
    [
      'a stranger in the programme',
      { speaker: 'founder', text: bread },
      [],
      'Nobody in the programme is called “founder”.',
    ],
    [
      'an invented quotation',
      claimed('They bake 500 loaves.', 'We bake 500 loaves.', 'p1'),
      [],
      '“We bake 500 loaves.” does not stand in its passage.',
    ],
    [
      'a quotation cut within a clause',
      claimed('They bake about 420 loaves.', 'We bake about 420 loaves', 'p1'),
      [],
      '“We bake about 420 loaves” is cut within a sentence.',
    ],
    [
      'a quotation from nowhere',
      claimed('They bake.', 'We bake.', 'p99'),
      [],
      'The quotation names a passage that was not read.',
    ],
    [
      'a question as a quotation',
      claimed('Their sourdough is gluten free.', 'Is your sourdough gluten free?', 'p5'),
      [],
      'A question states nothing.',
    ],
    [
      'something else altogether',
      host('Penguins march through winter.'),
      [],
      'Nothing on the website says this.',
    ],
  ]
  for (const [name, line, before, reason] of refused)
    test(name, () => {
      assert.equal(gate.judge(line, before).verdict, 'refused')
      assert.ok(reasons(line, before).includes(reason), reasons(line, before).join(' '))
    })

  test('what code cannot tell is left to a second reader, not called a fault', () => {
    const judged = gate.judge(
      claimed('Overnight, the loaf rests twice.', 'The loaf rests overnight twice.', 'p2'),
    )
    assert.ok(judged.verdict === 'refused' && judged.doubts.every(({ sort }) => sort === 'open'))
  })
})

describe('a person may vouch, by name', () => {
  const vouched = (text: string, by = 'Nell Aldous', speaker = 'host') =>
    gate.judge({ speaker, text, vouchedBy: by })

  test('the doubts stay with the line', () => {
    const judged = vouched('They bake about 430 loaves on a weekday.')
    assert.ok(judged.verdict === 'vouched')
    assert.equal(judged.by, 'Nell Aldous')
    assert.match(judged.doubts[0]?.reason ?? '', /420 loaves, not 430/)
  })
  test('without a name nobody vouches', () =>
    assert.equal(vouched('They have a dog.', '  ').verdict, 'refused'))
  test('what passes needs no name', () => assert.equal(vouched('What does it cost?').verdict, 'formula'))
  test('a reading voice says nothing that was typed', () =>
    assert.equal(vouched('We love bread.', 'Nell Aldous', 'reader').verdict, 'refused'))
  test('a customer says nothing that was typed', () =>
    assert.equal(vouched('I love bread.', 'Nell Aldous', 'customer').verdict, 'refused'))
  for (const text of [
    'Their sourdough is gluten free.',
    'It is safe for people with coeliac disease.',
    'Their cakes contain no nuts.',
    'Their bread cures headaches.',
    'You take no risk.',
    'A share returns a guaranteed 8 per cent.',
    'They promise that you win your case.',
    'It is tax free.',
    'Das Brot ist glutenfrei und heilt.',
    'It is glu\u00adten-free.',
    'It is glu\u200bten free.',
    'It is gl\u03c5ten free.',
    'It is GLUTEN\u2011FREE.',
  ])
    test(`nobody vouches for: ${text}`, () => assert.equal(vouched(text).verdict, 'refused'))
})

describe('titles', () => {
  const fits = (text: string) => gate.fitTitle(text).verdict
  test('a heading of the website fits', () => assert.equal(fits('Slow bread from Saltmouth'), 'quoted'))
  test('a line of the programme fits', () => assert.equal(fits('Who is Harbour Lane Bakery?'), 'formula'))
  test('an invention does not', () => assert.equal(fits('The best bread in England'), 'refused'))
  test('nor does the words of a customer without a name', () =>
    assert.equal(fits('I stayed on Harbour Lane for the rye.'), 'refused'))
  test('nor what is longer than a title', () =>
    assert.equal(fits(`Slow bread ${'very '.repeat(30)}`), 'refused'))
})

test('in a language without a list code affirms word for word only', () => {
  const finnish = gateOf(reading('fi'), [])
  assert.equal(finnish.judge(reader(bread)).verdict, 'quoted')
  assert.equal(
    finnish.judge(
      claimed(
        'They bake about 420 loaves on a weekday, and they sell most of them before noon.',
        bread,
        'p1',
      ),
    ).verdict,
    'refused',
  )
  assert.equal(finnish.judge(host('They have a dog.', { vouchedBy: 'Nell Aldous' })).verdict, 'vouched')
  assert.equal(finnish.judge(host('It is gluten free.', { vouchedBy: 'Nell Aldous' })).verdict, 'refused')
})

test('words that a program knows are words like others', () => {
  for (const text of [
    'constructor',
    '__proto__ is toString.',
    '',
    '   ',
    '?',
    '£',
    '“”',
    '{name}',
    'a'.repeat(5000),
    '1'.repeat(400),
  ])
    for (const speaker of ['host', 'reader', 'customer'])
      assert.equal(
        gate.judge({ speaker, text, claims: [{ says: text, quote: text, passage: 'p1' }] }).verdict,
        'refused',
        `${speaker}: ${text.slice(0, 20)}`,
      )
})

test('the same line has the same verdict for ever', () => {
  const line = host('They always bake about 430 loaves on a weekday.')
  assert.deepEqual(gate.judge(line), gateOf(reading('en'), formulas).judge(line))
})
