// True lines of six talks that code had refused, each beside its false sister.
import { describe, test } from 'node:test'
import { siteOf } from './kinds-under-test.ts'

const leave = 'Owen also took a day off the water every two months.'
const tax = 'Rates do not include 8% harbor tax.'
const hours = 'Truro Mon–Fri 7am–5pm Sat 8am–3pm'
const desk = 'Heron Yard\n615 Elm Rd\nMooring: Ilse Brandt\nMooring: Kit Rowe\nMooring: Jo Penn'
const roast = 'Kit mended nets by the old mill, and Jo served the rowers.'
const town = 'Having met in Truro, Kit and Jo learned to row in the small town of East Fenby, Devon.'
const loft = 'Heron Loft: double bed, stove, view of the river. Minimum 2 nights.'
const once = 'Once we have found a landing and coiled a rope, it is time to row. After rowing we rest.'
const { passes, fails } = siteOf('Heron Yard', 'en', [
  ['text', 'Owen', leave],
  ['price', 'Rates', tax],
  ['contact', 'Hours', hours],
  ['contact', 'Contact', desk],
  ['text', 'Kit', roast],
  ['text', 'Jo', town],
  ['text', 'Loft', loft],
  ['text', 'Way', once],
])

describe('a line of a talk', () => {
  test('says how often that is in a year', () => {
    const heard = `He also took a day off the water every two months. | ${leave}`
    passes(`g That's six days in a year. | ${leave}`, heard)
    passes(`g That's six days in a year.`, heard)
    fails('number', `g That's seven days in a year. | ${leave}`, heard)
    fails('number', `g That's six weeks in a year. | ${leave}`, heard)
    fails('number', `He is off six days in a year. | ${leave}`, heard)
  })

  test('reckons a share of a round number of its own', () => {
    const heard = `There's the 8% harbor tax on top. | ${tax}`
    passes(`g So $8 more on every hundred. | ${tax}`, heard)
    fails('number', `g So $12 more on every hundred. | ${tax}`, heard)
    fails('number', `g So $8 more on every thousand. | ${tax}`, heard)
  })

  test('tells the hours of a week in one breath', () => {
    passes(`Hours are Monday to Friday 7am to 5pm, Saturday 8am to 3pm. | ${hours}`)
    fails('number', `Hours are Monday to Friday 7am to 6pm, Saturday 8am to 3pm. | ${hours}`)
  })

  test('counts the rows of a list', () => {
    passes(`Three mooring people. Kit Rowe, say, is one. | ${desk}`)
    fails('number', `Four mooring people. Kit Rowe, say, is one. | ${desk}`)
  })

  test('takes a thing for an example, with what it has', () => {
    passes(`Heron Loft, say: a double bed and a stove. | ${loft}`)
    fails('speaker', `Ilse Brandt: the loft has a double bed and a stove. | ${loft}`)
  })

  test('says at least of what is the least, and of two people nothing', () => {
    passes(`You take the loft for at least 2 nights. | ${loft}`)
    passes(`Two people can look over the river there. | ${loft}`)
    fails('bound', `You take the loft for 2 nights. | ${loft}`)
  })

  test('says in which town it was, and no other person', () => {
    passes(`The mill was in East Fenby, a small town in Devon. | ${town} || ${roast}`)
    fails('order', `Jo mended nets by the old mill. | ${roast}`)
  })

  test('tells first what comes first, where the website says once', () =>
    passes(`Before they row, there's a landing to find and a rope to coil. | ${once}`))
})
