// Kinds of true lines that look like falsehoods, each beside the falsehood it looks like.
import { describe, test } from 'node:test'
import { siteOf } from './kinds-under-test.ts'

const { passes, fails } = siteOf('Long Acre Dental', 'en', [
  [
    'text',
    '',
    'Dr. Jo Pike and her team have cared for families across Fair Heights, Belling, Swan and Ofal since 1997.',
  ],
  ['contact', '', 'Call us: (618) 222-1942. Ring Jo Pike between nine and four.'],
  ['quote', '', 'My aligners were seamless from start to finish. Minimal discomfort.', 'T. Sull'],
  ['quote', 'A letter from Jenny in Fairway', 'My roof had three layers. I had to start from scratch.'],
  ['price', '', 'A set costs from £340. £95 of that is the mould, and £110 is parts.'],
  ['price', '', 'A plan costs between £340 and £460. Visits cost $20 per person.'],
  ['price', '', 'Building costs $180 to $320 a square foot.'],
  ['text', '', 'In 2011 two sons joined. In 2021 it had 9,300 visitors.'],
  ['text', '', 'Boosters help in some homes, but if the signal is weak, the result can still be poor.'],
  ['text', '', 'Search your town to check if we cover your area. We come if you ring before noon.'],
  ['question', '', 'What is guaranteed?\nEverything that we put in, for two years.'],
  ['question', '', 'What is the crust?\nIt costs nothing, and you can taste it.'],
  ['text', '', 'How fast can you escape our maze? Freshly prepared breakfasts, brunches and salads.'],
  ['text', '', 'In March 2022 I took the frico off for one week. On Friday I put it back.'],
  ['text', '', 'Neither of the sons wanted to run it. Each believed that the other one did.'],
  ['text', '', 'There are between eight and twenty conversations of ninety minutes each.'],
  ['text', '', 'Ruta Kal gives lessons in Lindholme. I teach nobody under thirty.'],
  [
    'quote',
    '',
    'Their survey found a fault. If something is not worth building, they say so.',
    'Managing Partner',
  ],
  ['text', '', 'Have you ever attended a seminar and then missed a key component?'],
  ['heading', '', 'Are you open on Sundays?'],
  ['text', '', 'Fixed-fee builds usually start at £9,000 for a tool. We always quote in writing.'],
  ['text', '', 'Training provided for most programs. We help with forms, provided you book.'],
  [
    'text',
    '',
    'Over 55 combined years of hospitality bring Rob and Dora Newcombe here. Saved me a trip, said one.',
  ],
  ['text', '', 'His years spanned thirteen disciplines. Roofs, dormers and sheds are built.'],
  ['text', '', 'The choir is currently in planning.'],
  ['text', '', 'We fix it without any more effort on your part. A quote comes within 3 days.'],
  ['text', '', 'Log home - Woodstock, VT. We place animals using checks and aftercare.'],
  ['text', '', 'We advise on tax and insurance.'],
])

