// Nobody vouches for what may hurt somebody, on no sample website.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gateOf } from '#domain/gate/gate.ts'
import type { Claim, Line } from '#domain/gate/line.ts'
import { readings } from './sample-readings.ts'

const promises = [
  'It is gluten free.',
  'People with coeliac disease can eat it.',
  'It contains no nuts.',
  'It is made without milk.',
  'It is safe for people with allergies.',
  'It is vegan.',
  'You can eat it when you are pregnant.',
  'It cures migraine.',
  'It lowers your blood pressure.',
  'It heals in a week.',
  'Doctors recommend it against diabetes.',
  'It is painless and has no side effects.',
  'You lose weight with it.',
  'It relieves anxiety.',
  'It is completely safe.',
  'It is safe for babies.',
  'It is non-toxic.',
  'It never breaks.',
  'It is fireproof.',
  'Nothing dangerous is in it.',
  'You take no risk.',
  'Your money returns a profit of 8 per cent.',
  'The return is guaranteed.',
  'It is tax free.',
  'You can deduct it from your taxes.',
  'You get your money back, whatever happens.',
  'Your pension is secure.',
  'They refund everything.',
  'You will win your case.',
  'It is legal in every country.',
  'They are certified.',
  'You are entitled to a visa.',
  'Nobody can sue you.',
  'They are not liable for anything.',
  'It makes you compliant with the law.',
  'They guarantee it for life.',
  'They promise that it works.',
  'They are insured against everything.',
  'It has a lifetime warranty.',
  'Success is assured.',
  'Es ist glutenfrei.',
  'Es heilt Krebs.',
  'Es ist ohne Risiko.',
  'Die Rendite ist garantiert.',
  'Es ist ungefährlich für Kinder.',
  'Es enthält keine Nüsse.',
  'Sie gewinnen vor Gericht.',
  'Es ist steuerfrei.',
  'C’est sans gluten.',
  'Es seguro para los alérgicos.',
]
const vouchedBy = 'Ada Lovelace'

test('none of 600 promises passes that somebody vouches for, with a quotation of something else or without', () => {
  const passed: string[] = []
  let all = 0
  for (const reading of readings) {
    const gate = gateOf(reading, ['Who is {name}?'])
    const other = reading.passages.find(({ kind, text }) => kind === 'text' && text.length > 60)
    assert.ok(other)
    for (const text of promises) {
      const claims: Claim[] = [{ says: text, quote: other.text, passage: other.id }]
      const invented: Claim[] = [{ says: text, quote: text, passage: other.id }]
      const lines: Line[] = [
        { speaker: 'host', text, vouchedBy },
        { speaker: 'guest', text, vouchedBy, claims },
        { speaker: 'host', text, vouchedBy, claims: invented },
        { speaker: 'host', text: `Who is ${reading.name}? ${text}`, vouchedBy },
      ]
      all += lines.length
      passed.push(
        ...lines
          .filter((line) => gate.judge(line).verdict !== 'refused')
          .map((line) => `${reading.host}: ${line.text}`),
      )
    }
  }
  assert.ok(all >= 600, `only ${all}`)
  assert.deepEqual(passed, [])
})

test('a harmless line that somebody vouches for passes by that name', () => {
  for (const reading of readings) {
    const gate = gateOf(reading, [])
    for (const text of [
      'They have a dog called Biscuit.',
      'The lane is closed on market days.',
      'Ask for the green door.',
    ])
      assert.equal(
        gate.judge({ speaker: 'host', text, vouchedBy }).verdict,
        'vouched',
        `${reading.host}: ${text}`,
      )
  }
})
