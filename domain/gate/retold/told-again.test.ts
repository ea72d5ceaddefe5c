// What a quotation says in another form: a short nobody, a passive, an I of a page, a no of another clause.
import { describe, test } from 'node:test'
import { siteOf } from './kinds-under-test.ts'

const twice = 'Nobody is rung twice in a month unless they want to be.'
const asked = 'We were asked for both by big farms, and by customers, and we said no.'
const vote = 'They voted eight to three for it.'
const half = 'Half of them were rust, which the promise does not cover.'
const third = 'About a third of the farms stop after the first day. We think that this is a good sign.'
const enough = 'About a third of the farms stop after the first day, because two pages are enough for them.'
const talk = 'A first hour costs nothing, and the letter alone costs £900.'
const lesson = 'First we warm up. Then we work on six bars.'
const stir = 'The mistake is to stir it. It was my mother who cooked it.'
const plan = 'The plan cost £31,000 in fees.'
const { passes, fails } = siteOf('Long Barn', 'en', [
  ['text', 'Rota', twice],
  ['text', 'Farms', asked],
  ['text', 'Vote', vote],
  ['text', 'Rust', half],
  ['text', 'Farms', third],
  ['text', 'Pages', enough],
  ['text', 'Letters', talk],
  ['text', 'Lessons', lesson],
  ['heading', '', 'Marta Feld on sauce'],
  ['text', 'Sauce', stir],
  ['text', 'Fees', `The Falk farm took a year. ${plan}`],
])

describe('a true line passes', () => {
  test('with a short form of nobody', () => {
    passes(`Nobody's rung twice in a month, unless they want to be. | ${twice}`)
    fails('negation', `They're rung twice in a month. | ${twice}`)
  })

  test('that turns a passive round, and not what is done', () => {
    passes(`Customers asked for both. They said no. | ${asked}`)
    fails('doer', `You said no. | ${asked}`)
  })

  test('on people who were counted', () => {
    passes(`g So eleven people voted. | ${vote}`)
    fails('doer', `g So people voted eight to three for it. | ${vote}`)
  })

  test('that answers what the two of us would do', () => {
    passes(`Then you work on six bars. | ${lesson}`, 'g What would the two of us do?')
    fails('doer', `Then you work on six bars. | ${lesson}`, 'g What would they do?')
  })

  test('that says half without its of', () => {
    passes(`Half were rust, which the promise doesn't cover. | ${half}`)
    fails('part', `They were rust, which the promise doesn't cover. | ${half}`)
  })

  test('on those of whom the line before has said how many', () => {
    const before = `About a third of the farms stop after the first day. | ${enough}`
    passes(`They think that's good. For those farms two pages are enough. | ${enough} || ${third}`, before)
    fails('part', `The farms stop after the first day. | ${enough}`)
  })

  test('beside a no that belongs to another clause', () => {
    passes(`Yes, for £900. | ${talk}`, 'g Can I have that letter alone?')
    fails('answer', `Yes, for £900. | ${talk}`, 'g Does a first hour cost?')
  })

  test('in the words of whoever says I on the page', () => {
    passes(`That's the mistake, Marta says: to stir it. | ${stir} @Marta Feld`)
    fails('speaker', `That's the mistake, Marta says: to stir it. | ${stir}`)
    fails('speaker', `That's the mistake, Marta says: to stir it. | ${stir} @Olga Brandt`)
  })

  test('with a family in the plural', () => {
    passes(`That's what the Falks' plan cost in fees. | ${plan}`)
    fails('name', `That's what the Harlows' plan cost in fees. | ${plan}`)
  })
})

test('nothing stands between what it costs and how long it holds', () => {
  const { passes: german, fails: wrong } = siteOf('Hof Lang', 'de', [
    ['text', '', 'Ein Angebot kostet nichts und ist sechs Wochen gültig.'],
  ])
  const row = 'Ein Angebot kostet nichts und ist sechs Wochen gültig.'
  german(`Das kostet nichts und gilt sechs Wochen. | ${row}`)
  wrong('measure', `Ein Angebot kostet sechs Wochen. | ${row}`)
})
