import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Passage, PassageKind, Reading } from '#domain/evidence.ts'
import { gateOf } from '#domain/gate/gate.ts'
import type { Claim, Line } from '#domain/gate/line.ts'

const rows: [page: string, kind: PassageKind, heading: string, text: string, by?: string][] = [
  [
    '',
    'text',
    '',
    'Blue Door Joinery makes kitchens and stairs in Halden. We are five joiners and two apprentices.',
  ],
  ['prices', 'price', 'Prices', 'Oak stairs: from £4,200'],
  ['prices', 'price', 'Prices', 'Pine stairs: £2,650'],
  [
    'prices',
    'text',
    'Prices',
    'All prices are plus VAT. A survey costs £120, and we take it off the bill when you order.',
  ],
  [
    'about',
    'text',
    'Who we are',
    'Ivo Marsh opened the workshop in March 1998. His sister Petra kept the books for eleven years.',
  ],
  [
    'about',
    'text',
    'Who we are',
    'In 2019 a school rang on a Friday. Ivo built forty desks in two nights, because the delivery had burnt.',
  ],
  ['times', 'contact', 'Hours', 'Monday to Thursday: 8:00 to 16:30. Telephone 01632 960445.'],
  ['times', 'contact', 'Yard', 'Mon – Wed 9:00 to 12:00\nSat: By appointment'],
  ['', 'data', '', 'Blue Door Joinery\naddress: 3 Mill Yard, Halden\ntelephone: 01632 960446'],
  [
    'about',
    'text',
    'Who we are',
    'His training spans oral surgery on pianos, stairs and doors, without the need for glue.',
  ],
  [
    'about',
    'text',
    'Who we are',
    'There are between eight and twenty visits. Ring Petra between nine and four.',
  ],
  [
    'questions',
    'question',
    'Questions',
    'Do you paint?\nNo. We oil everything, and we name two painters in town.',
  ],
  ['questions', 'text', 'Questions', 'Outdoor furniture: coming soon.'],
  ['questions', 'text', 'Questions', 'We build outdoor furniture of larch.'],
  ['voices', 'quote', 'Voices', 'I slept on the landing for a week, just to look at it.', 'Nora Quint'],
]
const passages = rows.map(
  ([page, kind, heading, text, by], at): Passage => ({
    ...{ id: `p${at}`, url: `https://blue-door.test/${page}`, kind, heading, text },
    ...(by && { by }),
  }),
)
const reading: Reading = {
  ...{ url: 'https://blue-door.test/', host: 'blue-door.test', name: 'Blue Door Joinery', language: 'en' },
  ...{ pages: [], passages, colours: [] },
}
const gate = gateOf(reading, [])
const claimsOf = (says: string, quotes: readonly string[]): Claim[] =>
  quotes.map((quote) => {
    const found = passages.find(({ text }) => text.replaceAll('\n', ' ').includes(quote))
    assert.ok(found, quote)
    return { says, quote, passage: found.id }
  })
const line = (text: string, ...quotes: string[]): Line => ({
  speaker: 'host',
  text,
  claims: claimsOf(text, quotes),
})
const guest = (text: string): Line => ({ speaker: 'guest', text, claims: [] })
const verdictOf = (said: Line, before: readonly Line[] = []) =>
  gate.judge({ ...said, confirmed: { by: 'a judge', as: said.claims?.length ? 'claim' : 'talk' } }, before)
const passes = (said: Line, before: readonly Line[] = []) => {
  const judged = verdictOf(said, before)
  const why = judged.verdict === 'refused' ? judged.doubts.map(({ reason }) => reason).join(' ') : ''
  assert.notEqual(judged.verdict, 'refused', `${said.text} ${why}`)
}
const fails = (check: string, said: Line, before: readonly Line[] = []) => {
  const judged = verdictOf(said, before)
  assert.ok(judged.verdict === 'refused', said.text)
  const checks = judged.doubts.filter(({ sort }) => sort !== 'open').map((doubt) => doubt.check)
  assert.ok(checks.includes(check), `${said.text}: ${check} is not among ${checks.join()}`)
}
const vat = [guest('Without VAT, I suppose?')]

