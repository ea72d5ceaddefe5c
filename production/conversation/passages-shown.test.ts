import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Passage, Reading } from '#domain/evidence.ts'
import { passagesAsData } from './passages-shown.ts'

const row = (page: string, heading: string, text: string, more: Partial<Passage> = {}): Passage => ({
  ...{ id: `${page}-${text.slice(0, 24)}`, url: `https://oars.test/${page}`, kind: 'text', heading, text },
  ...more,
})
const shownOf = (passages: Passage[]) => {
  const reading: Reading = {
    ...{ url: 'https://oars.test/', host: 'oars.test', name: 'Oars', language: 'en', colours: [] },
    pages: [
      { url: 'https://oars.test/oars', title: 'Our oars', role: 'services' },
      { url: 'https://oars.test/crew', title: 'Who works here', role: 'other' },
    ],
    passages,
  }
  return passagesAsData(reading)
}
const table = Array.from({ length: 400 }, (_, at) =>
  row(
    'oars',
    'Measures',
    `Blade ${at}: S 310, M 320, L 330, XL 340, and the loom is ${at + 40} long by each of them`,
  ),
)
const story = row('crew', 'Astrid', 'Astrid bent her first oar over a kettle, in a boathouse without a door.')
const far = row(
  'crew',
  'Pick up',
  `${'You can send for it. '.repeat(230)}Or fetch it, if you live near Bergen.`,
)

test('the rest of a table comes behind everything that somebody has told', () => {
  const shown = shownOf([...table, story])
  assert.ok(shown.includes('over a kettle'))
  assert.ok(shown.includes('Blade 3:'))
  assert.ok(!shown.includes('Blade 399:'))
})

test('where they are is among it, however far down it stands', () => {
  const long = Array.from({ length: 12 }, (_, at) =>
    row('oars', 'How', `${at}. ${'We sand and we oil. '.repeat(120)}`),
  )
  assert.ok(shownOf([...long, far]).includes('near Bergen'))
})

test('so is what its owner would insist on', () => {
  const long = Array.from({ length: 12 }, (_, at) =>
    row('oars', 'How', `${at}. ${'We sand and we oil. '.repeat(120)}`),
  )
  const warning = row('crew', 'Skiffs', 'A skiff is not suitable for children under ten.')
  assert.ok(shownOf([...long, warning]).includes('under ten'))
})

test('what a page is called stands with it once, and who has signed beside the words', () => {
  const shown = shownOf([story, row('crew', 'Said of us', 'It floats.', { kind: 'quote', by: 'Ragna V.' })])
  assert.equal(shown.split('Who works here').length, 2)
  assert.ok(shown.includes('Said of us (Ragna V.)'))
})

test('of what machines are told stands what nobody sees otherwise, but no street and no number', () => {
  const told = 'Ragna Boats\naddress: 5 Fjord Lane, Bergen\ntelephone: +4755123456\narea served: Hordaland'
  const data = row('crew', '', told, { kind: 'data' })
  const shown = shownOf([data, row('crew', 'Call', 'Ring 55 12 34 56, in Bergen.', { kind: 'contact' })])
  assert.ok(shown.includes('area served: Hordaland'))
  assert.ok(!shown.includes('Fjord Lane') && !shown.includes('+47'))
  const seen = shownOf([data, row('crew', 'Come', 'We are at 5 Fjord Lane, in Bergen.')])
  assert.ok(seen.includes('address: 5 Fjord Lane, Bergen') && seen.includes('+4755123456'))
})

test('a license that stands in a heading alone is shown, and no other heading', () => {
  const shown = shownOf([
    story,
    row('crew', '', 'Harbor License #25374', { kind: 'heading', place: ['Papers'] }),
    row('crew', '', 'How we work', { kind: 'heading' }),
  ])
  assert.ok(shown.includes('"Papers","Harbor License #25374"'))
  assert.ok(!shown.includes('How we work'))
})
