import type { Settings } from '#domain/read-setting.ts'
import { brandIn } from './brand.ts'
import { facts } from './facts.ts'

export function aboutHead(settings: Settings) {
  const { name } = brandIn(settings)
  return {
    title: `About ${name}: a podcast studio without a microphone`,
    description: `Why ${name} takes the recording out of podcasts, what our four values mean on a working day, what we turn down, and how to check all of it.`,
    keywords: [
      `about ${name}`,
      'podcast production company',
      'AI voice podcast studio',
      'podcast agency values',
      'done-for-you podcast studio',
    ],
  } as const
}

export const about = {
  hero: {
    heading: 'A podcast studio without a microphone',
    lead: 'We make shows for people who know a great deal and would rather not perform it. They tell us; we write it down, and an AI voice that admits to being one reads it out.',
  },
  mission: {
    title: 'Our mission',
    statement: 'Nothing worth hearing should stay unheard because nobody had an afternoon free to record it.',
    paragraphs: [
      'The companies we have in mind are good at something that does not fit into a headline: pension law, pump seals, moving a warehouse over a weekend. The person who can explain it is usually the busiest one in the building, and has no wish to be a host.',
      'So we removed the recording. What is left is the part worth paying for: finding out what you know, writing it so that a stranger can follow, and taking it to where that stranger listens.',
    ],
  },
  values: {
    title: 'Four values, and what each one costs us',
    text: 'Any company can print these words. So here is each of them on a working day.',
    labels: { practice: 'In practice', cost: 'What it costs' },
    items: [
      {
        title: 'Excellence',
        practice:
          'A script is read aloud before it is voiced. Where the reader stumbles, the sentence is written again.',
        cost: 'Finished pages get thrown away, some of them good ones.',
      },
      {
        title: 'Partnership',
        practice:
          'You see the draft, the script and the first episode while each can still be changed, and your no ends the discussion.',
        cost: 'Days of waiting for a yes in which we could have produced.',
      },
      {
        title: 'Innovation',
        practice:
          'Machines do the speaking and nobody is fooled: the AI voice introduces itself before anyone has to ask.',
        cost: 'The listeners who switch off at that sentence. They are entitled to.',
      },
      {
        title: 'Passion',
        practice:
          'We get curious about gaskets. A dull-sounding trade has a reason behind every habit, and we keep asking until we reach it.',
        cost: 'Calls that run over, on our time.',
      },
    ],
  },
  founder: {
    title: 'Who started it',
    label: 'of founder experience',
    badge: 'Example data',
    paragraphs: [
      'To found companies is to watch appointments give way. A customer calls, a supplier fails, somebody is ill, and what moves to next week is the recording. After enough next weeks there is no podcast.',
    ],
    hence: (name: string) =>
      `Hence a service in which the founder is needed for a conversation and a signature, and ${name} does whatever needs a quiet room.`,
    note: 'The name and the years come with the demonstration of this site and belong to nobody. There is no portrait, because nobody has sat for one.',
    drawing: 'One bar for each year, and one that is still being drawn.',
  },
  refusals: {
    title: 'What we turn down',
    items: [
      'The voice of somebody who has not agreed, employees included.',
      'Listeners, reviews and guests who do not exist.',
      'Episodes that advise on law, medicine or money without your own expert having signed them.',
      'A request to leave out the sentence about the AI voice.',
      'Shows that a monthly letter would do better. You hear that in the first call.',
    ],
  },
  checks: {
    title: 'Check us before you believe us',
    text: `A page like this one is easily written. These are harder to fake, and the call costs you ${facts.consultationMinutes} minutes.`,
    buttonLabel: 'Book a Call',
    links: [
      { id: 'sample', label: 'Ask for a free episode about your own business' },
      { id: 'pricing', label: 'Add up what a year would cost' },
      { id: 'blog', label: 'Read us arguing against our own product' },
      { id: 'imprint', label: 'See who answers for this company' },
    ],
  },
} as const
