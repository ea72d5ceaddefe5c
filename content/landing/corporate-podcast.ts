import { audienceDefinitions, facts, sampleCadences, usd, voiceCloning } from '#content/facts.ts'
import { packages } from '#content/packages.ts'
import { timeline } from '#content/process.ts'
import { own } from '#domain/own.ts'
import type { Settings } from '#domain/read-setting.ts'
import type { WrittenPage } from './landing-page.ts'

const lowest = (cents: readonly number[]) => usd(Math.min(...cents))
/** What a comms head does at each step of the process, by its number; ongoing delivery needs no signature. */
const signatures: Record<number, { title: string; description: string }> = {
  1: {
    title: 'You name the approvers',
    description: 'Who signs, what is off limits, and which words your company never uses.',
  },
  2: {
    title: 'Draft on one page',
    description: `Name, cover and the first ${facts.draftEpisodeTitles} titles. A subject that would never get through fails here, while it is one line long.`,
  },
  3: {
    title: 'Their first markup',
    description:
      'They treat it like any other document. If a committee needs longer, production waits for it.',
  },
  4: {
    title: 'One episode only',
    description: 'We write it, your people clear the script, and the approved words get a voice.',
  },
  5: {
    title: 'Everyone hears it',
    description:
      'Counsel, works council and board judge the real thing. Not loved? This is where the full refund applies.',
  },
  6: {
    title: 'The remaining setup episodes',
    description: 'Each is text first and takes the same path.',
  },
}

function seriesTexts(settings: Settings): Record<string, string> {
  return {
    ceo: `One decision per episode, with the arguments against it. The chief executive can lend it a cloned voice (${voiceCloning(settings)}, once), and listeners are told.`,
    spotlight:
      'One job at a time, written from notes that its holder has read and agreed to. Whoever has second thoughts is taken out of the script.',
    culture: 'How something is really done here, including where it does not work yet.',
  }
}

const audienceTexts: Record<string, string> = {
  'mid-market':
    'Communications is a few people, and legal may be an outside firm that bills by the hour. Reading a script is quicker than sitting through a recording.',
  large:
    'Many approvers, each able to hold up the rest. Begin with one series and the shortest list of approvers that your rules allow.',
  startups:
    'The founder can no longer explain everything in person, and the first compliance rules are here. It is a good time to get used to scripts.',
}

function textFor(texts: Record<string, string>, id: string): string {
  const text = own(texts, id)
  if (text) return text
  throw new Error(`The corporate page has no text for ${id}`)
}

