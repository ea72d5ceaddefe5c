import { guideFacts as facts } from '#content/facts.ts'

export type Bonus = { id: 'templates' | 'calendar' | 'budget' | 'brief'; title: string; description: string }

export const bonuses: readonly Bonus[] = [
  {
    id: 'templates',
    title: `${facts.leastEpisodeTemplates}+ episode templates`,
    description: 'Openings, questions and endings for cases, opinions, news, interviews and bad news.',
  },
  {
    id: 'calendar',
    title: `${facts.contentCalendarDays}-day content calendar`,
    description: 'One bar a day: what to write, what to approve, what goes out. Three months, then again.',
  },
  {
    id: 'budget',
    title: 'Budget and return sheet',
    description: 'A spreadsheet with the formulas open. Put in your prices and see when the show pays.',
  },
  {
    id: 'brief',
    title: 'Voice brief and consent forms',
    description: 'How your show should sound, on one page, and what a speaker signs before a clone is made.',
  },
]
