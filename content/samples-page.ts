import { own } from '#domain/own.ts'
import { facts, range } from './facts.ts'

/** Every sample in one place, by trade. */
export const samplesPage = {
  head: {
    title: 'Podcast Samples by Trade, Each With Its Sources',
    description:
      'Hear the beginning of a podcast for a bakery, a freight company, a real-estate office and more. Each sentence leads to the words of the website that it rests on.',
    keywords: [
      'podcast samples',
      'AI voice podcast example',
      'business podcast examples',
      'done-for-you podcast sample',
    ],
  },
  hero: {
    heading: (count: string) => `${count} businesses, no microphone`,
    lead: 'Press a cover. You hear the beginning of an episode that our production line made from a website alone: read, written, checked, voiced and mixed, with nobody at a microphone.',
    note: 'The businesses and their websites are invented; the line, the voices and the sound are what it makes today. The voices are our built-in AI preview voices, not the studio voices of a paid show.',
  },
  list: 'The samples',
  begins: 'First line from the website',
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

const trades: Readonly<Record<string, string>> = {
  'harbour-lane': 'Bakery',
  'below-eight-degrees': 'Cold-chain software',
  'corner-plot': 'Real estate',
  'the-second-no': 'Sales training',
  'bay-nine': 'Freight',
  'two-chairs-down': 'Executive coaching',
  'scope-three-plainly': 'Climate reporting',
  'change-of-watch': 'Ferries',
  'note-fourteen': 'Meters',
  'between-floors': 'Elevator service',
  'locked-out': 'Locksmiths',
}

/** What kind of business a sample is about, by its id. */
export const tradeOf = (id: string): string => {
  const trade = own(trades, id)
  if (!trade) throw new Error(`The sample ${id} has no trade.`)
  return trade
}
