import type { Settings } from '#domain/read-setting.ts'
import { brandIn } from './brand.ts'
import { facts, range } from './facts.ts'

const title = 'Blog & Insights'
const sampleHours = range(facts.sampleDeliveryHours)

export const blogHead = (settings: Settings) =>
  ({
    title: `${title}: what a business podcast is worth`,
    description: `When a business podcast pays and when it does not, argued with the arithmetic of our own prices. Articles by the ${brandIn(settings).name} team.`,
    keywords: [
      'business podcast blog',
      'podcast ROI',
      'B2B podcast strategy',
      'podcast scripts',
      'AI voice podcast',
    ],
  }) as const

export const blog = {
  title,
  intro:
    'We sell podcasts, so read us with suspicion. Each article makes one argument, works through its numbers and says who should not buy.',
  readMore: 'Read more',
  backToBlog: 'Back to Blog',
  contents: 'Contents',
  related: 'Related',
  author: 'Written by',
  published: 'Published',
  updated: 'Updated',
  readingTime: 'Reading time',
  barsCaption: 'One bar for each sentence, as tall as it is long.',
  feedLabel: 'Follow by RSS',
  guide: {
    title: 'The long version is a book',
    text: 'Twelve chapters on B2B podcasting, to do it yourself.',
    label: 'Look into the guide',
  },
  invitation: {
    heading: `Your own website as a free episode, within ${sampleHours} hours`,
    wizardLabel: 'Get a free episode',
    callLabel: 'Book a Call',
  },
} as const

export const minutesLong = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`)

const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** 2025-01-15 as January 2025. */
export const monthAndYear = (day: string) => months.format(Date.parse(day))

/** 2025-01-15 as January 15, 2025. */
export const fullDate = (day: string) => days.format(Date.parse(day))

export const feedTitle = (settings: Settings): string => `${brandIn(settings).name}: ${title}`

/** Who signs every article: a renamed agency edits its settings, not its articles. */
export const authorIn = (settings: Settings): string => `the ${brandIn(settings).name} team`
