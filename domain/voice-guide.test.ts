import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkGuide } from './check-guide.ts'
import { type TypedGuide, typedGuide } from './typed-guide.ts'
import {
  type ClientFact,
  lexiconOfGuide,
  offeredFacts,
  passagesOfGuide,
  saidByOwner,
  siteOfGuide,
  standingOf,
  type VoiceGuide,
} from './voice-guide.ts'

const today = '2026-11-23'
const check = (typed: Partial<TypedGuide>) => checkGuide({ ...typedGuide({}), ...typed }, today)
const fact = (other: Partial<ClientFact> = {}) => ({
  ...{ text: 'We moved in 2019.', by: 'Ada Baker', on: '2026-11-20' },
  ...other,
})
const typed = (other: Record<string, string> = {}) => ({ ...fact(), request: '', decision: '', ...other })

const full: VoiceGuide = {
  purpose: 'To show that bread is worth its price',
  audience: 'People who buy bread in Ely',
  action: 'Order by telephone before Friday',
  tone: ['warm', 'exact', 'dry'],
  never: ['loud', 'cosy'],
  uses: ['loaf', 'bake'],
  avoids: ['artisan'],
  names: [{ name: 'Nguyen', said: 'win' }, { name: 'Ada' }],
  secrets: ['The price of the oven', 'Who bakes at night'],
  facts: [fact(), fact({ request: crypto.randomUUID(), decision: 'leave-out' })],
  hosts: { host: 'Warm and quick', guest: 'Thinks of money' },
  english: 'british',
}

describe('a voice guide', () => {
  test('is what was typed, and comes back as it was typed', () => {
    assert.deepEqual(checkGuide(typedGuide(full), today), { ok: true, guide: full })
    assert.deepEqual(check({}), { ok: true, guide: {} })
  })

  test('takes words by the comma and by the line, each once', () => {
    const checked = check({ uses: 'loaf, bake;\n loaf ,, ' })
    assert.deepEqual(checked, { ok: true, guide: { uses: ['loaf', 'bake'] } })
  })

  for (const [what, wrong, field, fault] of [
    ['a purpose of a page', { purpose: 'bread '.repeat(60) }, 'purpose', 'too-long'],
    ['a fourth tone', { tone: 'warm, exact, dry, loud' }, 'tone', 'too-many'],
    ['markup', { audience: '<b>bakers</b>' }, 'audience', 'unsayable'],
    ['an address', { action: 'Go to www.bakery.test' }, 'action', 'address'],
    ['a name of nothing', { names: '= win' }, 'names', 'empty'],
    ['a temper of pictures', { guest: '🙂' }, 'guest', 'unsayable'],
    ['an English that is none', { english: 'french' }, 'english', 'unknown'],
    ['a fact of nobody', { facts: [typed({ by: ' ' })] }, 'fact-0', 'no-name'],
    ['a fact of tomorrow', { facts: [typed(), typed({ on: '2026-11-24' })] }, 'fact-1', 'no-day'],
    ['a fact of no day', { facts: [typed({ on: '2026-02-31' })] }, 'fact-0', 'no-day'],
    ['facts without end', { facts: Array.from({ length: 31 }, () => typed()) }, 'fact-30', 'too-many'],
  ] as const)
    test(`does not take ${what}`, () => {
      assert.deepEqual(check(wrong), { ok: false, faults: { [field]: fault } })
    })

  test('leaves out rows that stayed empty, and ids and decisions that are none', () => {
    const facts = [typed({ text: ' ' }), typed({ request: "1' or 1", decision: 'constructor' })]
    assert.deepEqual(check({ facts }), { ok: true, guide: { facts: [fact()] } })
  })

  test('is kept under the one name of a website', () => {
    const sites = [
      'https://www.bakery.test:8080/about?x',
      'http://bakery.test',
      'text:Ada%20Baker',
      'nothing',
    ]
    assert.deepEqual(sites.map(siteOfGuide), ['bakery.test', 'bakery.test', undefined, undefined])
  })

  test('says how names are said, where that is not how they are written', () => {
    assert.deepEqual(lexiconOfGuide(full), { Nguyen: 'win' })
  })
})

describe('a fact from the client', () => {
  const number = { kind: 'number', said: '2019', theirs: '2012', statement: 'We moved in 2012.' } as const
  const safety = { kind: 'safety', word: 'gluten free' } as const

  test('is told unless it was left out', () => {
    assert.equal(standingOf(fact(), []), 'told')
    assert.equal(standingOf(fact({ decision: 'leave-out' }), []), 'left-out')
  })

  test('that the website says otherwise is told once an operator has decided so', () => {
    assert.equal(standingOf(fact(), [number]), 'undecided')
    assert.equal(standingOf(fact({ decision: 'keep' }), [number]), 'told')
    assert.equal(standingOf(fact({ decision: 'leave-out' }), [number]), 'left-out')
    const facts = [
      fact({ decision: 'keep' }),
      fact({ text: 'We moved twice.' }),
      fact({ text: 'It is 2019.' }),
    ]
    const told = passagesOfGuide({ facts }, (text) => (text.includes('2019') ? [number] : []))
    assert.deepEqual(
      told.map(({ id, text, saidOn, url }) => [id, text, saidOn, url]),
      [
        ['client-1', 'We moved in 2019.', '2026-11-20', ''],
        ['client-2', 'We moved twice.', '2026-11-20', ''],
      ],
    )
  })

  test('that came with a request is told once an operator has decided so: anybody may ask for any website', () => {
    const request = crypto.randomUUID()
    assert.equal(standingOf(fact({ request }), []), 'undecided')
    assert.equal(standingOf(fact({ request, decision: 'keep' }), []), 'told')
    assert.deepEqual(
      passagesOfGuide({ facts: [fact({ request })] }, () => []),
      [],
    )
  })

  test('promises no safety, whoever keeps it', () => {
    assert.equal(standingOf(fact({ decision: 'keep' }), [safety]), 'only-website')
  })

  test('of whoever asked is offered until it is entered, with the day and the request', () => {
    const request = crypto.randomUUID()
    const wishes = {
      saidOn: '2026-11-21',
      sentence: 'We bake for Ely.',
      answers: [{ question: 'What is new?', answer: 'A second oven.' }],
      hours: { question: 'When are you open?', answer: 'From six.' },
    }
    const said = saidByOwner(wishes, 'The owner', request)
    assert.deepEqual(
      said.map(({ text }) => text),
      ['We bake for Ely.', 'What is new? A second oven.', 'When are you open? From six.'],
    )
    assert.deepEqual(said[0], { text: 'We bake for Ely.', by: 'The owner', on: '2026-11-21', request })
    assert.equal(offeredFacts({ facts: said.slice(0, 2) }, said).length, 1)
  })
})
