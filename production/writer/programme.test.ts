import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishLanguage } from '#content/programme/en.ts'
import { isHost } from '#domain/script.ts'
import { readingOf } from './reading-under-test.ts'
import { writeProgramme } from './write-programme.ts'

const about = [
  'Bramble is a bakery that has baked rye bread for families in Otley since 1987, in one oven.',
  'It is lit at four in the morning, six days a week, and every loaf rests for a day and a half before it is baked.',
  'We sell it over the counter and to nine shops between Otley and Halden, which fetch it before seven.',
  'Our flour comes from one mill on the river, and we go there every spring to taste the rye with the miller.',
]
const told = (...pieces: string[]) => {
  const reading = readingOf(
    { '/': ['title: Trusted rye bakery in Otley', ...about, ...pieces] },
    { name: 'Bramble' },
  )
  const written = writeProgramme(reading, englishLanguage)
  assert.ok(written.outcome === 'written')
  return written.script.chapters.flatMap(({ sentences }) => sentences)
}

test('a host says what stands above a passage, and nobody says that there is more', () => {
  const lines = told(
    '# The bakery is still on the river',
    'We lost the first oven to the river in 1994, and we found the second one in a convent near Leeds.',
  )
  const at = lines.findIndex(({ text }) => text.includes('The bakery is still on the river'))
  assert.ok(isHost(lines[at]?.speaker ?? 'reader'))
  assert.match(lines[at + 1]?.text ?? '', /^We lost the first oven/)
  const hosts = lines.filter(({ speaker }) => isHost(speaker)).map(({ text }) => text)
  assert.ok(hosts.every((text) => !/^(?:And then|Is there more)/.test(text)))
  assert.equal(new Set(hosts).size, hosts.length)
})

test('a passage that needs a heading which nobody can say is not read', () => {
  const price = 'The hall holds forty chairs and a stove, and is let on Sundays for the price of the wood.'
  const bread = ['# Bread', 'We bake it in tins that are older than any of us, and never in paper.']
  assert.ok(told(...bread, '# Chairs & more!!! | 4711', price).every(({ text }) => text !== price))
})

test('what is said of one part answers nothing of the whole', () => {
  const part =
    'Whether you bake at home or in a school, our Saturday course shows how rye dough is shaped by hand.'
  const hosts = told('# Courses/Saturdays: 10+', part).flatMap(({ speaker, text }) =>
    isHost(speaker) ? text : [],
  )
  assert.ok(hosts.every((text) => !/for whom/i.test(text)))
})

test('whoever begins with a price answers whether there are any', () => {
  const lines = told('# Welcome', 'A wedding loaf costs £180, and the price is fixed before we begin.')
  const at = lines.findIndex(({ text }) => text.startsWith('A wedding loaf'))
  assert.match(lines[at - 1]?.text ?? '', /prices/)
})

test('what stands over the door is heard once, and only where the first answer leaves it open', () => {
  const sign = 'Rye bakery in Otley.'
  const readAfter = () => told().flatMap(({ speaker, text }) => (speaker === 'reader' ? [text] : []))
  assert.ok(!readAfter().includes(sign))
  const [bare = '', ...rest] = about
  const reading = readingOf(
    { '/': ['title: Trusted rye bakery in Otley', bare.replace(' in Otley', ''), ...rest] },
    { name: 'Bramble' },
  )
  const written = writeProgramme(reading, englishLanguage)
  assert.ok(written.outcome === 'written')
  const read = written.script.chapters
    .flatMap(({ sentences }) => sentences)
    .flatMap(({ speaker, text }) => (speaker === 'reader' ? [text] : []))
  assert.equal(read[0], sign)
  assert.ok(!read.slice(1).includes(sign))
})
