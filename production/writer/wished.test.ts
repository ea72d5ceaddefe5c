import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Reading } from '#domain/evidence.ts'
import { gateOf } from '#domain/gate/gate.ts'
import { withOwnWords } from '#domain/own-words.ts'
import { isHost, type Script } from '#domain/script.ts'
import type { Wishes } from '#domain/wishes.ts'
import { checkFacts } from '#production/checking/check-facts.ts'
import { readWebsite } from '#reader/read-website.ts'
import { fixtureWeb } from '#vendors/web/fixture-web.ts'
import { textOfExcerpt } from './excerpt.ts'
import { planOf } from './plan-programme.ts'
import { programmeOf } from './programme-of.ts'
import { chosenExcerptsIn, keyOfExcerpt } from './wished.ts'

const web = fixtureWeb({ folder: 'content/sample-sites', ourName: 'Offmic' })
let site: Reading

before(async () => {
  const read = await readWebsite({ web, url: 'https://harbour-lane-bakery.test/' })
  assert.ok(read.outcome === 'read')
  site = read.reading
})

const wish = (wishes: Omit<Wishes, 'saidOn'>) => ({ saidOn: '2026-11-23', ...wishes })

function told(wishes?: Wishes) {
  const written = programmeOf(withOwnWords(site, wishes), wishes)
  assert.ok(written.outcome === 'written')
  return written
}

async function heard(wishes: Wishes) {
  const written = told(wishes)
  const reading = withOwnWords(site, wishes)
  const plan = planOf(reading, written, {})
  const checked = await checkFacts({ script: written.script, reading, plan, programme: () => undefined })
  assert.ok(checked.outcome === 'checked')
  return checked
}

const hours = (answer: string) => ({ question: 'When are you open?', answer })

const lines = ({ chapters }: Script) => chapters.flatMap(({ sentences }) => sentences)
const textsIn = (script: Script) => lines(script).map(({ text }) => text)

describe('the owner of a website', () => {
  test('hears the same as before when they change nothing', () => {
    const { choice, script } = told()
    assert.deepEqual(told(wish({ chosen: chosenExcerptsIn(choice) })).script, script)
  })

  test('hears what they have ticked, in their order, and nothing else', async () => {
    const { choice, all } = told()
    const other = all.find((each) => each.kind === 'prose' && !choice.thread.includes(each) && each.merit > 1)
    assert.ok(other)
    const thread = [...choice.thread.slice(1).reverse(), other].map(keyOfExcerpt)
    const wishes = wish({ chosen: { ...chosenExcerptsIn(choice), thread, reviews: [], opening: [] } })
    assert.deepEqual(told(wishes).choice.thread.map(keyOfExcerpt), thread)
    const texts = textsIn((await heard(wishes)).script).join(' ')
    assert.ok(texts.includes(textOfExcerpt(other)))
    assert.ok(choice.thread[0] && !texts.includes(textOfExcerpt(choice.thread[0])))
  })

  test('is read first with the one sentence, by the reading voice, with the day on which it was said', async () => {
    const sentence = 'We bake sourdough for the cafés of this harbour.'
    const { script, ledger } = await heard(wish({ sentence }))
    const at = textsIn(script).indexOf(sentence)
    assert.equal(lines(script)[at]?.speaker, 'reader')
    assert.deepEqual(ledger.entries[at]?.evidence, [
      { id: 'own', url: '', passage: sentence, saidOn: '2026-11-23' },
    ])
  })

  test('is asked what they want to be asked, and answers in their own words', async () => {
    const answers = [{ question: 'Who taught you?', answer: 'My aunt did. She ran a mill.' }]
    const { script, ledger } = await heard(wish({ answers }))
    const at = textsIn(script).indexOf('Who taught you?')
    assert.ok(isHost(lines(script)[at]?.speaker ?? 'reader'))
    assert.deepEqual(
      lines(script)
        .slice(at + 1, at + 3)
        .map(({ speaker, text }) => [speaker, text]),
      [
        ['reader', 'My aunt did.'],
        ['reader', 'She ran a mill.'],
      ],
    )
    assert.equal(ledger.entries[at + 2]?.evidence[0]?.saidOn, '2026-11-23')
  })

  test('is called, and found, as they say', async () => {
    const wishes = wish({
      name: 'Harbour Lane',
      telephone: '020 7946 0018',
      hours: hours('Every day from 7 to 2.'),
    })
    const { script, ledger } = await heard(wishes)
    assert.equal(script.show, 'Harbour Lane')
    assert.match(textsIn(script).join(' '), /When are you open\? Every day from 7 to 2\./)
    const at = textsIn(script).findIndex((text) => text.includes('020 7946 0018'))
    assert.equal(ledger.entries[at]?.evidence[0]?.saidOn, '2026-11-23')
  })
})

test('what an owner says is evidence for nothing else', () => {
  const sentence = 'We bake sourdough for the cafés of this harbour.'
  const reading = withOwnWords(site, wish({ sentence }))
  const gate = gateOf(reading, [])
  const claims = [{ says: sentence, quote: sentence, passage: 'own' }]
  assert.equal(gate.judge({ speaker: 'reader', text: sentence }).verdict, 'quoted')
  for (const text of [sentence, 'They bake sourdough for the cafés of this harbour.'])
    assert.equal(gate.judge({ speaker: 'host', text, claims }).verdict, 'refused', text)
})
