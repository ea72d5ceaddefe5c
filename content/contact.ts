import { facts } from './facts.ts'

export type CallSpeaker = 'you' | 'both' | 'we'
type CallChapter = { minutes: number; speaker: CallSpeaker; title: string; text: string }

const minutes = facts.consultationMinutes

const chapters: readonly CallChapter[] = [
  {
    minutes: 8,
    speaker: 'you',
    title: 'You talk',
    text: 'What you sell, who buys it, and what they ask just before they do. We mostly listen.',
  },
  {
    minutes: 8,
    speaker: 'both',
    title: 'We ask back',
    text: 'Who would press play, and on what kind of day? What have you tried so far, and what became of it?',
  },
  {
    minutes: 9,
    speaker: 'we',
    title: 'One episode, out loud',
    text: 'We sketch the opening of your show on the spot: a title, the first line, how it ends. You say where it is wrong.',
  },
  {
    minutes: 5,
    speaker: 'both',
    title: 'Price, then yes or no',
    text: 'The package or quote that would fit, and our plain advice. You need not decide on the call.',
  },
]

if (chapters.reduce((sum, chapter) => sum + chapter.minutes, 0) !== minutes)
  throw new Error(`content/contact.ts: the chapters of the call must add up to ${minutes} minutes`)

export const contact = {
  head: {
    title: `Book a free ${minutes}-minute consultation`,
    description: `Pick a time for a free ${minutes}-minute consultation. You describe your business, we sketch an episode aloud, name a price and tell you plainly whether to do it.`,
    keywords: [
      'podcast consultation',
      'book a podcast agency',
      'free podcast consultation',
      'podcast strategy call',
    ],
  },
  kicker: `Free ${minutes}-minute consultation`,
  heading: 'Half an hour. Then you know.',
  lead: 'Whether a podcast would earn its keep, how yours might sound, and what it would cost. If the answer is no, you hear that from us too.',
  jump: 'Choose a time',
  writeInstead: 'Or write to',
  call: {
    title: `Your ${minutes} minutes`,
    speakers: { you: 'mostly you', both: 'both of us', we: 'mostly us' },
    chapters,
  },
  calendar: {
    title: 'Choose a time',
    frameTitle: `Calendar for the free ${minutes}-minute consultation`,
    waiting: 'The calendar is on its way …',
    trouble: {
      title: 'The calendar does not answer',
      text: 'A blocker or a slow connection may stand in between. The same calendar opens on a page of its own.',
    },
    asking: {
      title: 'One click, then the calendar',
      text: (name: string) => `It comes from ${name}, which learns your IP address once you ask for it.`,
      button: 'Show the calendar',
    },
    noScript:
      'This calendar needs JavaScript, and your browser has it switched off. The two ways below do without.',
    plainLink: 'Open the calendar in a new tab',
    provider: (name: string) => `Calendar by ${name}.`,
    privacy: 'What that means for your data',
    mail: 'Propose times by e-mail',
    byMail: 'The same goes by e-mail to',
    mailSubject: `Free ${minutes}-minute consultation`,
  },
  notForYou: {
    title: 'Save the half hour if …',
    reasons: [
      {
        title: 'you need customers this month',
        text: 'A show works over quarters. For Friday’s payroll, call your last ten clients instead.',
      },
      {
        title: 'you want to chat on air',
        text: 'We write every word beforehand and have it spoken. If talking freely is the point, buy a microphone and skip us.',
      },
      {
        title: 'nobody may approve anything',
        text: 'We stop for your yes twice before the rollout. Without someone who can give it, nothing would ever be published.',
      },
    ],
  },
  bring: {
    title: 'Worth having at hand',
    items: [
      { title: 'Your website, open in a tab', text: 'We look at it together in the first minutes.' },
      {
        title: 'Three questions that buyers ask',
        text: 'Word for word, the way they arrive by phone. Each could be an episode.',
      },
      { title: 'Whoever has to agree', text: 'A partner, legal, marketing. One call instead of three.' },
      { title: 'A show you enjoy', text: 'On any subject. It says more about tone than adjectives do.' },
    ],
    withoutTitle: 'Not needed',
    without: ['Slides', 'A budget', 'A finished idea', 'A microphone'],
  },
} as const
