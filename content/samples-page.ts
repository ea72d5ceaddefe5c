import { facts, range } from './facts.ts'

/** Every sample in one place, by trade. */
export const samplesPage = {
  head: {
    title: 'Podcast Samples by Trade, Each With Its Sources',
    description:
      'Hear the beginning of a podcast for a bakery, a dentist, a law firm, a hotel and sixteen other trades. Each sentence leads to the words of the website that it rests on.',
    keywords: [
      'podcast samples',
      'AI voice podcast example',
      'business podcast examples',
      'done-for-you podcast sample',
    ],
  },
  hero: {
    heading: 'Twenty businesses, no microphone',
    lead: 'Press a cover. You hear the beginning of an episode that our production line made from a website alone: read, written, checked, voiced and mixed, with nobody at a microphone.',
    note: 'In quotation marks stands the first line that is read from the website. The businesses and their websites are invented; the line, the voices and the sound are what it makes today. The voices are our built-in AI preview voices, not the studio voices of a paid show.',
  },
  trades: 'Trades',
  list: 'The samples',
  length: (seconds: number) => `${Math.round(seconds)} seconds`,
  transcript: 'Transcript and sources',
  making: {
    title: 'How does a website become this?',
    text: 'We took one of them apart: what was read, what each sentence rests on, how long each step took, and which sentences did not survive.',
    label: 'How an episode is made',
  },
  closing: {
    title: 'The next one could be yours',
    text: `Your website is enough. The sample comes by e-mail within ${range(facts.sampleDeliveryHours)} hours, and costs nothing.`,
    label: 'Your website',
    button: 'Hear it about your business',
  },
} as const
