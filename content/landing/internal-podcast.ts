import { facts } from '#content/facts.ts'
import type { WrittenPage } from './landing-page.ts'

export const internalPodcast: WrittenPage = {
  slug: 'internal-podcast',
  look: { drawing: 'keyhole', stage: 'beside' },
  head: {
    title: 'Internal podcasts for staff who skip the newsletter',
    description:
      'A private podcast for employees: password-protected access, single sign-on and private feeds. Made from what you already send out, and voiced for you.',
    keywords: [
      'internal podcast',
      'private podcast for employees',
      'employee communication',
      'internal communications podcast',
      'podcast single sign-on',
      'private podcast feed',
      'frontline communication',
    ],
  },
  service: {
    name: 'Internal podcast production',
    description:
      'A private podcast for a company’s employees, written and voiced for them, with password-protected access, single sign-on and private feeds.',
    output: 'Private podcast episodes that only employees can reach',
    audience: 'HR and internal communications leaders',
  },
  hero: {
    heading: 'Company news for people with their hands full',
    lead: 'Your newsletter is opened, scrolled and closed. A private podcast is heard at the packing table, in the van and between two wards. We make it from what you already send out.',
    showsPlatforms: false,
  },
  callToAction: 'Schedule Consultation',
  sections: [
    {
      role: 'why',
      look: 'essay',
      title: 'The newsletter is fine. Its moment is wrong.',
      paragraphs: [
        'It arrives between two meetings. People scan it for their own name, the word “pay” and the word “office,” and go back to work. You would do the same.',
        'What they miss is the reason behind the decision, because a reason cannot be scanned. It takes a few minutes of attention. People do give that while they walk, drive or pack boxes, when reading is out of the question.',
      ],
    },
    {
      role: 'audiences',
      look: 'columns',
      title: 'Who never gets your message today?',
      items: [
        {
          title: 'Shifts, stores and kitchens',
          text: 'Many have no company mailbox. The newsletter was never theirs.',
        },
        {
          title: 'Drivers and field staff',
          text: 'Their office is a cab. It has a loudspeaker and no desk.',
        },
        {
          title: 'New hires',
          text: 'They are handed a lanyard and a page of links. A series tells them what comes first.',
        },
        {
          title: 'Team leads',
          text: 'They are asked first and told last. Let them hear the reason before their teams ask.',
        },
      ],
    },
    {
      role: 'features',
      look: 'ruled',
      title: 'What you get, and why it is on no platform',
      text: 'Other pages here show the logos of public platforms. Your show goes to none of them, because only your staff may hear it. It has password-protected employee-only access, single sign-on and private feeds.',
      items: [
        {
          title: 'Employee-only access',
          text: 'Colleagues without a company account open the show on any phone with a password.',
        },
        {
          title: 'Single sign-on',
          text: 'Everyone else signs in the way they sign in to everything. Whoever leaves the company loses the show with the account.',
        },
        {
          title: 'Private feeds',
          text: 'A personal address for the listener’s podcast app. Whoever holds it can listen, so we withdraw it when you say so.',
        },
        {
          title: 'Scripts and voices',
          text: `Written by us or taken from your memos and slides, then read by one of ${facts.stockVoices} studio-quality AI voices. Voice cloning is optional.`,
        },
        {
          title: 'Ownership',
          text: 'Every episode belongs fully to your company. Answering for what it says stays with you too.',
        },
      ],
    },
    {
      role: 'challenges',
      look: 'pairs',
      title: 'What you will hear in the break room',
      labels: ['A colleague says', 'A fair reply'],
      items: [
        {
          problem: '“Now even the boss is a robot.”',
          answer:
            'No: a stock AI voice, and listeners are told in the audio. Use it to explain things. News that hurts should come from a person in the room, and does not belong here.',
        },
        {
          problem: '“You want to see who listened.”',
          answer:
            'Count episodes and leave people alone. A personal address could reveal more, so rule that out in an agreement with the works council.',
        },
        {
          problem: '“I’m not doing that after work.”',
          answer: `Nobody should. Say where in the shift it belongs and keep it short. An episode can run up to ${facts.longestEpisodeMinutes} minutes, but a coffee break is a better measure.`,
        },
        {
          problem: '“It’ll be all over town by Friday.”',
          answer:
            'A login keeps strangers out. It cannot stop somebody from holding up a phone. If a leak would do harm, leave it out of the script.',
        },
      ],
    },
    {
      role: 'use-cases',
      look: 'schedule',
      title: 'Four shows worth a few minutes of a shift',
      text: 'These are examples. One is enough to start.',
      series: [
        {
          title: 'The decision, explained',
          cadence: 'When there is one',
          text: 'What was decided, what else was on the table, and what it changes on Monday.',
        },
        {
          title: 'First weeks',
          cadence: 'Once, for every new hire',
          text: 'Pay day, holidays, safety, whom to ask: in the order in which the questions come up.',
        },
        {
          title: 'Near miss',
          cadence: 'Monthly',
          text: 'An incident that ended well, told without names, and the habit that prevents the next one.',
        },
        {
          title: 'You asked',
          cadence: 'Quarterly',
          text: 'Questions from an anonymous box, with answers that management has put its name to.',
        },
      ],
    },
    {
      role: 'solution',
      look: 'steps',
      title: 'What is left for you to do',
      steps: [
        {
          step: 1,
          title: 'Send what exists',
          description: 'Old newsletters, slides, notes from the town hall. You write nothing new.',
          timeline: 'With the onboarding call',
        },
        {
          step: 2,
          title: 'Pass the script around',
          description: 'Management, safety and the works council get the same pages and mark what is wrong.',
          timeline: 'On paper, before any sound',
        },
        {
          step: 3,
          title: 'Play the first one to a night shift',
          description:
            'They will tell you more than the steering group. You get a full refund if you do not love it.',
          timeline: `About ${facts.firstEpisodeHours} hours after the setup call`,
        },
        {
          step: 4,
          title: 'Put up the way in',
          description: 'A printed code by the time clock, on the locker doors, in the cab.',
          timeline: 'On launch day',
        },
      ],
    },
    {
      role: 'benefits',
      look: 'numbered',
      title: 'Three things you can stop doing',
      items: [
        {
          title: 'Correcting the rumor',
          text: 'Every site and shift hears one version of the reason, in the same words.',
        },
        {
          title: 'Fighting over the top item',
          text: 'Whatever needs room moves into an episode. The newsletter gets short enough to read.',
        },
        {
          title: 'Chasing speakers',
          text: 'Nobody is recorded, so no calendar and no stage fright can hold up the news.',
        },
      ],
    },
    {
      role: 'metrics',
      look: 'table',
      title: 'What to count, and what it leaves out',
      text: 'You get no target figure from us. A good one depends on how your people work, and ours would be invented.',
      columns: ['Count', 'It tells you', 'It cannot tell you'],
      rows: [
        ['Colleagues with access', 'Whether the way in is easy', 'Whether they pressed play'],
        ['Plays per episode', 'Which subjects draw people', 'Who stayed to the end'],
        [
          'A yes-or-no poll: “Could you explain it?”',
          'Whether it was understood',
          'What those who skip polls think',
        ],
        ['Repeat questions to HR', 'Whether an answer has arrived', 'What nobody dares to ask'],
      ],
    },
  ],
  closing: {
    title: 'Send us the last newsletter they closed',
    text: `In a free ${facts.consultationMinutes}-minute consultation we mark what should have been an episode and what was right as two lines. You can use the marks even if you never hire us.`,
  },
  related: [
    { path: '/blog/hidden-roi-corporate-podcasts', label: 'Count the return without watching people' },
    { path: '/corporate-podcast', label: 'When the outside should hear it too' },
    { path: '/pricing', label: 'Prices, before your budget round' },
  ],
}
