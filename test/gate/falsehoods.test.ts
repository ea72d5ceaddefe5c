// Statements that a person and a model planted into scripts on two sample websites, each with the passage it names.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { gateOf } from '#domain/gate/gate.ts'
import { passageWith } from './sample-readings.ts'

const bakery = 'harbour-lane-bakery.test'
const advisers = 'calder-voss.test'

/** Host, statement, words of the passage that it names, and the check that has to see it. */
const planted: [string, string, string, string][] = [
  [bakery, 'You can freeze it on the day you bake it.', 'freeze it on the day you buy it', ''],
  [bakery, 'Right, in all of them.', 'Of 131 people who answered', ''],
  [
    bakery,
    'The oven floor cracked, because it came from a hospital kitchen that was being pulled down.',
    'the oven floor cracked',
    'cause',
  ],
  [
    bakery,
    'They are open Tuesday to Saturday from 7 in the morning to 3 in the afternoon.',
    'Tuesday to Friday: 7 in the morning',
    'time',
  ],
  [
    bakery,
    'Most of their customers tell them that a Harbour White is still good on day five.',
    'still good for toast on day five',
    '',
  ],
  [
    bakery,
    'A Harbour White is still good for toast on day five.',
    'still good for toast on day five',
    'part',
  ],
  [bakery, 'People love it.', 'We bake four sourdough loaves every day.', ''],
  [
    bakery,
    'They bought the flour from one mill, and that is why their white loaf costs £4.20.',
    'She bought the flour from one mill',
    '',
  ],
  [
    bakery,
    'Alan Pryce: "I stayed on Harbour Lane for the rye."',
    'I stayed on Harbour Lane for the rye',
    'speaker',
  ],
  [
    bakery,
    'Customers deliver before 6:30 in the morning, six days a week, in two electric vans.',
    'We deliver before 6:30',
    'doer',
  ],
  [bakery, 'The first thing Nell changed was the mixing.', 'Nell changed three things', ''],
  [bakery, 'Think of the four bakers who died in the fire.', 'in case of fire', ''],
  [bakery, 'You get the money back if you have to cancel.', 'If you have to cancel', ''],
  [
    bakery,
    'Only the two schools within 15 miles serve their bread.',
    'two schools within 15 miles',
    'superlative',
  ],
  [bakery, 'You should order today.', 'Please order ten days ahead', ''],
  [bakery, 'Their sourdough is gluten free.', 'Is your sourdough gluten free?', 'question'],
  [bakery, 'It is always worth the money.', 'A place costs £85', ''],
  [
    bakery,
    'A wedding cake costs £4.50 a portion, and a birthday cake is for forty guests.',
    'A wedding cake costs from',
    '',
  ],
  [bakery, 'A cake for ten people costs £62.', 'A cake for ten people costs', ''],
  [
    bakery,
    'A loaf is still good for about two weeks in the freezer.',
    'It stays good for about two months',
    'number',
  ],
  [
    bakery,
    'They deliver before 6:30 in the morning, six days a week, in three electric vans.',
    'We deliver before 6:30',
    'number',
  ],
  [
    bakery,
    'Nell Aldous says: patience has an end, and for their flour it lies at about a day and a half.',
    'Patience has an end',
    'speaker',
  ],
  [bakery, 'They sell all of them before noon.', 'we sell most of them before noon', 'universal'],
  [
    bakery,
    'Tomasz Wrona is head baker and has been with them since 2013.',
    'Tomasz Wrona is head baker',
    'number',
  ],
  [bakery, 'They pay more for it because the mill is 22 miles away.', 'We pay more for it', ''],
  [bakery, 'The Harbour White weighs four pounds twenty.', 'Harbour White: Weight', 'measure'],
  [bakery, 'Yes, it is.', 'Is your sourdough gluten free?', ''],
  [bakery, 'They always use one single variety of wheat.', 'grinds a single variety of wheat', ''],
  [bakery, 'If you have to cancel, you get the money back.', 'If you have to cancel', ''],
  [
    bakery,
    'You get it back in full until 4 days before the date.',
    'you get it back in full until 14 days',
    'number',
  ],
  [
    bakery,
    'You deliver before 6:30 in the morning, six days a week, in two electric vans.',
    'We deliver before 6:30',
    'doer',
  ],
  [bakery, 'Some customers find slow bread easier to digest.', 'Some customers find slow bread easier', ''],
  [
    bakery,
    'It is not gluten, it is wheat or rye, and it is safe for people with coeliac disease.',
    'It contains wheat or rye',
    'safety',
  ],
  [
    bakery,
    'The sourdough starter that Ruth mixed in the first week is still alive, and so the loaf resists mould.',
    'is still alive',
    'cause',
  ],
  [advisers, 'They work with at most nine families.', 'at most nine families at a time', 'condition'],
  [
    advisers,
    'Henrik Voss: Advisers who charge by the hour have a reason to let you argue.',
    'Advisers who charge by the hour',
    'speaker',
  ],
  [
    advisers,
    'Henrik Voss said: Most plans fail in month seven, when the founder walks into the workshop.',
    'Most plans fail in month seven',
    'speaker',
  ],
  [advisers, 'Most handovers fail over tax.', 'most handovers do not fail over tax', 'negation'],
  [advisers, 'Crises began with a sentence at dinner.', 'three out of four crises began', ''],
  [advisers, 'Joanne Hartley says: Neither wanted to run it.', 'Neither wanted to run it', 'speaker'],
  [advisers, 'They work with nine families at a time.', 'at most nine families at a time', 'bound'],
  [advisers, 'They tell your daughter what you said.', 'Will you tell my daughter what I said?', 'question'],
  [advisers, 'In nine firms out of ten they are needed again.', 'we are not needed again', 'negation'],
  [advisers, 'They take commission from banks, brokers or insurers.', 'We take no commission', 'negation'],
]

