import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Passage, PassageKind, Reading } from '#domain/evidence.ts'
import { checkScript } from './check-script.ts'

/** A bakery's pages, as far as these sentences need them. */
const pieces: [PassageKind, string, string][] = [
  ['title', '', 'Slow bread from Saltmouth'],
  ['text', '', 'Harbour Lane Bakery is a family bakery in Saltmouth.'],
  [
    'text',
    'Bread',
    'We bake about 420 loaves on a weekday and 600 on a Saturday, and we sell most of them before noon.',
  ],
  [
    'text',
    'Bread',
    'Our flour comes from Tolland Mill, 22 miles away, which grinds a single variety of wheat for us.',
  ],
  ['text', 'Bread', 'We use no improvers and no preservatives. Each loaf has 1.8 per cent salt.'],
  [
    'text',
    'Cafés',
    'We deliver before 6:30 in the morning, six days a week, in two electric vans. The smallest standing order is ten loaves a week.',
  ],
  [
    'text',
    'Story',
    'Ruth Smith opened the bakery in March 1987 with a loan of £9,000 from Peter Aldous. Nell trained as an engineer for 12 years.',
  ],
  ['text', 'Team', 'Ines Carvalho makes every cake. Tomasz Wrona teaches the class.'],
  [
    'price',
    'Wedding cakes',
    'A wedding cake costs from £4.50 a portion, and the smallest is for forty guests. The tasting costs £20 for two people.',
  ],
  [
    'price',
    'Class',
    'A place costs $90 per month, with flour and a late lunch. Members may cancel until 14 days before the date.',
  ],
  ['price', 'Loaves', 'Harbour White: 900 g, £4.20'],
  ['price', 'Loaves', 'Seeded Wheat: 800 g, £4.80'],
  [
    'text',
    'Delivery',
    'Delivery is free for orders over £50. We take back half of the order if you tell us within 3 days.',
  ],
  ['contact', 'Opening hours', 'Tuesday to Friday: 7 in the morning to 3 in the afternoon'],
  ['contact', 'Find us', '9 Harbour Lane, Saltmouth'],
  [
    'question',
    'Questions',
    'Is your bread gluten free?\nNo. It contains wheat or rye, and it is not safe for people with coeliac disease.',
  ],
  ['quote', 'Voices', 'I stayed on Harbour Lane for the rye.\nMargaret Oakes, customer since 1994'],
  ['text', 'Team', 'All five of us are paid for 35 hours a week. We keep one emergency slot a month.'],
  ['text', 'Oven', 'We have an oven of 42.000 kg.'],
]
const url = 'https://harbour-lane-bakery.test/'
const passages = pieces.map(
  ([kind, heading, text], at): Passage => ({ id: `p${at}`, url, kind, heading, text }),
)
const reading: Reading = {
  url,
  host: 'harbour-lane-bakery.test',
  name: 'Harbour Lane Bakery',
  language: 'en',
  pages: [{ url, title: 'Slow bread from Saltmouth', role: 'home' }],
  passages,
  colours: [],
}

const everyId = passages.map(({ id }) => id)
const verdictOf = (text: string, support: readonly string[] | 'bridge' = everyId) => {
  const sentences = [{ speaker: 'host' as const, text, support }]
  return checkScript(
    { show: '', title: '', summary: ['', '', ''], chapters: [{ title: '', sentences }] },
    reading,
  ).entries[0]
}

describe('a sentence that says what a passage says is supported', () => {
  for (const [text, id] of [
    ['Harbour Lane Bakery is a family bakery in Saltmouth.', 'p1'],
    ['They bake about four hundred and twenty loaves on a weekday and six hundred on a Saturday.', 'p2'],
    ['At Harbour Lane Bakery, they bake about 420 loaves on a weekday.', 'p2'],
    ['Their flour comes from Tolland Mill, twenty-two miles away.', 'p3'],
    ['They use no improvers and no preservatives.', 'p4'],
    ['Each loaf has one point eight percent salt.', 'p4'],
    ['They deliver before six thirty in the morning, six days a week.', 'p5'],
    [
      'Ruth Smith opened the bakery in March 1987 with a loan of nine thousand pounds from Peter Aldous.',
      'p6',
    ],
    ['Nell trained as an engineer for twelve years.', 'p6'],
    ['A wedding cake costs from four pounds fifty a portion.', 'p8'],
    ['The tasting costs £20 for two people.', 'p8'],
    ['A place costs ninety dollars a month.', 'p9'],
    ['The Harbour White costs four pounds twenty, and the Seeded Wheat costs four pounds eighty.', 'p10'],
    ['Delivery is free for orders over fifty pounds.', 'p12'],
    ['The opening hours are Tuesday to Friday, seven in the morning to three in the afternoon.', 'p13'],
    ['You find them at nine Harbour Lane, Saltmouth.', 'p14'],
    ['No, it contains wheat or rye, and it is not safe for people with coeliac disease.', 'p15'],
    ['"I stayed on Harbour Lane for the rye."', 'p16'],
    ['Here is the part I like: they keep one emergency slot a month.', 'p17'],
    ['They have an oven of 42.000 kg.', 'p18'],
    ['All five of them are paid for thirty-five hours a week.', 'p17'],
  ] as [string, string][])
    test(text, () => {
      const entry = verdictOf(text)
      assert.equal(entry?.verdict, 'supported')
      assert.equal(entry?.evidence[0]?.id, id)
      assert.equal(entry?.evidence[0]?.url, url)
    })
})

