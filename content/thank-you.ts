import type { Settings } from '#domain/read-setting.ts'
import { stages } from '#domain/timeline-dates.ts'
import { facts } from './facts.ts'
import { offersOf } from './packages.ts'
import { timeline } from './process.ts'

/** `timeline` is the step's own duration; `start` and `end` count days from the booking. */
export type NextStep = {
  title: string
  text: string
  timeline: string
  start: number
  end: { least: number; most: number }
}

export type ThankYou = {
  head: { title: string; description: string }
  kicker: string
  heading: string
  lead: string
  questionnaire: { title: string; text: string }
  schedule: { title: string; text: string; steps: readonly NextStep[] }
  delivery: { title: string; text: string; platformsLabel?: string }
  help: string
}

/** What each of the seven steps means for the reader of one page. */
function nextSteps(texts: readonly string[]): NextStep[] {
  const planned = stages(timeline.map((step) => step.timeline))
  return timeline.map(({ step, title, timeline }, index) => {
    const [text, stage] = [texts[index], planned[index]]
    if (!text || !stage) throw new Error(`content/thank-you.ts has no text for step ${step}, ${title}`)
    return { title, text, timeline, ...stage }
  })
}

function contentOnly(settings: Settings): ThankYou {
  return {
    head: {
      title: 'Thank you, your content package is booked',
      description:
        'Your booking is confirmed. A brief questionnaire follows shortly, and these are the dates after it.',
    },
    kicker: `${offersOf(settings).starter.tierName}, booked`,
    heading: 'Thank you. We start with your show.',
    lead: 'Your booking is confirmed, and the receipt is on its way to your inbox.',
    questionnaire: {
      title: 'A brief questionnaire will follow shortly',
      text: 'It comes by e-mail and takes about ten minutes: who buys from you, what they ask, and which subjects you would rather leave alone. The dates below assume that you answer today.',
    },
    schedule: {
      title: 'From today to your finished season',
      text: 'Counted from today, weekends included. The strong part of a line is the time a step takes at least, the faint part what it may take.',
      steps: nextSteps([
        'The only thing on your desk today. Short answers are fine.',
        `A name, a cover, ${facts.draftEpisodeTitles} titles. You see what the show would be before a single script exists.`,
        'Tick it off or cross things out. We redraw until you nod.',
        'Episode one goes from script to mastered file.',
        'Listen to it once on a walk. Not in love? You get your money back.',
        'The remaining episodes of your setup are written, approved and mastered, one after another.',
        'One more each month, in the same place, ready for you to publish.',
      ]),
    },
    delivery: {
      title: 'Finished episodes are delivered to you',
      text: 'Each arrives as an audio file with its cover, title and description. Put it wherever you like: on your website, into your newsletter, with a host of your choice.',
    },
    help: 'Anything odd, or no questionnaire by tomorrow? Tell us:',
  }
}

export const contentAndDistribution: ThankYou = {
  head: {
    title: 'Thank you, production and distribution are booked',
    description:
      'We have your booking. Expect a brief questionnaire, then a dated plan that ends with your show on all major platforms.',
  },
  kicker: 'Booked, with hosting and distribution',
  heading: 'Thank you. You are going on air.',
  lead: 'We have confirmed your booking. From here on, production and distribution are in our hands.',
  questionnaire: {
    title: 'First, your answers',
    text: 'By e-mail, a brief questionnaire will follow shortly. Ten minutes about your customers and your tone of voice, plus what platforms want to know about a show: category, language, and whose name stands on it. Each day you take moves the schedule by one.',
  },
  schedule: {
    title: 'Your way to the platforms, day by day',
    text: 'Day one is today, and weekends count. Where a line turns faint, a step may still be running.',
    steps: nextSteps([
      'Your answers decide the direction, so this one is yours.',
      `We propose what the show is called, how it looks and how its first ${facts.draftEpisodeTitles} episodes are titled.`,
      'Yes, no, or notes in the margin. Nothing goes further without it.',
      'One episode is written, spoken and mastered in full.',
      'You hear it before anyone else does, and may still walk away with a full refund.',
      'The first episodes are made, the feed opens, and we submit it everywhere.',
      'From here new episodes appear by themselves, on the day we agreed.',
    ]),
  },
  delivery: {
    title: 'Distribution to all major platforms is included',
    text: 'We host the feed and submit the show. A platform usually takes a few days to approve it; after that, new episodes turn up there without an upload.',
    platformsLabel: 'Among them',
  },
  help: 'Questions that cannot wait for the questionnaire go to',
}

export const thankYouLabels = { today: 'Today', day: 'Day', from: 'From' } as const

export const thankYou = (settings: Settings) => ({
  contentOnly: contentOnly(settings),
  contentAndDistribution,
})
