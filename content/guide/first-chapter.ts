/** What stands around chapter 1 of the guide, which is read before anything is bought. */
import { chapters } from './chapters.ts'
import { guide } from './guide.ts'

/** What is asked; a door is closed by a no. */
export type Question = { number: number; question: string; text: string; isDoor?: boolean }

export type BookPage = {
  heading?: string
  paragraphs: readonly string[]
  lines?: readonly string[]
  questions?: readonly Question[]
}

const [first] = chapters

export const firstChapter = {
  head: {
    title: `Should There Be a Podcast at All? Chapter 1 of ${guide.title}`,
    description:
      'The first chapter of our guide to B2B podcasting, whole and free: twelve questions with a pencil, the cost of a year, and the figure at which to stop.',
  },
  kicker: `${guide.title}, chapter ${first?.number ?? 1}`,
  title: first?.title ?? '',
  lead: 'This is the whole chapter, as it stands in the book. It may talk you out of buying the other eleven.',
  book: 'Chapter 1',
  on: 'Leaf on',
  back: 'Leaf back',
  isDoor: 'A no here ends it',
  closing: {
    title: 'Still yes?',
    text: 'Then chapter 2 looks for your one listener, and eleven more chapters do the rest.',
    button: 'Pre-order the guide',
    contents: 'See all twelve chapters',
  },
} as const