/** Each is one small step from the truth, and names the very passages that would support the truth. */
const nearMisses = {
  'another number': [
    'Nell trained as an engineer for thirteen years.',
    'They bake about four hundred and thirty loaves on a weekday.',
    'They have an oven of 43.000 kg.',
    'They have an oven of forty-two kilograms.',
    'They have an oven of forty-two thousand kilograms.',
    'Their flour comes from Tolland Mill, twenty miles away.',
    'They deliver before seven thirty in the morning, six days a week.',
    'They deliver before six thirty in the evening, six days a week.',
    'They deliver before six thirty in the morning, seven days a week.',
    'Ruth Smith opened the bakery in March 1978.',
    'Each loaf has one point nine percent salt.',
    'The tasting costs twenty-five pounds for two people.',
    'All six of them are paid for thirty-five hours a week.',
    'They keep two emergency slots a month.',
    'You find them at eleven Harbour Lane, Saltmouth.',
    'The opening hours are Tuesday to Friday, eight in the morning to three in the afternoon.',
  ],
  'another unit': [
    'Nell trained as an engineer for twelve months.',
    'The tasting costs twenty dollars for two people.',
    'Their flour comes from Tolland Mill, twenty-two kilometres away.',
    'A place costs ninety dollars per week.',
    'Each loaf has one point eight grams of salt.',
    'They deliver six weeks a year.',
  ],
  'another name or place': [
    'Ruth Smyth opened the bakery in March 1987.',
    'Their flour comes from Holland Mill, twenty-two miles away.',
    'Harbour Lane Bakery is a family bakery in Portsmouth.',
    'Ines Carvallo makes every cake.',
    'Ruth Smith opened the bakery in May 1987.',
    'Those are the words of Margaret Oates.',
    'You find them at nine Harbour Road, Saltmouth.',
  ],
  'a name or a number moved to another claim': [
    'Tomasz Wrona makes every cake.',
    'Ines Carvalho teaches the class.',
    'Peter Aldous opened the bakery in March 1987.',
    'Ruth Smith trained as an engineer for twelve years.',
    'They bake about six hundred loaves on a weekday and four hundred and twenty on a Saturday.',
    'The Harbour White costs four pounds eighty.',
    'The Harbour White costs four pounds eighty, and the Seeded Wheat costs four pounds twenty.',
    'They make every cake.',
    'They contain wheat or rye.',
    'A wedding cake costs twenty pounds for two people.',
    'Ruth Smith opened the bakery with a loan of nine thousand pounds from Nell.',
    'Margaret Oakes makes every cake.',
  ],
  'a limit left out, added or changed': [
    'A wedding cake costs four pounds fifty a portion.',
    'A place costs from ninety dollars a month.',
    'A place costs ninety dollars.',
    'They bake four hundred and twenty loaves on a weekday.',
    'They bake over four hundred and twenty loaves on a weekday.',
    'Delivery is free.',
    'Delivery is free for orders under fifty pounds.',
    'Delivery is free for all orders.',
    'They sell all of them before noon.',
    'They sell most of them after noon.',
    'They use improvers and preservatives.',
    'They only use improvers.',
    'It is safe for people with coeliac disease.',
    'Members may cancel until four days before the date.',
    'Members may always cancel.',
    'They take back the order if you tell them within three days.',
    'They take back half of the order.',
    'They deliver in two electric vans every day.',
    'Yes, it contains wheat or rye.',
    'The tasting costs twenty pounds.',
  ],
  'something that no page says': [
    'They use organic flour from Tolland Mill.',
    'They won an award in 2019.',
    'Harbour Lane Bakery is the best family bakery in Saltmouth.',
    'Harbour Lane Bakery is the oldest bakery in town.',
    'They offer a money-back guarantee.',
    'You get a free coffee.',
    'They also bake gluten free bread.',
    'Most customers come back every week.',
    'They are certified.',
    'Call them on 01632 960118.',
    'They are the best.',
    'It is free.',
  ],
}

describe('a near miss is refused', () => {
  for (const [kind, sentences] of Object.entries(nearMisses) as [string, string[]][])
    for (const text of sentences)
      test(`${kind}: ${text}`, () => assert.equal(verdictOf(text)?.verdict, 'unsupported'))
})

describe('a bridge is what states nothing, not what calls itself so', () => {
  for (const text of [
    'I did not expect that.',
    'So what does it cost?',
    'Let us talk about money.',
    'That is a number I will remember.',
  ])
    test(text, () => assert.equal(verdictOf(text, 'bridge')?.verdict, 'bridge'))
  for (const text of [
    'They have won three awards.',
    'It costs nine pounds.',
    'Ruth Smyth is wonderful.',
    'Everything is free.',
    'Did you know that they won an award?',
  ])
    test(text, () => assert.equal(verdictOf(text, 'bridge')?.verdict, 'unsupported'))
})

test('a script speaks about the business, not as it', () =>
  assert.match(verdictOf('We bake about 420 loaves on a weekday.')?.reason ?? '', /as the business/))

test('what the website does not say may be said if it is so', () => {
  assert.equal(verdictOf('The website does not mention a phone number.')?.verdict, 'bridge')
  assert.equal(verdictOf('The website does not give any prices.')?.verdict, 'unsupported')
  assert.equal(verdictOf('The website does not say that they are closed on Mondays.')?.verdict, 'unsupported')
})
