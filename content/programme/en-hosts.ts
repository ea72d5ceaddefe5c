import type { HostWords } from './language.ts'

export const englishHosts: HostWords = {
  disclosure: 'The voices in this episode are made by artificial intelligence.',
  announces: [
    'This is the website of {name}, read aloud, word for word.',
    'Here is the website of {name}, read aloud, word for word.',
    'You hear the website of {name}, read aloud, word for word.',
  ],
  opened: [
    'This is from the website of {name}, read aloud, word for word.',
    'That is the website of {name}, read aloud, word for word.',
  ],
  topics: ['And {subject}?', 'What about {subject}?', 'Tell me about {subject}.'],
  reads: [
    '“{heading}”: what does that mean?',
    'It says “{heading}”. How so?',
    '“{heading}”. What is behind that?',
  ],
  names: ['Tell me about “{heading}”.', 'What about “{heading}”?', 'And “{heading}”?'],
  asksWho: ['Who is {subject}?', 'And who is {subject}?'],
  asksWhat: ['What is {subject}?', 'And what is {subject}?'],
  goesOn: ['What else?', 'What else is there?', 'And what else?'],
  asksSome: ['What is on offer, for example?'],
  asksSomePrices: ['Which prices are named, for example?'],
  asksRange: ['What is on offer?', 'And what is on offer?', 'So what is on offer?'],
  review: [
    'A review, signed {by}:',
    'Here is a review, signed {by}:',
    'A review on the website, signed {by}:',
  ],
  anotherReview: ['Another one, signed {by}:', 'And one signed {by}:', 'Another review, signed {by}:'],
  asksStep: ['How does one begin?', 'How do I start?', 'Where do I start?', 'What is the first step?'],
  asksPlace: ['What is the address?', 'And the address?', 'And what is the address?'],
  asksReach: ['How do I get in touch?', 'How does one get in touch?', 'And how do I get in touch?'],
  asksSite: ['Where can I find out more?', 'Where does one find out more?', 'And where is there more?'],
  place: [
    'The place, says the website, is {town}.',
    'According to the website, the place is {town}.',
    'The website says where: {town}.',
  ],
  address: [
    'The address on the website is {address}.',
    'The website gives this address: {address}.',
    'The address is given as {address}.',
  ],
  hours: [
    'The hours on the website are {hours}.',
    'The website gives these hours: {hours}.',
    'The hours are given as {hours}.',
  ],
  telephone: [
    'The number on the website is {telephone}.',
    'The website gives this number: {telephone}.',
    'The telephone number is given as {telephone}.',
  ],
  email: [
    'The e-mail address on the website is {email}.',
    'The website gives this e-mail address: {email}.',
    'The e-mail address is given as {email}.',
  ],
  onSite: ['On the website, {site}.', 'On {site}.', 'The website is {site}.'],
  returns: ['Back to the beginning.', 'And back to the beginning.', 'Back to where we started.'],
  closes: [
    'That was {name}. The rest is on {site}.',
    'This was {name}. There is more on {site}.',
    'That was {name}. There is more on {site}.',
  ],
  closesShort: ['That was {name}.', 'This was {name}.'],
  thanks: ['Thank you for listening.', 'Thanks for listening.'],
  talk: {
    title: 'About {name}',
    summary: [
      'Two people talk about {name}.',
      'What they tell of it stands on its website.',
      'There is more on {site}.',
    ],
    more: 'There is more on {site}.',
  },
  titles: ['{name}'],
  summary: ['{name}, in its own words.', '“{quote}”', 'What is read aloud stands on {site}, word for word.'],
  chapters: { who: 'Who are they?', more: 'What should one know?', begin: 'How does one begin?' },
}
