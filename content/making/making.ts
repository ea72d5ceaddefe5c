import { facts, range } from '#content/facts.ts'
import type { MadeStep } from '#domain/production.ts'
import type { Made } from './made.ts'

const exact = (seconds: number) => (seconds < 10 ? seconds.toFixed(1) : `${Math.round(seconds)}`)
export const took = (seconds: number) => `${exact(seconds)} s`

const minutes = (seconds: number) => {
  const rest = Math.round(seconds % 60)
  return `${Math.floor(seconds / 60)} minutes${rest > 0 ? ` ${rest} seconds` : ''}`
}

export const makingHead = {
  title: 'How an Episode Is Made, Second by Second',
  description:
    'One sample taken apart: what was read, how long each step took, what every sentence rests on, and nine sentences that were thrown away, each with the reason.',
  keywords: ['how AI podcasts are made', 'podcast production process', 'fact-checked AI podcast'],
} as const

type StepWords = { step: MadeStep; name: string; text: (made: Made) => string }

/** What happens in each step; its figures are the measured ones. */
export const makingSteps: readonly StepWords[] = [
  {
    step: 'read-website',
    name: 'Read',
    text: ({ pages, passages }) =>
      `${pages.length} pages become ${passages} passages. Each keeps its page, its heading and its words.`,
  },
  {
    step: 'plan',
    name: 'Choose',
    text: ({ episode, passages }) =>
      `Of ${passages} passages ${episode.passages} are worth hearing in this order. The rest stays unsaid.`,
  },
  {
    step: 'write-script',
    name: 'Write',
    text: ({ episode }) =>
      `${episode.sentences} sentences: ${episode.withSource} say something about the bakery, ${episode.sentences - episode.withSource} are questions and manners of the hosts.`,
  },
  {
    step: 'check-facts',
    name: 'Check',
    text: ({ episode }) =>
      `Each of the ${episode.withSource} is held against the website, word by word. What does not stand there would go, with everything that leans on it.`,
  },
  {
    step: 'record-voices',
    name: 'Speak',
    text: ({ episode }) => `${episode.clips} recordings in three voices, each sentence on its own.`,
  },
  {
    step: 'master',
    name: 'Mix',
    text: ({ episode }) =>
      `Pauses, music and loudness: ${minutes(episode.seconds)}, as loud as podcast apps want it.`,
  },
  {
    step: 'illustrate',
    name: 'Draw',
    text: () => 'The cover, in the colors of the website, in the sizes that apps ask for.',
  },
]

export const making = {
  hero: {
    heading: 'How an episode is made, second by second',
    lead: 'We took the bakery from our home page apart. Nothing here is drawn from memory: a command makes the episode once more, measures each step and writes this page’s figures.',
    hear: 'Hear what came of it',
  },
  times: {
    title: (all: number) => `${Math.round(all)} seconds of work`,
    text: 'Bars are drawn to scale. Then it stops, and waits for a person.',
    note: (cores: number) =>
      `Measured on a machine with ${cores} processor cores, with our built-in preview voices and the sample website on the same machine. A website on the web, and studio voices, take as long as they take to answer. That is why we promise ${range(facts.sampleDeliveryHours)} hours and not a minute.`,
  },
  kept: {
    title: (told: number, passages: number) => `${told} of ${passages} passages are told`,
    text: 'One stroke is one passage. The tall ones in red are in the episode; the others have been read and left alone.',
    row: (told: number, passages: number) => `${told} of ${passages}`,
  },
  seconds: {
    title: 'What each sentence rests on',
    text: 'The sample from the first second to the last. What states something has the words of the website beside it.',
    columns: { at: 'At', said: 'Said', rests: 'Rests on' },
    nothing: 'States nothing about the business',
    same: 'The same passage',
    more: 'The whole sample, to listen along',
  },
  desk: {
    title: 'Then a person looks at it',
    text: 'This is the desk in our studio, as it is. Left the script, right the sentence that was pressed and the words of the website below it. A script with a sentence that has no source cannot be approved.',
    alt: 'The desk: on the left the script of an episode about a bakery, sentence by sentence; on the right one sentence in a field, and under “What it rests on” the passage of the website with its address.',
  },
  thrown: {
    title: 'Nine sentences that were thrown away',
    text: 'They stood in drafts for our sample websites, written from the instructions that a language model gets. A second reader has to show, for each line, the words of the website that say so. For these it could not. The reasons are its own.',
    said: 'The draft said',
    website: 'The website says',
    why: 'Why it went',
  },
  closing: {
    title: 'Your website, the same way',
    text: `A free sample, made like this one, by e-mail within ${range(facts.sampleDeliveryHours)} hours. Every sentence comes with its source.`,
    label: 'Your website',
    button: 'Hear it about your business',
  },
} as const
