import type { LeftOutReason } from '#domain/listening/left-out.ts'

const counted = (count: number) => count.toLocaleString('en')

/** What the figures of a show say, for operators and clients alike. */
export const figureWords = {
  heading: 'Figures',
  lead: 'Downloads as the industry counts them (IAB Tech Lab, PTMG 2.3): one listener of one episode on one day, who has received at least a minute of it. We claim no certificate.',
  method: 'How we count',
  none: 'Nobody has asked for an episode yet. Whoever listens is here within two minutes.',
  total: 'Downloads',
  file: 'All figures as a file (CSV)',
  fileName: (slug: string) => `${slug}-figures.csv`,
  known: 'Machines as known on',
  starter: 'Machines by our own short list: no longer one has been read yet.',
  charts: { days: 'By day', weeks: 'By week' },
  chart: (most: number, from: string, to: string) =>
    `From ${from} to ${to}, at most ${counted(most)} downloads. The numbers stand in the table below.`,
  asTable: 'The same as a table',
  columns: { day: 'Day', week: 'Week from', downloads: 'Downloads', episode: 'Episode' },
  /** The age of an episode. */
  age: (days: number) => (days === 1 ? 'First day' : `First ${days} days`),
  notYet: 'not yet',
  episodes: 'By episode',
  median: 'The middle of all episodes at that age',
  against: (count: number, median: number) =>
    median === 0
      ? counted(count)
      : `${counted(count)} (${count >= median ? '+' : '−'}${Math.abs(Math.round((count / median - 1) * 100))} %)`,
  apps: 'Apps',
  devices: 'Devices',
  lastDays: 'In the last 90 days.',
  deviceNames: {
    mobile: 'Telephone or tablet',
    computer: 'Computer',
    'smart-speaker': 'Speaker',
    'smart-tv': 'Television',
    watch: 'Watch',
    car: 'Car',
    other: 'Not known',
  },
  count: counted,
  explain: 'Where this number comes from',
  requests: (count: number) => (count === 1 ? '1 request' : `${counted(count)} requests`),
  downloads: (count: number) => (count === 1 ? '1 download' : `${counted(count)} downloads`),
  reasons: {
    'no-listening': (count: number) => `${counted(count)} asked for no sound, or got none`,
    'two-bytes': (count: number) => `${counted(count)} looked whether parts are answered`,
    ours: (count: number) => `${counted(count)} ours`,
    machine: (count: number) => `${counted(count)} by machines`,
    prefetch: (count: number) => `${counted(count)} fetched by browsers in advance`,
    unrealistic: (count: number) => `${counted(count)} by addresses that ask for more than people do`,
    part: (count: number) => `${counted(count)} parts of these`,
    short: (count: number) => `${counted(count)} that came to less than a minute`,
    again: (count: number) => `${counted(count)} again the same day`,
  } satisfies Record<LeftOutReason, (count: number) => string>,
  portal: 'How it is heard',
  ofShow: (title: string) => `Figures of ${title}`,
} as const

/** `1,204 requests: 310 downloads, 611 parts of these, 93 again the same day.` */
export const explainedInWords = (explained: {
  requests: number
  downloads: number
  leftOut: readonly { reason: LeftOutReason; requests: number }[]
}): string =>
  `${figureWords.requests(explained.requests)}: ${[
    figureWords.downloads(explained.downloads),
    ...explained.leftOut.map(({ reason, requests }) => figureWords.reasons[reason](requests)),
  ].join(', ')}.`

/** The same reasons, for the page that explains them. */
export const countedAs = [
  'It asked for no sound, or got none: a HEAD, a file that has not changed, an error.',
  'It asked for two bytes or fewer: apps look so whether parts are answered.',
  'It was ours.',
  'It came from a machine that collects, checks or copies.',
  'A browser fetched it in advance.',
  'Its address asked for more than 60 episodes in an hour, or used more than 100 programs.',
  'It was a part of a download that is counted already.',
  'All that this listener received that day is less than a minute.',
  'The same listener had it that day.',
]
