import assert from 'node:assert/strict'
import { test } from 'node:test'
import { germanLanguage } from '#content/programme/de.ts'
import { englishLanguage } from '#content/programme/en.ts'
import { spanishLanguage } from '#content/programme/es.ts'
import { frenchLanguage } from '#content/programme/fr.ts'
import { type Cue, cueOf, withPersons } from './cues.ts'
import { asAsked, leadOf } from './headings.ts'
import { wordsOfLanguage } from './words-of.ts'

const words = wordsOfLanguage(englishLanguage)
const named = { name: 'Bramble & Co', small: new Set(['slate', 'roofs', 'coverage', 'gutters']) }
const cue = (heading: string, text: string) =>
  cueOf({ heading, title: '', role: 'home', sentences: [text] }, words, named)

test('a heading is asked about where the passage speaks of what it names', () => {
  assert.deepEqual(cue('Slate roofs', 'Every slate is cut by hand.'), {
    kind: 'topic',
    heading: 'Slate roofs',
  })
  assert.equal(cue('Slate roofs', 'We are open on Mondays.'), undefined)
  assert.deepEqual(cue('Our coverage', 'The coverage reaches to Norwick.'), {
    kind: 'topic',
    heading: 'the coverage',
  })
})

test('what is no name of a thing is not asked about', () => {
  const text = 'Slate keeps the rain from the house, and the gutters take it down to the yard.'
  for (const heading of [
    'Slate drew the line',
    'The slate Halden builders rely on',
    'Slate The old way',
    'Where slate meets water',
    'Register slate online',
    'Very slate',
  ])
    assert.equal(cue(heading, text), undefined, heading)
  assert.equal(cue('The gutters of the house', text)?.heading, 'the gutters of the house')
  assert.equal(cue('The slate the gutters bore', text)?.heading, 'the slate the gutters bore')
  assert.equal(cue('Where we hang slate', text), undefined)
  const onServices = (kind: 'prose' | 'list', isCard?: true) =>
    cueOf(
      {
        ...{
          heading: 'Slate roofs',
          title: '',
          role: 'services',
          sentences: ['Every step is checked twice.'],
        },
        ...{ kind, ...(isCard && { isCard }) },
      },
      words,
      named,
    )?.heading
  assert.equal(onServices('prose'), undefined)
  assert.equal(onServices('prose', true), 'Slate roofs')
  assert.equal(onServices('list'), 'Slate roofs')
})

test('no host says “our”, in any language', () => {
  const asked = (heading: string, text: string, tongue: typeof frenchLanguage) =>
    cueOf({ heading, title: '', role: 'home', sentences: [text] }, wordsOfLanguage(tongue), named)?.heading
  assert.equal(asked('Nos délais', 'Les délais vont de six à neuf semaines.', frenchLanguage), 'délais')
  assert.equal(asked('Nuestra madera', 'La madera se seca cuatro años.', spanishLanguage), 'madera')
})

test('somebody with a name is asked for as somebody', () => {
  assert.deepEqual(cue('Jan Havel', 'Jan learned his trade in Prague.'), {
    kind: 'person',
    heading: 'Jan Havel',
  })
  assert.equal(cue('Custom Carpentry', 'Not sure what you want?'), undefined)
})

test('in German, where every noun has a capital, a thing is nobody, and no host says “our”', () => {
  const asked = (heading: string, text: string) =>
    cueOf({ heading, title: '', role: 'home', sentences: [text] }, wordsOfLanguage(germanLanguage), named)
  const therapy = 'Die Manuelle Therapie löst Gelenke und verbessert das Gefühl Ihrer Bewegung.'
  assert.equal(asked('Manuelle Therapie', therapy)?.kind, 'topic')
  assert.equal(asked('Petra Lenz', 'Petra Lenz lernte bei ihrer Tante; er kam später.')?.kind, 'person')
  assert.notEqual(
    asked('Migrationsrecht', 'Das Migrationsrecht ändert sich, und ich lese mit.')?.kind,
    'person',
  )
  assert.equal(asked('Lohn & Steuer', 'Um Lohn und Steuer geht es.')?.heading, 'Lohn & Steuer')
  assert.equal(asked('Unsere Praxis', 'Die Praxis liegt am Fluss.'), undefined)
})

test('a status message, a label, a slogan and two lines in one are not said', () => {
  for (const heading of [
    'Quote Request Sent',
    'Zone 2',
    'OUR SLATES',
    'The House.',
    'Slates The Story',
    'Enquiries',
    '4.9 ★',
    'Slates - Bramble',
  ])
    assert.equal(cue(heading, 'Slates, a zone, a quote, enquiries and a story.'), undefined, heading)
})