describe('a planted statement is refused, typed by a person or with the passage that it names', () => {
  for (const [host, text, words, check] of planted)
    test(text, () => {
      const { reading, passage } = passageWith(host, words)
      const gate = gateOf(reading, [])
      const claims = [{ says: text, quote: passage.text, passage: passage.id }]
      const before = [{ speaker: 'reader', text: passage.text }]
      for (const line of [
        { speaker: 'host', text },
        { speaker: 'reader', text },
        { speaker: 'guest', text, claims },
      ])
        for (const heard of [[], before]) {
          const judged = gate.judge(line, heard)
          assert.ok(judged.verdict === 'refused', `${line.speaker}: ${judged.verdict}`)
          assert.ok(judged.doubts.every(({ reason }) => reason.length > 10))
        }
      const named = gate.judge({ speaker: 'guest', text, claims }, before)
      const checks = named.verdict === 'refused' ? named.doubts.map((doubt) => doubt.check) : []
      assert.ok(check === '' || checks.includes(check), `${check} is not among ${checks.join()}`)
    })
})

/** True, and yet not the website's sentence: the first needs the words before it, the second its question. */
test('what is true stands beside them and needs no more than its place', () => {
  const sold = passageWith(advisers, 'Five were sold on purpose')
  const gate = gateOf(sold.reading, [])
  const text = 'Five were sold on purpose.'
  const line = {
    speaker: 'host',
    text,
    claims: [{ says: text, quote: 'Five were sold on purpose', passage: sold.passage.id }],
  }
  assert.equal(gate.judge(line).verdict, 'refused')
  const before = [{ speaker: 'reader', text: sold.passage.text.split(' Five')[0] ?? '' }]
  assert.equal(gate.judge(line, before).verdict, 'supported')
  const smaller = gate.judge({ speaker: 'host', text: 'There is a smaller way to begin.' })
  assert.ok(smaller.verdict === 'refused')
  assert.equal(smaller.doubts[0]?.check, 'question')
})
