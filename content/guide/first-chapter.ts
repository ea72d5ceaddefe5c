/** Chapter 1 of the guide, whole, to be read before anything is bought. */
import type { Settings } from '#domain/read-setting.ts'
import { usd } from '../facts.ts'
import { offersOf } from '../packages.ts'
import { inHours, totalMinutes } from '../your-time.ts'
import { firstYearCents, firstYearEpisodes } from '../your-year.ts'
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

export function firstChapterPages(settings: Settings): readonly BookPage[] {
  const { starter, expert } = offersOf(settings)
  const yearOf = (offer: typeof starter) =>
    `${offer.name} is ${usd(firstYearCents(offer))} for ${firstYearEpisodes(offer)} episodes`
  return [
    {
      heading: 'Twelve answers in pencil',
      paragraphs: [
        'A show can be well made and still be a mistake. That mistake is made early, in a meeting in which somebody says that the company should have a podcast, and nobody asks what for.',
        'This chapter is that question, in twelve parts. Each of them can be answered with yes, no or not yet, without an agency and before a dollar is spent. You need a pencil and an hour in which nobody calls.',
        'If you come out at a clear no, you have saved the price of a year.',
      ],
    },
    {
      paragraphs: [
        'Yes means that you could show it to somebody: a name, a number, a page, a date. A good feeling is none of these. Write “not yet” beside it, and the job that would turn it into a yes.',
        'Answer alone first. Then give the empty list to whoever will have to approve each episode, and lay the two sheets side by side. Where they differ is where the show would have got stuck in its sixth week.',
        'A no is worth as much as a yes. Three of the twelve are doors: a no there ends the chapter and the project, whatever the other nine say.',
      ],
    },
    {
      heading: 'What a B2B show can do for sales',
      paragraphs: [
        'It is in somebody’s ear for twenty minutes while the hands are busy. That is long enough to take one doubt apart, and nothing else that you publish gets those twenty minutes in the car.',
        'So it works on people who have the doubt already: the buyer who likes your offer and must now explain it to a colleague who was not in the room. She can forward an episode. She cannot forward your salesman.',
      ],
      questions: [
        {
          number: 1,
          isDoor: true,
          question: 'Can you name ten people who should hear this?',
          text: 'Names, not “decision makers in logistics”. Whoever cannot name ten has nobody to write for.',
        },
        {
          number: 2,
          question: 'Is there one question that stops deals?',
          text: 'Ask whoever sells for you. It is the one after which the call goes quiet.',
        },
      ],
    },
    {
      heading: 'And what it cannot',
      paragraphs: [
        'It does not bring strangers in crowds. In a market of two thousand buyers, two hundred listeners are a tenth of everybody there is, and look like a failure in every chart.',
        'It does not mend an offer; it makes a weak one audible. And it does not sell this quarter: what goes out today is heard by somebody who signs when her budget opens.',
      ],
      questions: [
        {
          number: 3,
          question: 'Can you wait two quarters before anybody asks what it has brought?',
          text: 'If the answer is due in March, buy something that works by March.',
        },
        {
          number: 4,
          question: 'Would you send an episode to a customer before a meeting, yourself?',
          text: 'Think of one customer and one meeting. If you would be embarrassed, you have found out what the show must not be.',
        },
      ],
    },
    {
      heading: 'The first year’s cost, line by line',
      paragraphs: [
        `Ask everybody for the sum of a year with its setup, never for the price of a month. Ours are printed, so take them as an example: ${yearOf(starter)}, ${yearOf(expert)}, before tax. A freelancer’s or your own team’s have the same lines:`,
      ],
      lines: [
        'Name, cover and plan, once',
        'Script, voice, edit and texts, for each episode',
        'Hosting and a feed, every month',
        'One episode that has to be made again',
        'Your own hours, at what they cost',
      ],
      questions: [
        {
          number: 5,
          isDoor: true,
          question: 'Does a year’s money stand in one line of one budget?',
          text: 'Signed by the person who owns that budget. Three months of money buy three months of a show.',
        },
      ],
    },
    {
      paragraphs: [
        `The second currency is hours, and it is the one that ends shows. With us they come to about ${inHours(totalMinutes(expert))} until the show runs, and then to reading each script. With a microphone of your own, count the afternoon: finding the room, the second take, the train outside.`,
      ],
      questions: [
        {
          number: 6,
          question: 'Have you written down your own hours, and asked whose they are?',
          text: 'Hours that nobody gives up are hours that nobody has.',
        },
        {
          number: 7,
          question: 'Do you know the month in which nobody will have time?',
          text: 'There is one in every year. A show that says when it comes back is on a break; one that falls silent is over.',
        },
      ],
    },
    {
      heading: 'Interview, solo, narrated or internal',
      paragraphs: [
        'Each form asks for something else. An interview asks for a new guest every time, and for a host who listens. A solo show asks for one person with an opinion and with stamina. A narrated one asks for material: pages, cases, answers that you have given a hundred times. An internal one asks for news that people would rather hear than read, and for a feed with a lock.',
      ],
      questions: [
        {
          number: 8,
          question: 'Can you write down twenty topics now?',
          text: 'If you stop at nine, make a series of nine and end it well. That is a fine thing, and it is cheaper.',
        },
        {
          number: 9,
          question: 'Does the form suit whoever would be heard?',
          text: 'A founder who dreads microphones in May will not love them in July. Choose the form that survives that.',
        },
      ],
    },
    {
      heading: 'The figure at which you should stop',
      paragraphs: [
        'Decide it now, while nothing is spent and nobody is proud. Take one figure that you count yourselves, and one day on which you look at it. Downloads are a poor one: they count machines, and people who fell asleep. An example: by the end of June, five of our next thirty customers say that they have heard it, or we stop.',
      ],
      questions: [
        {
          number: 10,
          isDoor: true,
          question: 'Do figure and day stand on a sheet that somebody else keeps?',
          text: 'Whoever keeps the sheet must not be whoever makes the show.',
        },
        {
          number: 11,
          question: 'Would you stop?',
          text: 'Say it aloud, to the person who signs.',
        },
        {
          number: 12,
          question: 'Do you know what you would do with the money instead?',
          text: 'If it would do more there, you are done here.',
        },
      ],
    },
    {
      heading: 'Count',
      paragraphs: [
        'Nine yeses or more, and no door closed: read on. You know for whom, for how much and until when.',
        'Five to eight: not yet. Every “not yet” has a job beside it. Do those, and answer again in a month.',
        'Four or fewer, or a closed door: do not. Put the sheet where you will find it in a year. A company without a podcast is not missing one.',
      ],
    },
    {
      paragraphs: [
        'One more thing, whatever you have counted. Keep the ten names from the first question. Call three of them this week, and ask what they would have liked to know a year earlier.',
        'If you make a show, that is your first episode. If you make none, those were three good calls.',
      ],
    },
  ]
}