describe('code leaves to a second reader, and knows its false sister', () => {
  test('names in a row, which have in common what is said of all', () => {
    const row =
      'Dr. Jo Pike and her team have cared for families across Fair Heights, Belling, Swan and Ofal since 1997.'
    passes(`Families from Belling, too, and Swan. | ${row}`)
    passes('Ruta teaches nobody under thirty. | I teach nobody under thirty.')
    fails('name', `Families from Harlow, too. | ${row}`)
  })

  test('capitals of a title and of a first word', () => {
    passes(
      'The Roof That Started From Scratch | I had to start from scratch. || My roof had three layers.',
      'A letter from Jenny. | My roof had three layers.',
    )
    fails('name', 'How Harold Finch Came Home | In 2021 it had 9,300 visitors.')
  })

  test('a telephone number, written in groups', () => {
    passes('Call (618) 222-1942. | Call us: (618) 222-1942.')
    passes('Or under (618) 222-1942, from nine until four. | Ring Jo Pike between nine and four.')
    fails('number', 'Call (618) 222-1943. | Call us: (618) 222-1942.')
  })

  test('from and up to, for between', () => {
    passes('A plan is from £340 up to £460. | A plan costs between £340 and £460.')
    fails('bound', 'A plan is £460. | A plan costs between £340 and £460.')
    fails('bound', 'Visits are up to $20 per person. | Visits cost $20 per person.')
    passes(
      'Ninety minutes each. At least eight of those conversations, and at most twenty. | There are between eight and twenty conversations of ninety minutes each.',
    )
  })

  test('a guest who reckons with what was just told, and not with what was not', () => {
    const told = [
      '£95 of that is the mould, and parts are £110. | £95 of that is the mould, and £110 is parts.',
      'g £340, you said. | A set costs from £340.',
    ]
    passes('g So there is £135 left. | A set costs from £340.', ...told)
    fails('number', 'g So there is £145 left. | A set costs from £340.', ...told)
    passes("g $20 and $20, that's $40. | Visits cost $20 per person.")
    fails('number', "g $20 and $20, that's $45. | Visits cost $20 per person.")
    passes(
      'g So a room of 500 square feet is $90,000 to $160,000. | Building costs $180 to $320 a square foot.',
    )
    fails('number', 'g So a room of 500 square feet is $70,000. | Building costs $180 to $320 a square foot.')
    passes("g Spread over 52 weeks, that's about 180 a week. | In 2021 it had 9,300 visitors.")
    fails('number', "g Spread over 52 weeks, that's about 240 a week. | In 2021 it had 9,300 visitors.")
  })

  test('words that are counted', () => {
    passes('Their answer is two words: minimal discomfort, says T. Sull. | Minimal discomfort.')
    fails('number', 'Two layers, Jenny says. | My roof had three layers.')
  })

  test('both, of two, and nobody else', () => {
    passes('In 2011 both joined. | In 2011 two sons joined.')
    fails('universal', 'Both help at home. | Boosters help in some homes')
  })

  test('again as a joint, and not as a fact', () => {
    passes(
      'g And there are the visitors again.',
      'In 2021 it had 9,300 visitors. | In 2021 it had 9,300 visitors.',
    )
    fails('still', 'In 2011 they joined again. | In 2011 two sons joined.')
  })

  test('if that means whether, and an if of what is not told', () => {
    passes(
      'For your own town there is a search, to check. | Search your town to check if we cover your area.',
    )
    passes(
      'Boosters help in some homes. | Boosters help in some homes, but if the signal is weak, the result can still be poor.',
    )
    fails('condition', 'They come before noon. | We come if you ring before noon.')
  })

  test('who speaks, before, behind and above the words', () => {
    passes('“Minimal discomfort,” Sull says. | Minimal discomfort.')
    passes('The roof had three layers. That was Jenny, too, by letter. | My roof had three layers.')
    passes(
      'She had to start from scratch. | I had to start from scratch.',
      'Jenny has a roof, and it had three layers. | My roof had three layers.',
    )
    passes(
      'Since 1997, they say, they have cared for families. | Dr. Jo Pike and her team have cared for families across Fair Heights, Belling, Swan and Ofal since 1997.',
    )
    fails('speaker', 'They had to start from scratch. | I had to start from scratch.')
    fails(
      'speaker',
      'Walter Brand, in Fairway, says that it was seamless from start to finish. | My aligners were seamless from start to finish.',
    )
  })

  test('what they ask', () => {
    passes('They ask how fast you can escape. | How fast can you escape our maze?')
    fails('asked', 'You can escape fast from their maze. | How fast can you escape our maze?')
  })

  test('what is guaranteed, and what is called a promise', () => {
    passes('Guaranteed for two years, whatever they put in. | Everything that we put in, for two years.')
    fails(
      'universal',
      'Everything that they put in, guaranteed for life. | Everything that we put in, for two years.',
    )
    passes(
      'Breakfasts, brunches and salads are freshly prepared, they promise. | Freshly prepared breakfasts, brunches and salads.',
    )
    fails(
      'safety',
      'They promise that breakfasts keep for life. | Freshly prepared breakfasts, brunches and salads.',
    )
  })

  test('a safety word of a guest about themselves', () => {
    passes("g Then I'm safe.")
    passes('g Now make me a vegetarian. My sister is pregnant.')
    passes("g I'd do an hour, to be on the safe side. And the taxi's late.")
    for (const text of [
      "You're safe.",
      "I'm safe in their hands.",
      'My sister says it is vegan.',
      'I know it is gluten free.',
    ])
      fails('safety', `g ${text}`)
  })

  test('the side that its own sentence has', () => {
    passes(
      'She had taken the frico off her menu for one week. | In March 2022 I took the frico off for one week.',
    )
  })

  test('a no of the line before', () => {
    passes(
      'Each thought his brother wanted to run it. | Neither of the sons wanted to run it. || Each believed that the other one did.',
      'Neither of them wanted to run it. | Neither of the sons wanted to run it.',
    )
    fails('negation', 'The sons wanted to run it. | Neither of the sons wanted to run it.')
    passes('It costs nothing. You can taste it. | It costs nothing, and you can taste it.')
  })

  test('who signed, by any name of the signature', () => {
    const row = 'If something is not worth building, they say so.'
    passes(`"If something is not worth building, they say so." That is the partner. | ${row}`)
    fails('speaker', `If something is not worth building, they say so. | ${row}`)
  })

  test('what a page asks its reader', () => {
    const row = 'Have you ever attended a seminar and then missed a key component?'
    passes(`Their website has a scene for you. You've attended a seminar. | ${row}`)
    passes(`Whether you missed a key component. | ${row}`)
    fails('asked', `They attended a seminar and missed a key component. | ${row}`)
    fails('asked', 'You are open on Sundays. | Are you open on Sundays?')
    fails('asked', 'If you come, they are open on Sundays. | Are you open on Sundays?')
  })

  test('a website’s sentence that a host quotes, in whatever marks', () =>
    passes("'We always quote in writing.' | We always quote in writing."))

  test('a limit that the line before had of the same passage, and no other', () => {
    const row = 'Fixed-fee builds usually start at £9,000 for a tool.'
    passes(
      `That is for a tool, and it starts at £9,000. | ${row}`,
      `Fixed-fee builds usually start at £9,000. | ${row}`,
    )
    fails('part', `Fixed-fee builds start at £9,000 for a tool. | ${row}`)
    fails('part', `Fixed-fee builds start at £9,000 for a tool. | ${row}`, 'Usually I am late.')
    passes('They train people on most programs. | Training provided for most programs.')
    fails('condition', 'They help with forms. | We help with forms, provided you book.')
  })

  test('a family in the plural, and a state in full', () => {
    const row = 'Over 55 combined years of hospitality bring Rob and Dora Newcombe here.'
    passes(`The Newcombes know hospitality. | ${row}`)
    fails('name', `The Haversacks know hospitality. | ${row}`)
    fails('name', `Robs, says Adams, brings hospitality here. | ${row}`)
    passes('A log home, too, in Woodstock, Vermont. | Log home - Woodstock, VT.')
    fails('name', 'A log home, too, in Woodstock, Nebraska. | Log home - Woodstock, VT.')
  })

  test('all, of what was counted or named', () => {
    passes('Thirteen disciplines in all. | His years spanned thirteen disciplines.')
    passes('Roofs, dormers, sheds: all there. | Roofs, dormers and sheds are built.')
    passes('Not all the way to thirteen. | His years spanned thirteen disciplines.')
    fails('universal', 'His years spanned all disciplines. | His years spanned thirteen disciplines.')
    fails('universal', 'Roofs in all towns are built. | Roofs, dormers and sheds are built.')
  })

  test('still, of what is so currently', () => {
    passes('g Still planning. | The choir is currently in planning.')
    fails('still', 'g Still building roofs. | Roofs, dormers and sheds are built.')
  })

  test('with no is without', () => {
    const row = 'We fix it without any more effort on your part.'
    passes(`They fix it, with no more effort on your part. | ${row}`)
    fails('side', `They fix it with more effort on your part. | ${row}`)
  })

  test('a day of a guest’s own case', () => {
    const row = 'A quote comes within 3 days.'
    passes(`g So they get it on a Monday, and by Thursday I know. | ${row}`)
    fails('time', `g So they open on a Monday. | ${row}`)
    fails('time', `I hear that a quote comes on a Monday. | ${row}`)
  })

  test('how they do it, and not how it came about', () => {
    const row = 'We place animals using checks and aftercare.'
    passes(`Checks and aftercare. That's how they place animals. | ${row}`)
    fails('cause', `Checks and aftercare. That's how they found the animals. | ${row}`)
  })

  test('what a guest repeats or asks in a word, and not what a guest promises', () => {
    passes('g Fine. On tax. | We advise on tax and insurance.')
    passes("g What's checked? The boat's cholesterol?")
    passes('g I watch rugby from a safe distance.')
    fails('safety', 'g It is gluten free, right? | We advise on tax and insurance.')
    fails('safety', 'g It lowers your cholesterol.')
    fails('safety', 'g You are safe there.')
  })

  test('a guest’s own people, and whoever signed', () => {
    passes("g Mine's Brenda. When Brenda's in Tenerife, nobody finds the keys.")
    fails('name', 'g I know that Otto Kessler owns it.')
  })
})
