import assert from 'node:assert/strict'
import { test } from 'node:test'
import { standingBy } from '#production/writer/standing.ts'
import { leaningsAsJson, learnLeanings, type ReadersChoice } from './learn-leanings.ts'
import { choicesAsText, chosenInFolds } from './ranked-choices.ts'
import { readChoices } from './read-choices.ts'

test('what somebody has chosen is read line by line, and what is no choice is named', () => {
  const { choices, faults } = readChoices(
    'x.test',
    'about: a bakery\nwho: 3\ncore: 5, 2\ngood: 7\nbad: 1 4\nopen: 9\n',
  )
  assert.deepEqual([...choices.who], [3])
  assert.deepEqual([...choices.core], [3, 5, 2])
  assert.deepEqual([...choices.fine], [3, 5, 2, 7])
  assert.deepEqual([...choices.bad], [1, 4])
  assert.deepEqual(faults, [])
  for (const line of ['core: many', 'constructor: 3', 'nonsense', 'bad: 12345'])
    assert.equal(readChoices('x.test', line).faults.length, 1, line)
})

/** On every website the core has a price, and what must not be heard shouts; the length says nothing. */
const chosen: ReadersChoice[] = Array.from({ length: 16 }, (_, at) => [
  {
    website: `${at}.test`,
    looks: new Map([
      ['holds money', 1],
      ['shouts', 0],
      ['length', at],
    ]),
    is: { who: false, core: true, fine: true, bad: false },
  },
  {
    website: `${at}.test`,
    looks: new Map([
      ['holds money', 0],
      ['shouts', 1],
      ['length', at],
    ]),
    is: { who: false, core: false, fine: false, bad: true },
  },
]).flat()

test('what is learnt ranks a website that it has not seen, and says so in words', () => {
  const leanings = learnLeanings(chosen)
  const [core, bad] = [chosen[0], chosen[1]].map((each) => standingBy(leanings, each?.looks ?? new Map()))
  assert.ok(core && bad && core.core > bad.core && core.bad < bad.bad)
  assert.equal(leaningsAsJson(learnLeanings(chosen)), leaningsAsJson(leanings))
  assert.match(choicesAsText(chosenInFolds(chosen)), /core 1\.00 \(16\)[\s\S]*core 50 %/)
})

test('where nobody has chosen anything, nothing leans', () => {
  assert.deepEqual(standingBy(learnLeanings([]), new Map([['shouts', 1]])), {
    who: 0,
    core: 0,
    fine: 0,
    bad: 0,
  })
})
