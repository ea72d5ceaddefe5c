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

test('what nobody can ask for follows one such question at most, and what stands alone on another page is not told', () => {
  const pages = ['oven', 'mill', 'shop', 'yard'].map((place, at) => [
    `/${place}`,
    [
      `title: ${at} | ${4711 + at}`,
      `# ${4711 + at}!!!`,
      `We keep the ${place} as our grandmother left it, with ${at + 3} windows to the river and a bench of ${at + 40} years.`,
    ],
  ])
  const reading = readingOf(
    { '/': ['title: Trusted rye bakery in Otley', ...about], ...Object.fromEntries(pages) },
    { name: 'Bramble' },
  )
  const written = writeProgramme(reading, englishLanguage)
  assert.ok(written.outcome === 'written')
  const lines = written.script.chapters.flatMap(({ sentences }) => sentences)
  const { goesOn } = englishLanguage.hosts
  assert.ok(lines.filter(({ text }) => goesOn.includes(text)).length < 2)
  const read = lines.filter(({ text }) => text.startsWith('We keep the'))
  assert.ok(read.length < 3)
  assert.deepEqual(
    written.choice.thread.filter(({ sentences: [first = ''] }) => first.startsWith('We keep the')).length,
    read.length,
  )
})

test('plain words of a heading are said without quotation marks, and no host praises', () => {
  const lines = told(
    '# Emergency ovens',
    'We lend emergency ovens to bakers, because a cold oven in December is a baker without a Christmas.',
    '# Trusted & Reliable Bread',
    'We bake bread for schools from March on, forty loaves a day, and bring it there by eight.',
  )
  const hosts = lines.filter(({ speaker }) => isHost(speaker)).map(({ text }) => text)
  assert.ok(hosts.every((text) => !text.includes('“Emergency ovens”')))
  assert.ok(hosts.every((text) => !/reliable/i.test(text)))
})

test('a title is never half a clause', () => {
  const titleOf = (first: string) => {
    const reading = readingOf({ '/': ['title: Bramble', first, ...about.slice(1)] }, { name: 'Bramble' })
    const written = writeProgramme(reading, englishLanguage)
    assert.ok(written.outcome === 'written')
    return written.script.title
  }
  assert.equal(
    titleOf(
      'Bramble is an Otley bakery dedicated to providing wholesome, practical and lasting bread to families since 1987.',
    ),
    'Bramble',
  )
})