export function corporatePodcast(settings: Settings): WrittenPage {
  const offers = packages(settings)
  const setupFrom = lowest(offers.map((offer) => offer.setupFeeCents))
  const monthlyFrom = lowest(offers.map((offer) => offer.mainPriceCents))
  const hosted = offers.filter((offer) => offer.includesHosting).map((offer) => offer.name)
  return {
    slug: 'corporate-podcast',
    look: { drawing: 'gates', stage: 'below' },
    head: {
      title: 'Corporate podcasts, approved before they are heard',
      description:
        'A corporate podcast that legal and the works council read as a script before any voice is made. For companies where every word has to be approved.',
      keywords: [
        'corporate podcast',
        'corporate podcast production',
        'corporate communications podcast',
        'CEO podcast series',
        'employee spotlight podcast',
        'works council',
        'podcast approval process',
      ],
    },
    service: {
      name: 'Corporate podcast production',
      description:
        'Scripted corporate podcasts with AI voices, in which every text passes the company’s own approvers before it is voiced.',
      output: 'Approved scripts and finished podcast episodes in one or more series',
      audience: 'Communications leaders at mid-market firms, large corporations and startups from Series B',
    },
    hero: {
      heading: 'A corporate podcast that legal reads first',
      lead: 'Each episode is a document until your approvers have signed it. Then AI voices say those words and no others. There is no executive at a microphone to go off script.',
      showsPlatforms: true,
    },
    callToAction: 'Schedule Consultation',
    sections: [
      {
        role: 'challenges',
        look: 'pairs',
        title: 'Five desks can stop this show',
        labels: ['What they ask', 'What you can tell them'],
        items: [
          {
            problem: 'Legal: who is on the hook for what is said?',
            answer:
              'Your company. Liability for content rests with the client, and so does the last word: an unapproved script gets no voice.',
          },
          {
            problem: 'Works council: does this monitor our people?',
            answer:
              'A public show asks nobody to sign in. For a series behind a login, settle in writing what may be evaluated, before launch.',
          },
          {
            problem: 'Data protection: whose voice is it?',
            answer: `A stock AI voice. A cloned one needs its owner’s agreement and ${facts.voiceCloningAudioMinutes} minutes of audio. People named in a script should be asked as well.`,
          },
          {
            problem: 'Board: will it look as if we faked it?',
            answer:
              'Nothing is hidden. The audio itself states that the voices are AI, and the episode’s text and feed repeat it.',
          },
          {
            problem: 'IT: what has to be installed?',
            answer: 'Nothing. We host the feed, or you receive files for your own systems.',
          },
        ],
      },
      {
        role: 'solution',
        look: 'steps',
        title: 'Where each signature goes',
        text: 'These are our usual times. Your approvers may need more, and should have it.',
        steps: timeline.flatMap((step) => {
          const signature = signatures[step.step]
          return signature ? [{ ...step, ...signature }] : []
        }),
      },
      {
        role: 'why',
        look: 'essay',
        title: 'What the press release leaves out',
        paragraphs: [
          'A release states the decision. What you weighed, what you rejected and what you do not know yet finds no room in it. Those parts get told anyway, in corridors, on review sites and in interviews that other people give.',
          'Speech has room for a reason and its doubts, and someone on the way to a customer has time for both. That is what a corporate show works toward: authority, and leads among the people who followed the reasoning. We cannot guarantee you either.',
        ],
      },
      {
        role: 'formats',
        look: 'schedule',
        title: 'Three series that a company can keep up',
        text: `Sample cadences. Run one, or all three: together they still fit into weekly production. With hosting (${hosted.join(' and ')}), episodes go automatically to all major podcast platforms.`,
        series: sampleCadences.map(({ id, cadence, title }) => ({
          title,
          cadence,
          text: textFor(seriesTexts(settings), id),
        })),
      },
      {
        role: 'benefits',
        look: 'numbered',
        title: 'Why a script is easier to clear than an interview',
        items: [
          {
            title: 'A redline is only a redline',
            text: 'Counsel strikes a sentence on paper. No studio is booked again, and nobody has to call the chief executive.',
          },
          {
            title: 'Corrections stay small',
            text: 'When a fact changes, that passage is rewritten, approved and voiced anew. The rest stays as it was cleared.',
          },
          {
            title: 'You can prove what was said',
            text: 'The approved text matches the audio. If anyone asks next year, hand over the page.',
          },
          {
            title: 'Only the approval can delay it',
            text: 'No speaker has to be rested, briefed or in the country.',
          },
        ],
      },
      {
        role: 'features',
        look: 'ruled',
        title: 'What procurement will want to know',
        items: [
          {
            title: 'Material',
            text: 'We write the scripts, or work from speeches, reports and posts that were cleared long ago.',
          },
          {
            title: 'Sound',
            text: `Studio-quality AI voices, ${facts.stockVoices} of them in stock. Episodes run up to ${facts.longestEpisodeMinutes} minutes, longer on request.`,
          },
          {
            title: 'Rights',
            text: 'Scripts and audio belong fully to your company and remain with it after the contract ends.',
          },
          {
            title: 'Contract',
            text: `German law, cancelable monthly. Changes to the terms reach you by e-mail ${facts.termsNoticeDays} days before they apply.`,
          },
          {
            title: 'Price',
            text: `From ${setupFrom} for setup and ${monthlyFrom} a month. Enterprise work gets a custom quote.`,
          },
        ],
      },
      {
        role: 'audiences',
        look: 'columns',
        title: 'Does it fit a company of your size?',
        items: audienceDefinitions.map(({ id, name, definition }) => ({
          title: `${name}: ${definition}`,
          text: textFor(audienceTexts, id),
        })),
      },
    ],
    closing: {
      title: 'Bring the person who usually says no',
      text: `The consultation is free and lasts ${facts.consultationMinutes} minutes. Invite your counsel or your works council. Their questions cost less now than after the first episode.`,
    },
    related: [
      { path: '/internal-podcast', label: 'For employees only: how access works' },
      { path: '/blog/hidden-roi-corporate-podcasts', label: 'What to tell finance: auditing the return' },
      { path: '/how-it-works', label: 'The whole timeline after booking' },
    ],
  }
}
