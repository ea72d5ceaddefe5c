import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishLanguage } from '#content/programme/en.ts'
import { parsePage } from '#reader/parse-page.ts'
import { readingOf } from '#reader/reading-of.ts'
import type { Marked } from './marked.ts'
import { threadOf, usualRoom } from './thread.ts'
import { writeProgramme } from './write-programme.ts'

const html = `<title>Lind Nursery</title><h1>Lind Nursery</h1>
  <p>Lind Nursery has grown vines in Halden since 1987, and we sell them by post to growers in the hills.</p>
  <p>We graft every vine by hand in our own sheds, and we keep it for two winters before anybody may buy it.</p>`
const page = parsePage({ outcome: 'page', url: 'https://lind.test/', isPlainText: false, text: html })
const [base] = writeProgramme(readingOf([page]), englishLanguage).all
assert.ok(base)

/** Forty words that are fine to hear, below a heading of their own. */
const passage = (at: number, asked: Partial<Marked>): Marked => {
  const { cue: _cue, after: _after, ...plain } = base
  return {
    ...plain,
    ...{ kind: 'prose', heading: `h${at}`, url: `https://lind.test/${at % 3}`, at, words: 40, answers: [] },
    ...{ standing: { who: 0, core: 0, fine: 1, bad: -1 }, tells: new Set([`word${at}`]) },
    ...{ isMission: false, isRule: false, tellsFounding: false, matter: 'none' },
    ...asked,
  }
}
const topic = (heading: string) => ({ cue: { kind: 'topic' as const, heading } })
const told = (readable: readonly Marked[]) => {
  const taken: Marked[] = []
  const isNew = (each: Marked) => !taken.includes(each)
  return threadOf({ usual: readable, taken, isNew, room: usualRoom }).map(({ at }) => at)
}

test('what its founder would miss most is told, whether or not a host has a question for it', () => {
  const asked = ['oaks', 'elms', 'limes'].map((heading, at) => passage(at, topic(heading)))
  const core = passage(7, { standing: { who: 0, core: 3, fine: 2, bad: -1 } })
  assert.equal(told([...asked, core])[0], 7)
})

test('one of each kind comes before a second of the same', () => {
  const offers = ['oaks', 'elms', 'limes'].map((heading, at) =>
    passage(at, { ...topic(heading), words: 90, standing: { who: 0, core: 0, fine: 1.5, bad: -1 } }),
  )
  const people = passage(7, {
    ...{ asked: 'people' as const, words: 90, standing: { who: 0, core: 0, fine: 1.4, bad: -1 } },
  })
  const all = told([...offers, people])
  assert.ok(all.includes(7), `${all}`)
})

test('what would embarrass is told only where nearly nothing else is there', () => {
  const poor = { standing: { who: -4, core: -3, fine: -1, bad: 1 } }
  const good = ['oaks', 'elms', 'limes'].map((heading, at) => passage(at, topic(heading)))
  assert.ok(!told([...good, passage(7, poor)]).includes(7))
  assert.ok(told([passage(0, topic('oaks')), passage(7, poor)]).includes(7))
})

test('where they are and when is told only where somebody asks for it', () => {
  const hours = { matter: 'time' as const, standing: { who: 0, core: 3, fine: 2, bad: -1 } }
  assert.deepEqual(told([passage(0, hours)]), [])
  assert.deepEqual(told([passage(0, { ...hours, asked: 'hours' as const })]), [0])
})

test('what nobody can ask for is told where it is of the house as a whole', () => {
  const among = (known: Partial<Marked>) => {
    const {
      asked: _,
      head: __,
      leads: ___,
      ...plain
    } = passage(1, { heading: 'elms', role: 'services', ...known })
    return told([passage(0, topic('oaks')), plain])
  }
  assert.deepEqual(among({ isTheirsAtOnce: false }), [0])
  assert.deepEqual(among({ isTheirsAtOnce: true }), [0, 1])
  assert.deepEqual(among({ isTheirsAtOnce: true, hasMoney: true }), [0])
  assert.deepEqual(among({ isTheirsAtOnce: true, isOfPart: true }), [0])
})