test('praise, a value, people in general and an order are no topic', () => {
  const text =
    'We are driven, our employees serve Norwick, certified slaters, a quick response, and every roof.'
  for (const heading of [
    'Driven',
    'Employees',
    'Our practice',
    'Certified Slaters',
    'Quick Response',
    'Serving Norwick',
    'A roof for every house',
  ])
    assert.equal(cue(heading, text), undefined, heading)
})

test('a heading is said as the website writes it', () => {
  const said = (heading: string, text: string) => cue(heading, text)?.heading
  assert.equal(said('Slate & Gutters', 'Slate lasts, and gutters leak.'), 'Slate & Gutters')
  assert.equal(said('Slate Roofs', 'Slate is cut for the slate roofs of Norwick.'), 'Slate Roofs')
  assert.equal(said('Norwick Roofs', 'Norwick has few roofs.'), 'Norwick Roofs')
  assert.equal(said('PVC Gutters', 'PVC never rots.'), 'PVC Gutters')
  assert.equal(said('About Slate', 'Slate is heavy.'), 'Slate')
})

test('what a passage speaks of without a heading is not asked for: nobody knows what it is', () => {
  for (const text of [
    'Gutters is a board game for two.',
    'Nell is a roofer, and her father was.',
    'Our workshop has four bays.',
  ])
    assert.equal(cue('', text), undefined, text)
})

test('their name is no topic, also where the website writes its words small', () => {
  const plain = { name: 'Master Slate', small: new Set(['master', 'slate']) }
  const headed = { heading: 'About Master Slate', title: '', role: 'home' as const }
  assert.equal(cueOf({ ...headed, sentences: ['Master Slate hangs slate.'] }, words, plain), undefined)
})

test('a question of the house is no question of a host, and one of a customer is', () => {
  const asked = (heading: string) => cue(heading, 'Slate lasts for a hundred years.')?.kind
  for (const ofHouse of ['Why us?', 'What do we do?', 'How is our slate cut?'])
    assert.equal(asked(ofHouse), undefined, ofHouse)
  for (const ofCustomer of ['What do I bring?', 'How long does slate last?'])
    assert.equal(asked(ofCustomer), 'question', ofCustomer)
})

test('what stands above a passage is read with it, and what is asked is not', () => {
  const lead = (heading: string) => leadOf({ heading, kind: 'list' }, words)
  assert.equal(lead('We never cut a corner'), 'We never cut a corner.')
  assert.equal(lead('Slate roofs'), 'Slate roofs.')
  for (const heading of ['Your roof', 'Home', 'Read more']) assert.equal(lead(heading), undefined, heading)
  assert.equal(lead('Passion and quality'), 'Passion and quality.')
  assert.equal(lead('This is how we do it'), undefined)
  assert.equal(lead('4 Mill Lane is where we are'), undefined)
  assert.equal(leadOf({ heading: 'Slate roofs', kind: 'prose' }, words), 'Slate roofs.')
  assert.equal(lead('Specialties include:'), undefined)
  assert.equal(leadOf({ heading: 'Slate roofs', kind: 'answer' }, words), undefined)
})

test('a question is asked as people write it, and names stay large', () => {
  const small = new Set(['child', 'needs', 'woods', 'while', 'gas'])
  assert.equal(
    asAsked('What if My Child Needs the Woods?', small, words),
    'What if my child needs the woods?',
  )
  for (const asWritten of ['Why Choose Tiger Gas?', 'Should I call?', 'Who is Nell Hart?'])
    assert.equal(asAsked(asWritten, small, words), asWritten)
})

test('below the name of somebody, who says I is that person', () => {
  const small = new Set(['bakes', 'bread'])
  const cueOfHeading = (heading: string, text: string) =>
    cueOf({ heading, title: '', role: 'home', sentences: [text] }, words, { name: 'Bramble', small })
  const nell = cueOfHeading('Nell Hart', 'I have baked for thirty years.')
  assert.deepEqual(nell, { kind: 'person', heading: 'Nell Hart' })
  assert.equal(cueOfHeading('Nell Hart', 'The oven is lit at four.'), undefined)
  const before: { url: string; heading: string; cue?: Cue } = {
    url: 'https://bramble.test/',
    heading: 'Nell Hart',
  }
  const [first] = withPersons([before, { ...before, cue: { kind: 'person', heading: 'Nell Hart' } }])
  assert.deepEqual(first?.cue, { kind: 'person', heading: 'Nell Hart' })
  const elsewhere: typeof before = { url: 'https://bramble.test/oven', heading: 'Nell Hart' }
  assert.equal(withPersons([elsewhere])[0]?.cue, undefined)
})
