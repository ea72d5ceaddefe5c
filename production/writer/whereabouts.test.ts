import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishLanguage } from '#content/programme/en.ts'
import { formulasOf } from '#content/programme/formulas.ts'
import { gateOf } from '#domain/gate/gate.ts'
import { withOwnWords } from '#domain/own-words.ts'
import { isHost } from '#domain/script.ts'
import type { Wishes } from '#domain/wishes.ts'
import { readingOf } from './reading-under-test.ts'
import { writeProgramme } from './write-programme.ts'

const about = [
  '# Our oven',
  'We are a bakery of five people in the old fire station of Otley. Since 1987 we have baked eleven kinds of bread in one brick oven, and nobody has ever replaced it.',
  '# Our flour',
  'We buy the wheat of two farms that we can see from the yard. Their grain is milled on Mondays, and we bake with it until Saturday at noon.',
  '# How we work',
  'The dough for rye rests for two days in the cellar. We knead it by hand, because the machine that we had in 1990 made it too warm.',
]
const contact = '3 Mill Lane\nOtley, LS21 1AA\nMon – Fri: 7am – 3pm\nSunday: Closed\nTelephone: 01632 960745'
const closing = (lines: readonly string[], wishes?: Wishes) => {
  const reading = withOwnWords(readingOf({ '/': [...about, ...lines] }, { name: 'Bramble' }), wishes)
  const written = writeProgramme(reading, englishLanguage, { wishes })
  assert.ok(written.outcome === 'written')
  const gate = gateOf(reading, formulasOf('en'))
  const said = written.script.chapters.flatMap(({ sentences }) => sentences)
  said.forEach((line, at) => {
    assert.notEqual(gate.judge(line, said.slice(0, at)).verdict, 'refused', line.text)
  })
  return said.filter(({ speaker }) => speaker === 'host' || speaker === 'guest').slice(-5)
}
const isSaid = (words: string, lines: readonly string[], wishes?: Wishes) =>
  closing(lines, wishes).some(({ text }) => text.includes(words))
const [address, hours] = ['3 Mill Lane, Otley', 'Mon–Fri 7am–3pm']
const saidOn = '2026-11-23'

test('a host says at the end where they are and when, before the number, and names the passages', () => {
  const said = closing(['# Contact', contact])
  const at = [address, hours, '01632 960745'].map((fact) => said.findIndex(({ text }) => text.includes(fact)))
  assert.ok(at.every((place) => place >= 0))
  assert.deepEqual([...at].sort(), at)
  for (const place of at) assert.ok(said[place]?.support !== 'bridge' && said[place]?.support.length)
})

test('what was read before is not said again', () => {
  const shop =
    'Our shop is at 3 Mill Lane in Otley, behind the green door of the old engine house, and it smells of rye.'
  const said = ['# The shop', shop, '# Contact', contact]
  assert.ok(!isSaid(address, said))
  assert.ok(isSaid(hours, said))
})

test('an owner silences each, and hours of their own come instead of those of the website', () => {
  assert.ok(!isSaid(address, ['# Contact', contact], { saidOn, silent: ['address'] }))
  assert.ok(isSaid(hours, ['# Contact', contact], { saidOn, silent: ['address'] }))
  assert.ok(!isSaid(hours, ['# Contact', contact], { saidOn, silent: ['hours'] }))
  const own = { question: 'When are you open?', answer: 'Tuesday to Friday from 7 to 3.' }
  assert.ok(!isSaid(hours, ['# Contact', contact], { saidOn, hours: own }))
})

test('the gate lets a host say the one address and the one week, and nobody else’s', () => {
  const partner = 'Our flour is sold at 9 Park Row, York, YO1 7AA'
  const data = { kind: 'data', text: 'Bramble\naddress: 3 Mill Lane, LS21 1AA, Otley' } as const
  const reading = readingOf(
    { '/': [...about, '# Contact', contact, '# Partners', partner] },
    { name: 'Bramble' },
  )
  const [first] = reading.passages
  assert.ok(first)
  const told = { ...reading, passages: [...reading.passages, { ...first, ...data, id: 'data' }] }
  const gate = gateOf(told, formulasOf('en'))
  const verdict = (text: string) => gate.judge({ speaker: 'guest', text }).verdict
  assert.equal(verdict('They are at 3 Mill Lane, Otley.'), 'formula')
  assert.equal(verdict('They are at 9 Park Row, York.'), 'refused')
  assert.equal(verdict('They are at 3 Mill Lane, York.'), 'refused')
  assert.equal(verdict('They are open Mon–Fri 7am–3pm.'), 'formula')
  assert.equal(verdict('They are open Mon–Fri 7am–5pm.'), 'refused')
  assert.equal(verdict('They are open Sunday 7am–3pm.'), 'refused')
})

test('the town is heard in the first minute: a host says it where nothing that is read says it', () => {
  const opening = (first: string, wishes?: Wishes) => {
    const pages = { '/': [first, ...about.slice(2), '# Contact', contact] }
    const written = writeProgramme(readingOf(pages, { name: 'Bramble' }), englishLanguage, { wishes })
    assert.ok(written.outcome === 'written')
    const [who] = written.script.chapters
    return who?.sentences.filter(({ speaker, text }) => isHost(speaker) && text.includes('Otley')) ?? []
  }
  const placeless =
    'Bramble is a bakery of five people that has baked rye bread in one brick oven since 1987.'
  const [said] = opening(placeless)
  assert.ok(said && said.support !== 'bridge' && said.support.length > 0)
  assert.deepEqual(opening(placeless.replace('brick oven', 'brick oven in Otley')), [])
  assert.deepEqual(opening(placeless, { silent: ['address'], saidOn }), [])
})

test('what stands over the door is read where their own words leave open where they are, and no host says it', () => {
  const said = (title: string, name = 'Bramble', ...more: string[]) => {
    const reading = readingOf({ '/': [`title: ${title}`, ...more, ...about, '# Contact', contact] }, { name })
    const written = writeProgramme(reading, englishLanguage)
    assert.ok(written.outcome === 'written')
    const lines = written.script.chapters.flatMap(({ sentences }) => sentences)
    const ofHosts = lines.filter(({ speaker }) => isHost(speaker)).map(({ text }) => text)
    assert.ok(ofHosts.every((text) => !text.includes('bread') && !/in Otley/.test(text)))
    return lines.filter(({ speaker }) => speaker === 'reader').map(({ text }) => text)
  }
  const placeless = 'Bramble is a house of bakers of rye bread that has lit one oven every night since 1987.'
  assert.equal(said('Rye bakery in Otley', 'Bramble', placeless)[0], 'Rye bakery in Otley.')
  assert.doesNotMatch(said('The taste of life').join(' '), /taste of life/)
  const own = 'Bramble is a house of bakers of rye bread that has lit one oven for Otley since 1987.'
  assert.equal(said('Bakers of rye bread', 'Bramble', own)[0], own)
})

test('a sign that is half a sentence of the website is left unread, and what follows it is not', () => {
  const heading = '# Bakers of rye bread — we light the oven at four'
  const reading = readingOf({ '/': [heading, ...about, '# Contact', contact] }, { name: 'Bramble' })
  const written = writeProgramme(reading, englishLanguage)
  assert.ok(written.outcome === 'written')
  const read = written.script.chapters
    .flatMap(({ sentences }) => sentences)
    .flatMap(({ speaker, text }) => (speaker === 'reader' ? [text] : []))
  assert.ok(read.length > 2 && !read.includes('Bakers of rye bread.'))
})
