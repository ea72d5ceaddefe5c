/** Chapter 1 of the guide, page by page. */
import { usd } from '#content/facts.ts'
import { offersOf } from '#content/packages.ts'
import { inHours, totalMinutes } from '#content/your-time.ts'
import { firstYearCents, firstYearEpisodes } from '#content/your-year.ts'
import type { Settings } from '#domain/read-setting.ts'
import type { BookPage } from './first-chapter.ts'
import { openingPages } from './first-chapter-opening.ts'

export function firstChapterPages(settings: Settings): readonly BookPage[] {
  const { starter, expert } = offersOf(settings)
  const yearOf = (offer: typeof starter) =>
    `${offer.name} is ${usd(firstYearCents(offer))} for ${firstYearEpisodes(offer)} episodes`
  return [
    ...openingPages,
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
