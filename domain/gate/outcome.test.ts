import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Passage, Reading } from '#domain/evidence.ts'
import { checkScript } from '#domain/ledger/ledger.ts'
import type { Script, Sentence } from '#domain/script.ts'
import { gateOf } from './gate.ts'
import type { Confirmed, Line } from './line.ts'
import { isDisputable } from './outcome.ts'

const texts = [
  'When the oven cracked in 2009, regular customers lent us £14,600, most of them without a written agreement.',
  'Our head baker came from Gdansk in 2013.',
]
const url = 'https://bakery.test/'
const passages = texts.map((text, at): Passage => ({ id: `p${at}`, url, kind: 'text', heading: '', text }))
passages.push({ id: 'own', url, kind: 'text', heading: '', text: 'We moved in May.', saidOn: '2026-11-23' })
const reading: Reading = {
  ...{ url, host: 'bakery.test', name: 'Harbour Bakery', language: 'en', pages: [], passages, colours: [] },
}
const gate = gateOf(reading, ['Who is {name}?'])
const asClaim: Confirmed = { by: 'a second model', as: 'claim' }
const asTalk: Confirmed = { by: 'a second model', as: 'talk' }
const claim = (text: string, at = 0): Line => {
  const { id = '', text: quote = '' } = passages[at] ?? {}
  return { speaker: 'host', text, claims: [{ says: text, quote, passage: id }] }
}
const verdictOf = (line: Line) => gate.judge(line).verdict

describe('what a second reading has found', () => {
  const retold = claim('Gdansk sent them their head baker, in 2013.', 1)

  test('passes where code leaves it open, with its evidence', () => {
    assert.equal(verdictOf(retold), 'refused')
    const judged = gate.judge({ ...retold, confirmed: asClaim })
    assert.ok(judged.verdict === 'confirmed')
    assert.deepEqual([judged.by, judged.as], ['a second model', 'claim'])
    assert.deepEqual(
      judged.evidence.map(({ id }) => id),
      ['p1'],
    )
  })

  test('changes nothing where code is sure', () => {
    for (const line of [
      claim('Gdansk sent them their head baker, in 2014.', 1),
      claim('Their head baker walked over from Gdansk, and it is safe for people with allergies.', 1),
      { ...retold, claims: [{ says: '', quote: 'Regular customers paid for the oven.', passage: 'p1' }] },
      { ...claim('The owners came in May.', 2), confirmed: asTalk },
    ])
      for (const confirmed of [asClaim, asTalk])
        assert.equal(verdictOf({ ...line, confirmed }), 'refused', line.text)
  })

  test('settles words that were disputed before it, and no number, name or no', () => {
    const told = (line: Line) => {
      const verdict = gate.judge({ ...line, confirmed: asClaim })
      const settled = verdict.verdict === 'refused' ? verdict.doubts.map(({ reason }) => reason) : []
      assert.ok(settled.length > 0, line.text)
      return verdictOf({ ...line, confirmed: { ...asClaim, settled } })
    }
    assert.equal(told(claim('Gdansk sent them their only head baker, in 2013.', 1)), 'confirmed')
    for (const text of [
      'Gdansk sent them their head baker, in 2014.',
      'Their head baker came from Riga in 2013.',
      'Gdansk never sent them their head baker.',
    ])
      assert.equal(told(claim(text, 1)), 'refused', text)
  })

  test('is no quotation: whoever finds a claim says where', () => {
    const { claims: _, ...bare } = retold
    assert.equal(verdictOf({ ...bare, text: 'Go on.', confirmed: asClaim }), 'refused')
  })

  test('never puts words into the mouth of those who read aloud', () => {
    for (const speaker of ['reader', 'customer'])
      assert.equal(verdictOf({ ...retold, speaker, confirmed: asClaim }), 'refused')
  })

  test('is not needed where code affirms', () =>
    assert.equal(
      verdictOf({ ...claim('Their head baker came from Gdansk in 2013.', 1), confirmed: asClaim }),
      'supported',
    ))
})

describe('a second reading in the ledger', () => {
  const text = 'Gdansk sent them their head baker, in 2013.'
  const [, quote = ''] = texts
  const sentence: Sentence = {
    ...{ speaker: 'host', text, support: ['p1'], confirmed: asClaim },
    claims: [{ says: text, quote, passage: 'p1' }],
  }
  const asks: Sentence = { speaker: 'guest', text: 'Who is Harbour Bakery?', support: 'bridge' }
  const scriptWith = (...sentences: Sentence[]): Script => ({
    ...{ show: 'Bakery', title: 'Bread', summary: ['', '', ''] },
    chapters: [{ title: 'Bread', sentences }],
  })
  const check = (script: Script, made?: ReturnType<typeof checkScript>) =>
    checkScript(script, { reading, formulas: ['Who is {name}?'], made })

  test('is shown as what it was', () => {
    const [entry] = check(scriptWith(sentence)).entries
    assert.equal(entry?.verdict, 'supported')
    assert.equal(entry?.reason, 'A second reading by a second model finds it there.')
    assert.equal(entry?.evidence[0]?.id, 'p1')
  })

  test('counts behind the line it was read behind, and behind no other', () => {
    const made = check(scriptWith(asks, sentence))
    assert.equal(check(scriptWith(asks, sentence), made).figures.unsupported, 0)
    assert.equal(check(scriptWith(sentence), made).figures.unsupported, 1)
    const edited = { ...sentence, text: text.replace('sent', 'gave') }
    assert.equal(check(scriptWith(asks, edited), made).figures.unsupported, 1)
  })
})

test('what a list of words says against a line, its words can settle; what a number, a name or a no says, none', () => {
  const doubts: readonly (readonly [check: string, isOpen: boolean])[] = [
    ...(['universal', 'limit', 'part', 'measure', 'doer', 'cause'] as const).map(
      (check) => [check, true] as const,
    ),
    ...(['number', 'bound', 'about', 'name', 'order', 'negation', 'speaker', 'safety'] as const).map(
      (check) => [check, false] as const,
    ),
  ]
  for (const [check, isOpen] of doubts) {
    const doubt = { check, reason: `It is ${check}.`, sort: 'fault' as const }
    assert.equal(isDisputable(doubt), isOpen, check)
    assert.equal(isDisputable({ ...doubt, sort: 'final' }), false)
  }
})
