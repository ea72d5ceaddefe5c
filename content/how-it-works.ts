import type { Settings } from '#domain/read-setting.ts'
import { durationInDays } from '#domain/timeline-dates.ts'
import { facts } from './facts.ts'
import { offersOf } from './packages.ts'
import { timeline } from './process.ts'
import {
  aboutMinutes as about,
  calendarWeeks,
  hoursAndMinutes,
  inHours,
  totalMinutes,
  untilTheShowRuns,
} from './your-time.ts'

type Turn = 'ours' | 'yours'

const [leastWeeks, mostWeeks] = [calendarWeeks('least'), calendarWeeks('most')]
const beforeTheDraft = facts.consultationMinutes + about.form + about.setupCall

function turns(settings: Settings): Record<number, { turn: Turn; yourTime: string }> {
  const { starter, expert } = offersOf(settings)
  return {
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
}

export function howItWorks(settings: Settings) {
  const turnOf = turns(settings)
  const { starter, expert } = offersOf(settings)
  const hours = `about ${inHours(totalMinutes(expert))}`
  return {
    head: {
      title: `How It Works: ${timeline.length} Steps, Who Does What and When`,
      description: `What we do, what you do and how long it takes: ${timeline.length} steps from purchase to a running podcast, ${leastWeeks} to ${mostWeeks} weeks and ${hours} of your time.`,
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
      ours: `${leastWeeks} to ${mostWeeks} weeks of our work,`,
      yours: `${hours} of yours`,
      lead: 'Who does what between the purchase and a running show, where it happens, and how long each step keeps you from your desk. The minutes are estimates, and they are not on the low side.',
      above: 'Above the line: days on which we work.',
      below: 'Below it: minutes that we need from you.',
      week: 'Week',
    },
    /** Who works on each service card; `share` is the client's part of twelve bars. */
    overview: {
      title: 'Six parts, and whose job each is',
      text: 'Red is your part, here and all the way down this page.',
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
          time: hoursAndMinutes(beforeTheDraft),
        },
        {
          you: [
            'Pick a voice',
            'Correct the draft, then each script',
            'Hear the first episode while nobody else has',
          ],
          we: [
            'Write, voice, mix and master',
            'Design the cover, and word the titles and descriptions',
            'State in every episode that its voice is AI',
          ],
          where: 'At our desks; you get links by e-mail',
          time: hoursAndMinutes(totalMinutes(expert) - beforeTheDraft),
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
          time: `${hoursAndMinutes(about.script)} an episode`,
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
        ...(turnOf[step.step] ?? { turn: 'ours' as const, yourTime: '' }),
        mostDays: durationInDays(step.timeline)?.most ?? 0,
      })),
    },
    hours: {
      title: 'Your hours, itemized',
      text: `Every minute but the consultation’s is an estimate. If a script takes you longer than ${about.script} minutes, tell us: it is probably the script.`,
      columns: ['Until the show runs', starter.name, expert.name],
      rows: untilTheShowRuns.map(({ label, minutes }) => [
        label,
        hoursAndMinutes(minutes(starter)),
        hoursAndMinutes(minutes(expert)),
      ]),
      total: [
        'Together, about',
        hoursAndMinutes(totalMinutes(starter)),
        hoursAndMinutes(totalMinutes(expert)),
      ],
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
    making: { path: '/how-an-episode-is-made', label: 'How one episode is made, second by second' },
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
    closing: { title: 'That was the work. Now the price.', buttonLabel: 'See the packages' },
  } as const
}
