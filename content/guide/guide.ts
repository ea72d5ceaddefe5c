import { guideFacts as facts, usd } from '#content/facts.ts'
import { priceStages } from '#content/guide/price-stages.ts'
import { type Settings, textOf } from '#domain/read-setting.ts'

export type Benefit = { id: 'cost' | 'script' | 'rhythm' | 'proof'; title: string; description: string }

const title = 'Heard'
const subtitle = 'The guide to B2B podcasting'

export const guideContents = [
  { figure: `${facts.chapters}`, what: 'chapters' },
  { figure: `${facts.leastPages}+`, what: 'pages' },
  { figure: `${facts.leastEpisodeTemplates}+`, what: 'episode templates' },
  { figure: `${facts.contentCalendarDays}-day`, what: 'content calendar' },
  { figure: 'Lifetime', what: 'updates' },
] as const

export const benefits: readonly Benefit[] = [
  {
    id: 'cost',
    title: 'You know the cost before you spend it',
    description:
      'A first year with its low and its high figure, in money and in hours. Some readers will close the book there, and that is a good use of it.',
  },
  {
    id: 'script',
    title: 'You start from a page that has words on it',
    description:
      'Templates with the first line, the order and the last line in place. You cross out what is not you.',
  },
  {
    id: 'rhythm',
    title: 'You publish at a pace that survives a bad week',
    description:
      'The calendar is sized for someone with two hours on a Thursday, and it says what to drop first.',
  },
  {
    id: 'proof',
    title: 'You can show what came of it',
    description: 'Four figures to write down each month, and the one question to ask every new customer.',
  },
]

export const guide = {
  title,
  subtitle,
  payment: 'One payment in USD, through a hosted checkout.',
  hero: {
    kicker: `Pre-order: ${subtitle.replace('The', 'the')}`,
    heading: 'Be heard by the people who sign',
    lead: `${title} takes a company from its first doubt to a show that buyers finish. It can be done without a microphone, and the book says when not to start at all.`,
    buttonLabel: 'Pre-order the guide',
    readFirst: 'Read chapter 1 first, whole and free',
  },
  benefits: { title: 'What is different once you have read it' },
  chapters: {
    id: 'contents',
    kicker: 'Contents',
    title: 'Twelve chapters, in the order you will need them',
    text: 'The first three decide whether there should be a show. The next four make it, three more put it to work, and the last two are for tearing out.',
  },
  bonuses: {
    kicker: `Bonus worth ${usd(facts.leastBonusCents)}+`,
    title: 'Four things to print, copy and fill in',
    text: `${usd(facts.leastBonusCents)} is our reckoning of what a freelance editor would charge for the day it takes to make them. They come with the guide at every price.`,
  },
  testimonials: {
    kicker: 'Examples',
    title: 'What readers might say',
    text: 'A pre-order has no readers yet. These three and their results are invented, to show what the book is for.',
    resultLabel: 'Example result',
  },
} as const

export const deliveryIn = (settings: Settings) =>
  `Delivered by e-mail for ${textOf(settings, 'guide.delivery')}`

export function guideHead(settings: Settings) {
  const lowestPrice = usd(Math.min(...priceStages(settings).map(({ price }) => price)) * 100)
  return {
    title: `${title}: the Guide to B2B Podcasting (Pre-Order)`,
    description: `${facts.chapters} chapters, ${facts.leastPages}+ pages and ${facts.leastEpisodeTemplates}+ templates on planning, writing, voicing and proving a B2B podcast. Pre-order from ${lowestPrice}, by e-mail.`,
    keywords: [
      'B2B podcast guide',
      'business podcast book',
      'podcast script templates',
      'podcast content calendar',
      'how to start a company podcast',
    ],
  } as const
}
