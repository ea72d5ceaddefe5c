import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lexiconOf, sayings } from './lexicon.ts'

const lexicon = { Nguyen: 'win', 'Acme Corp': 'ack mee corp', SaaS: 'sass' }
const said = (sentence: string) => sayings(sentence, lexicon).map((piece) => piece.said)

test('a name is said as the show wants it, whatever stands around it', () => {
  assert.deepEqual(said('Ask Nguyen.'), ['Ask', 'win.'])
  assert.deepEqual(said('“Nguyen’s” idea, NGUYEN!'), ['win’s', 'idea,', 'win!'])
})

test('the script keeps its spelling', () => {
  assert.deepEqual(
    sayings('Ask Nguyen.', lexicon).map(({ text }) => text),
    ['Ask', 'Nguyen.'],
  )
})

test('a name of several words is one piece', () => {
  assert.deepEqual(sayings('At Acme Corp, yes.', lexicon), [
    { text: 'At', said: 'At' },
    { text: 'Acme Corp,', said: 'ack mee corp,' },
    { text: 'yes.', said: 'yes.' },
  ])
})

test('part of a word is not the name', () => assert.deepEqual(said('SaaSy Acme'), ['SaaSy', 'Acme']))

test('an empty lexicon, or an empty entry, changes nothing', () => {
  assert.deepEqual(
    sayings('  One   two. ', { '': 'x', two: ' ' }).map((piece) => piece.said),
    ['One', 'two.'],
  )
})

test('a lexicon is written a name a line', () =>
  assert.deepEqual(lexiconOf('Nguyen = win\n\nSaaS=sass\nhalf ='), { Nguyen: 'win', SaaS: 'sass' }))
