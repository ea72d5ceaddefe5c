import { facts } from './facts.ts'
import { type Package, packages } from './packages.ts'
import { timeline } from './process.ts'

type Turn = 'ours' | 'yours'

/** What a client spends, in minutes: our estimates, unlike the consultation, whose length is a fact. */
const about = { form: 20, setupCall: 40, draft: 30, firstEpisode: 45, script: 15, upload: 10 } as const

// packages.ts holds one package of each id, so that each is always found.
const starter = packages.find(({ id }) => id === 'starter') as Package
const expert = packages.find(({ id }) => id === 'expert') as Package

const scripts = ({ setupEpisodes }: Package) => (setupEpisodes - 1) * about.script

/** Everything that a client does until the show runs, in order. */
const ledger = [
  { label: 'Free consultation', minutes: () => facts.consultationMinutes },
  { label: 'Onboarding form', minutes: () => about.form },
  { label: 'Setup call', minutes: () => about.setupCall },
  { label: 'Reading the draft and answering it', minutes: () => about.draft },
  { label: 'Hearing the first episode and saying what you think', minutes: () => about.firstEpisode },
  { label: 'Reading the scripts of the other setup episodes', minutes: scripts },
]
const total = (offer: Package) => ledger.reduce((sum, { minutes }) => sum + minutes(offer), 0)
const hours = (minutes: number) => `about ${minutes / 60} hours`
const clock = (minutes: number) =>
  [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ')

const beforeTheDraft = facts.consultationMinutes + about.form + about.setupCall
const untilTheShowRuns = total(expert) - beforeTheDraft

/** '3-5 days' and '2-3 weeks' in days; what names no such span takes none. */
const days = (span: string) => {
  const [, least = 0, most = 0, unit] = /^(\d+)-(\d+) (day|week)s$/.exec(span) ?? []
  const factor = unit === 'week' ? 7 : 1
  return { least: Number(least) * factor, most: Number(most) * factor }
}
const weeks = (end: 'least' | 'most') =>
  Math.round(timeline.reduce((sum, step) => sum + days(step.timeline)[end], 0) / 7)

const turns: Record<number, { turn: Turn; yourTime: string }> = {
  1: { turn: 'yours', yourTime: `About ${about.form} minutes` },
  2: { turn: 'ours', yourTime: `The setup call, about ${about.setupCall} minutes` },
  3: { turn: 'yours', yourTime: `About ${about.draft} minutes` },
  4: { turn: 'ours', yourTime: 'None' },
  5: { turn: 'yours', yourTime: `About ${about.firstEpisode} minutes` },
  6: { turn: 'ours', yourTime: `About ${about.script} minutes for each script` },
  7: {
    turn: 'ours',
    yourTime: `About ${starter.episodesPerMonth * about.script} minutes a month with ${starter.name}, about ${expert.episodesPerMonth * about.script} with ${expert.name}`,
  },
}

export const howItWorks = {
  head: {
    title: `How It Works: ${timeline.length} Steps, Who Does What and When`,
    description: `What we do, what you do and how long it takes: ${timeline.length} steps from purchase to a running podcast, ${weeks('least')} to ${weeks('most')} weeks and ${hours(total(expert))} of your time.`,
    keywords: [
      'how podcast production works',
      'podcast production process',
      'podcast production timeline',
      'done-for-you podcast process',
      'podcast onboarding',
      'podcast approval',
    ],
  },
  hero: {
    heading: `${weeks('least')} to ${weeks('most')} weeks of our work, ${hours(total(expert))} of yours`,
    lead: 'Who does what between the purchase and a running show, where it happens, and how long each step keeps you from your desk. The minutes are estimates, and they are not on the low side.',
    above: 'Above the line: days on which we work.',
    below: 'Below it: minutes that we need from you.',
    week: 'Week',
  },
  /** Who works on each service card; `share` is the client's part of twelve bars. */
  overview: {
    title: 'Six parts, and whose job each is',
    text: 'Black is ours and red is yours, on the whole page.',
    owners: {
      onboarding: { share: 6, who: `Both of us, once, for about ${about.setupCall} minutes` },
      scripts: { share: 3, who: `We write; you read for about ${about.script} minutes` },
      voices: { share: 1, who: 'You choose once; the rest is ours' },
      series: { share: 1, who: 'Ours; you see the titles in the draft' },
      hosting: { share: 0, who: 'Ours where we host, yours where we do not' },
      beyond: { share: 0, who: 'Ours, if you have booked it' },
    } as Record<string, { share: number; who: string }>,
  },
  steps: {
    title: 'The three steps, from both sides',
    labels: { you: 'You', we: 'We', where: 'Where', time: 'Your time' },
    details: [
      {
        you: [
          'Name the question you are tired of answering',
          'Hand over what exists: your website, talks, slides',
          'Fill in the onboarding form once you have bought',
        ],
        we: [
          'Ask until we could explain your business to a stranger',
          'Say so if a podcast is the wrong tool',
        ],
        where: 'By video or phone, then in a form in your browser',
        time: clock(beforeTheDraft),
      },
      {
        you: [
          'Pick a voice',
          'Correct the draft, then each script',
          'Hear the first episode before anyone else does',
        ],
        we: [
          'Write, voice, mix and master',
          'Design the cover, and word the titles and descriptions',
          'State in every episode that its voice is AI',
        ],
        where: 'At our desks; you get links by e-mail',
        time: clock(untilTheShowRuns),
      },
      {
        you: [
          'With hosting: read the next script',
          `Without it: also upload the files, about ${about.upload} minutes an episode`,
        ],
        we: [
          'With hosting: publish everywhere and count the plays',
          'Without it: send audio, cover, title and description together',
        ],
        where: 'On the platforms, or in your inbox',
        time: `${clock(about.script)} an episode`,
      },
    ],
  },
  timeline: {
    id: 'timeline',
    title: 'After the purchase, seven steps',
    text: 'Each strip is the whole calendar with its longest times. Red are the days on which the next move is yours.',
    yourTime: 'Your time',
    steps: timeline.map((step) => ({
      ...step,
      ...(turns[step.step] ?? { turn: 'ours' as const, yourTime: '' }),
      mostDays: days(step.timeline).most,
    })),
  },
  hours: {
    title: 'Your hours, itemized',
    text: `Every minute but the consultation’s is an estimate. If a script takes you longer than ${about.script} minutes, tell us: it is probably the script.`,
    columns: ['Until the show runs', starter.name, expert.name],
    rows: ledger.map(({ label, minutes }) => [label, clock(minutes(starter)), clock(minutes(expert))]),
    total: ['Together, about', clock(total(starter)), clock(total(expert))],
    /** For the drawing in the hero, in the order in which they fall. */
    minutes: about,
    laterScripts: expert.setupEpisodes - 1,
  },
  places: {
    title: 'Where it happens',
    items: [
      {
        title: 'Talking',
        text: 'By video or phone, at an hour that you choose in our calendar. Bring a colleague if two of you know different halves.',
      },
      {
        title: 'Answering',
        text: 'The onboarding form is one page in your browser. It asks for no account and no password.',
      },
      {
        title: 'Approving',
        text: 'A link arrives by e-mail, and you reply with a yes or with what should change. A deputy can do it while you are away.',
      },
      {
        title: 'Publishing',
        text: 'Where we host, in every major podcast app and without you. Where we do not, on your website, in your course, wherever the files should go.',
      },
      {
        title: 'Paying',
        text: 'On the card payment provider’s own pages. Your card number never passes through our hands.',
      },
    ],
  },
  delays: {
    title: 'What moves the date',
    items: [
      {
        title: 'An answer that waits',
        text: 'Production stands still until you reply. The billing month does not, and a month without your answer counts as used.',
      },
      {
        title: 'A change of direction',
        text: 'Before you have approved something, changes belong to the work and cost days. Afterward they cost money, which we name first.',
      },
      {
        title: 'A voice of your own',
        text: `A clone needs ${facts.voiceCloningAudioMinutes} minutes of audio and its owner’s consent in writing. Until both are here, we can start with a stock voice.`,
      },
      {
        title: 'Two clocks',
        text: `Elsewhere we say that the first episode takes about ${facts.firstEpisodeHours} hours. That clock starts at the setup call, when the direction is settled in it and nothing is left open. The calendar above starts at the purchase and leaves you time to think. Plan with the calendar.`,
      },
    ],
  },
  closing: { title: 'Now the price of each step', buttonLabel: 'See the packages' },
} as const
