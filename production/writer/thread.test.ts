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
    ...{ saysWho: true, isMission: false, isRule: false, tellsFounding: false, matter: 'none' },
    ...asked,
  }
}
const topic = (heading: string) => ({ cue: { kind: 'topic' as const, heading } })
const told = (readable: readonly Marked[]) => {
  const taken: Marked[] = []
  const isNew = (each: Marked) => !taken.includes(each)
  return threadOf({ readable, usual: readable, taken, isNew, room: usualRoom }).map(({ at }) => at)
}

test('of what nobody can ask for one passage is told, where there is enough else', () => {
  const asked = ['oaks', 'elms', 'limes'].map((heading, at) => passage(at, topic(heading)))
  const unasked = [3, 4, 5].map((at) =>
    passage(at, { isUnder: 'about', standing: { who: 0, core: 1, fine: 2, bad: -1 } }),
  )
  const all = told([...asked, ...unasked])
  assert.equal(all.filter((at) => at > 2).length, 1)
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

test('somebody who has just begun is not told before whoever has not', () => {
  const person = (at: number, isOfJunior: boolean) =>
    passage(at, { cue: { kind: 'person', heading: `Nell ${at}` }, words: 120, isOfJunior })
  const better = { standing: { who: 0, core: 0, fine: 1.5, bad: -1 } }
  assert.equal(told([{ ...person(0, true), ...better }, person(1, false)])[0], 1)
  assert.equal(told([{ ...person(0, false), ...better }, person(1, false)])[0], 0)
})

test('a website with little to tell is told up to where its questions reach', () => {
  const plain = { standing: { who: 0, core: -1, fine: -0.9, bad: -1 }, over: { ...base.over, particular: 0 } }
  const all = told(
    ['oaks', 'elms', 'limes'].map((heading, at) => passage(at, { ...topic(heading), ...plain, words: 60 })),
  )
  assert.deepEqual(all.sort(), [0, 1])
})
