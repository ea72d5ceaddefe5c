import { contactEmail } from '#content/brand.ts'
import { facts, podcastAsAServiceFacts as promised, usd, voiceCloning } from '#content/facts.ts'
import { offersOf } from '#content/packages.ts'
import { type ProcessStep, timeline } from '#content/process.ts'
import type { Settings } from '#domain/read-setting.ts'
import type { WrittenPage } from './landing-page.ts'

/** Its reader: an operations-minded founder who compares subscriptions and looks for the exit first. */

// process.ts holds this step.
const rollout = timeline.find(({ title }) => title === 'Full production and rollout') as ProcessStep

const { launchHours, setupHours, strategyCallMinutes } = promised

export function podcastAsAService(settings: Settings): WrittenPage {
  const { starter, expert, authority } = offersOf(settings)
  const firstPayment = usd(expert.setupFeeCents + expert.mainPriceCents)
  return {
    slug: 'podcast-as-a-service',
    look: { drawing: 'forty-eight-hours', stage: 'beside' },
    head: {
      title: 'Podcast as a Service: What Is Included, and How to Leave',
      description: `A podcast subscription, line by line: what is included, what costs extra, how to cancel, and what “launch in ${launchHours} hours” means.`,
      keywords: [
        'podcast as a service',
        'podcast subscription service',
        'done-for-you podcast',
        'monthly podcast production',
        'podcast production pricing',
        'outsource podcast production',
        'AI voice podcast service',
      ],
    },
    service: {
      name: 'Podcast as a service',
      description:
        'A monthly subscription that plans, writes, voices and delivers a business podcast, cancelable each month.',
      output: 'New podcast episodes every month, with titles and descriptions',
      audience: 'Founders and operations leads who buy services by subscription',
    },
    hero: {
      badge: `Set-up ready in ${setupHours} hours`,
      heading: `Your podcast by subscription: launch in ${launchHours} hours`,
      lead: `Launch means that your show is in production. From the setup call to episode one takes about ${facts.firstEpisodeHours} hours, and nothing goes public until you approve it. The contract runs month to month.`,
      showsPlatforms: true,
    },
    callToAction: 'Start Now',
    sections: [
      {
        role: 'inclusions',
        look: 'checklists',
        title: 'What the subscription includes',
        text: 'A line that names no package is part of all three.',
        lists: [
          {
            title: 'Strategy and planning',
            items: [
              `A ${strategyCallMinutes}-minute strategy call`,
              'An onboarding call about your customers',
              'A show name and a cover design',
              `Your first ${facts.draftEpisodeTitles} episode titles`,
            ],
          },
          {
            title: 'Production and publishing',
            items: [
              'Scripts written by us, or your own content adapted',
              `A choice of ${facts.stockVoices} AI voices, studio quality`,
              `Episodes of up to ${facts.longestEpisodeMinutes} minutes`,
              `${starter.name}: finished files for you to publish`,
              `${expert.name} and ${authority.name}: hosting, with automatic distribution to all major platforms`,
            ],
          },
          {
            title: 'Marketing and growth',
            items: [
              'SEO-optimized titles and descriptions',
              'Connected episodes managed as one series',
              'Listening analytics, where we host',
              `${authority.name}: one clip, audiograms, blog text and newsletter text with each episode`,
            ],
          },
          {
            title: 'Support and management',
            items: [
              'Your approval before release',
              'AI disclosure in the audio, on the page and in the feed',
              'Changes to a script before it is voiced',
              'Episodes at your package’s pace, without reminders from you',
              `E-mail to ${contactEmail(settings)}`,
            ],
          },
        ],
      },
      {
        role: 'features',
        look: 'table',
        title: 'Which subscription, at what price?',
        columns: ['Package', 'Setup, once', 'Monthly', 'You get'],
        rows: [
          [
            starter.name,
            starter.setupFee,
            starter.mainPrice,
            `${starter.setupEpisodes} setup episodes, then ${starter.episodesPerMonth} a month`,
          ],
          [
            expert.name,
            expert.setupFee,
            expert.mainPrice,
            `${expert.setupEpisodes} setup episodes, then ${expert.episodesPerMonth} a month`,
          ],
          [
            authority.name,
            authority.setupFee,
            authority.mainPrice,
            'A clip, audiograms and texts with each episode',
          ],
        ],
      },
      {
        role: 'questions',
        look: 'pairs',
        title: 'What the price does not cover',
        labels: ['Not included', 'Do this instead'],
        items: [
          {
            problem: 'Interviews with guests',
            answer: 'Hold the conversation yourself and send us the transcript. We build an episode on it.',
          },
          {
            problem: 'Your own voice',
            answer: `Add a clone for ${voiceCloning(settings)}, paid once. We need ${facts.voiceCloningAudioMinutes} minutes of you talking.`,
          },
          {
            problem: `Anything longer than ${facts.longestEpisodeMinutes} minutes`,
            answer: 'Ask for a quote, or let us cut the topic in two.',
          },
          {
            problem: 'Advertising for the show',
            answer: 'Spend on it only after strangers have listened unpaid.',
          },
          {
            problem: 'Responsibility for what is said',
            answer: 'It stays with you, like the rights. Read the script before you say yes.',
          },
        ],
      },
      {
        role: 'solution',
        look: 'essay',
        title: 'How do I leave?',
        paragraphs: [
          'Cancel in the payment provider’s portal, or send an e-mail. There is no minimum term. Production runs to the end of the billing month you have paid for, and then stops.',
          `You take the scripts, the audio, the cover and the texts with you. If we host, the feed stays up for ${facts.feedAfterCancellationDays} days and then sends your followers on to the address you give us.`,
          'What does not come back, once you have accepted the first episode, is the setup fee.',
        ],
      },
      {
        role: 'process',
        look: 'steps',
        title: `What happens in the first ${launchHours} hours`,
        text: `Both clocks start when we have your answered questionnaire. The remaining setup episodes take another ${rollout.timeline}, after you have approved the first.`,
        steps: [
          {
            step: 1,
            title: 'Talk',
            description: 'We ask what you sell and who hesitates. You ask whatever this page leaves out.',
            timeline: `${strategyCallMinutes}-minute strategy call`,
          },
          {
            step: 2,
            title: 'Set up',
            description:
              'You choose a package and answer the questionnaire. We open the show and line up topics.',
            timeline: `Ready in ${setupHours} hours`,
          },
          {
            step: 3,
            title: 'Launch',
            description: 'Episode one goes into production. From here your job is to listen and answer.',
            timeline: `Within ${launchHours} hours`,
          },
        ],
      },
      {
        role: 'challenges',
        look: 'numbered',
        title: 'Why company podcasts stop',
        text: 'We can take the first three off you. The fourth needs patience, so decide beforehand how many months you give it.',
        items: [
          {
            title: 'The recording day moves',
            text: 'Two calendars and a quiet room have to agree every time. One busy week is enough to break the habit.',
          },
          {
            title: 'The easy topics go first',
            text: 'The founder’s favorite stories fill the opening episodes. Nobody has planned the ones after.',
          },
          {
            title: 'Editing is nobody’s job',
            text: 'It lands on whoever owns headphones, behind the work that person was hired for.',
          },
          {
            title: 'It was meant to sell by week three',
            text: 'When no order comes, the budget goes back to something that can be measured sooner.',
          },
        ],
      },
      {
        role: 'pillars',
        look: 'columns',
        title: 'The service stands on three things',
        items: [
          {
            title: 'The date',
            text: 'Production follows the billing month, so an episode is due whether or not anyone feels inspired.',
          },
          {
            title: 'The topics',
            text: 'Titles are planned ahead of the scripts. When your site runs dry, we ask what customers asked you lately.',
          },
          {
            title: 'The work',
            text: 'Writing, voice, sound and texts have one supplier. If something is late, you know whom to ask.',
          },
        ],
      },
      {
        role: 'benefits',
        look: 'ruled',
        title: 'What it saves you from',
        items: [
          {
            title: 'Variable costs',
            text: 'After the setup fee, the same line each month until you change package or cancel.',
          },
          {
            title: 'Equipment',
            text: 'No microphone, no editing software, no search for a quiet room.',
          },
          {
            title: 'The summer gap',
            text: 'When your marketing lead is on leave, a deputy approves the script and the episode is made.',
          },
          {
            title: 'An expensive mistake',
            text: `If you do not love episode one, we repay the setup fee and month one. On ${expert.name} that is ${firstPayment}.`,
          },
        ],
      },
      {
        role: 'results',
        look: 'figures',
        title: 'One promise and two examples',
        figures: [
          { figure: `${launchHours}hrs`, label: 'from questionnaire to launch' },
          { figure: '20+ hours', label: 'saved weekly (example)' },
          { figure: '300%', label: 'lead increase (example)' },
        ],
        note: 'The hours compare us with a team that writes, records and edits a weekly show itself. Hours and leads are examples, and we guarantee neither.',
      },
    ],
    closing: {
      title: 'Compare us with your other offers',
      text: `Put them on the table in the call. If one of them suits you better, we will say so, and you have lost ${strategyCallMinutes} minutes.`,
    },
    related: [
      { path: '/pricing', label: 'Check every line before you pay' },
      { path: '/create-free-episode', label: 'Test the output without a subscription' },
      { path: '/how-it-works', label: 'Follow the calendar from purchase to weekly delivery' },
    ],
  }
}