describe('code knows, whoever confirms it, that a line in own words', () => {
  test('loses the from, the up to and the VAT of a price', () => {
    const oak = 'Oak stairs: from £4,200'
    passes(line('Stairs in oak start at four thousand two hundred pounds, plus VAT.', oak))
    fails('bound', line('Stairs in oak are four thousand two hundred pounds, plus VAT.', oak))
    fails('condition', line('Stairs in oak start at four thousand two hundred pounds.', oak))
    passes(line('Stairs in oak start at four thousand two hundred pounds.', oak), vat)
  })

  test('gives one row the price of another', () => {
    const both = ['Oak stairs: from £4,200', 'Pine stairs: £2,650']
    passes(
      line('Pine is two thousand six hundred and fifty, oak from four thousand two hundred pounds.', ...both),
      vat,
    )
    fails('order', line('Pine stairs start from four thousand two hundred pounds.', ...both), vat)
  })

  test('offers what was done once', () => {
    const once = 'Ivo built forty desks in two nights, because the delivery had burnt.'
    passes(line('Ivo built forty desks. In two nights.', once))
    fails('once', line('Ivo can build you forty desks in two nights, when a delivery has burnt.', once))
  })

  test('gives another reason, or one where there is none', () => {
    const once = 'Ivo built forty desks in two nights, because the delivery had burnt.'
    passes(line('Forty desks in two nights, because the delivery had burnt.', once))
    fails('cause', line('Ivo built forty desks, because a school rang on a Friday.', once))
    const books = 'His sister Petra kept the books for eleven years.'
    fails('cause', line('Petra kept the books because she was his sister.', books))
  })

  test('says other hours, in whatever form', () => {
    const hours = 'Monday to Thursday: 8:00 to 16:30.'
    passes(line('Monday to Thursday, eight to half past four.', hours))
    fails('number', line('Monday to Thursday, eight to half past five.', hours))
    fails('time', line('Monday to Friday, eight to half past four.', hours))
  })

  test('says another telephone number', () => {
    const number = 'Telephone 01632 960445.'
    passes(line('Oh one six three two, nine six oh four four five.', number))
    fails('number', line('Oh one six three two, nine six oh four five four.', number))
  })

  test('says yes where the website says no, and the other way round', () => {
    const paint = 'Do you paint? No. We oil everything, and we name two painters in town.'
    passes(line('No. They oil everything.', paint), [guest('And do they paint, too?')])
    fails('question', line('Yes. They oil everything, too.', paint), [guest('And do they paint, too?')])
    passes(line('Yes. They oil everything.', paint), [guest("So they don't paint?")])
  })

  test('says yes to what nobody has said', () => {
    const five = 'We are five joiners and two apprentices.'
    passes(line('Yes.', five), [guest('Five joiners?')])
    fails('answer', line('Yes.', five), [guest('So they are seven joiners?')])
  })

  test('leaves out that it is not there yet', () =>
    fails('limit', line('They make outdoor furniture, of larch.', 'We build outdoor furniture of larch.')))

  test('puts words into somebody’s mouth', () => {
    const praise = 'I slept on the landing for a week, just to look at it.'
    fails('speaker', line('They slept on the landing for a week, just to look at it.', praise))
    passes(line('Nora Quint slept on the landing for a week, just to look at it.', praise))
    fails('speaker', line('Ivo Marsh says he slept on the landing for a week.', praise))
    fails(
      'name',
      line(
        'Harold Finch opened the workshop in nineteen ninety-eight.',
        'Ivo Marsh opened the workshop in March 1998.',
      ),
    )
  })

  test('quotes what does not stand there', () => {
    const said = line('They are five joiners.', 'We are five joiners and two apprentices.')
    const [claim] = said.claims ?? []
    assert.ok(claim)
    fails('quotation', { ...said, claims: [{ ...claim, quote: 'We are five joiners, and proud of it.' }] })
  })
})

describe('in a talk', () => {
  test('a number that was just said is repeated', () => {
    const told = line(
      'Petra kept the books for eleven years.',
      'His sister Petra kept the books for eleven years.',
    )
    passes(guest('Eleven years?'), [told])
    passes(guest('Eleven. My longest job was two years.'), [told])
  })

  test('a guest counts aloud on what was just told, and invents nothing', () => {
    const told = [
      line('Pine stairs are £2,650.', 'Pine stairs: £2,650'),
      line('A survey costs £120.', 'A survey costs £120, and we take it off the bill when you order.'),
    ]
    passes(guest('£2,530, then, with the survey off.'), told)
    fails('number', guest('£2,430, then, with the survey off.'), told)
    fails('number', guest('They began in 1877.'), told)
  })

  test('a day within a stretch of days is spoken of, and no other', () => {
    passes(line('On a Tuesday the yard is open, 9:00 to 12:00.', 'Mon – Wed 9:00 to 12:00'))
    passes(line('Saturday, by appointment.', 'Sat: By appointment'))
    fails('time', line('On a Thursday the yard is open, 9:00 to 12:00.', 'Mon – Wed 9:00 to 12:00'))
    fails('time', line('Sunday, by appointment.', 'Sat: By appointment'))
  })

  test('a row of structured data is a quotation', () => {
    passes(line('The number is 01632 960446.', 'telephone: 01632 960446'))
    fails('number', line('The number is 01632 960447.', 'telephone: 01632 960446'))
  })

  test('between two numbers is between them, whatever stands behind', () => {
    passes(
      line(
        'There are between eight and twenty of those visits.',
        'There are between eight and twenty visits.',
      ),
    )
    passes(line('Petra answers between nine and four.', 'Ring Petra between nine and four.'))
    fails('bound', line('There are twenty visits.', 'There are between eight and twenty visits.'))
  })

  test('a word of safety that the website says in passing is its own', () => {
    const training = 'His training spans oral surgery on pianos, stairs and doors, without the need for glue.'
    passes(line('Ivo trained in oral surgery on pianos.', training))
    fails('safety', line('Ivo trained in oral surgery, and it is painless.', training))
  })

  test('nobody says that there is no price where there are prices', () => {
    fails('absence', guest('I looked, and I found no price for it.'))
    fails('absence', guest('There is no price on the page. That is a phone call.'))
    passes(guest('Is there no price?'))
    passes(guest('No surprise there.'))
  })

  test('It’s is no name', () =>
    passes(line("It's Ivo who built forty desks, in two nights.", 'Ivo built forty desks in two nights')))

  test('a year, a sum and a name that nobody has are no talk', () => {
    fails('number', guest('They won a prize for it in 2007.'))
    fails('number', guest('It costs nine hundred pounds.'))
    fails('name', guest('They learnt it from Harold Finch.'))
    fails('praise', guest('Nobody complains.'))
  })

  test('whoever asks promises nothing, and whoever promises does', () => {
    passes(guest('Is it safe for children?'))
    fails('safety', guest('It is safe for children.'))
    fails('safety', guest("It is safe for children, isn't it?"))
  })

  test('hosts guess, joke and speak of themselves', () => {
    for (const text of [
      'My staircase has nine steps, and all of them know my name.',
      'I would never have guessed that.',
      'All right, I always wanted to see the inside of that.',
      'On a Friday. Of course.',
    ])
      passes(guest(text), [guest('On a Friday, at five.')])
  })
})
