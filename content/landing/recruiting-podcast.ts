/** For a head of HR whose ads read like everyone's and who fears that an AI voice sounds insincere. */

import { audienceDefinitions, facts, sampleCadences, voiceCloning } from '#content/facts.ts'
import type { Settings } from '#domain/read-setting.ts'
import type { WrittenPage } from './landing-page.ts'

const companySizes = new Intl.ListFormat('en-US').format(
  audienceDefinitions.map(({ name, definition }) => `${name.toLowerCase()} (${definition})`),
)

const sampleSeries = (id: string, text: string) =>
  sampleCadences.filter((sample) => sample.id === id).map(({ title, cadence }) => ({ title, cadence, text }))

export function recruitingPodcast(settings: Settings): WrittenPage {
  return {
    slug: 'recruiting-podcast',
    look: { drawing: 'ad-and-shift', stage: 'before' },
    head: {
      title: 'Recruiting Podcast: Let Them Hear the Job',
      description:
        'A recruiting podcast that says what the job ad leaves out: shift, pay, team, hard parts. Written from your team’s answers, read by a disclosed AI voice.',
      keywords: [
        'recruiting podcast',
        'employer branding podcast',
        'HR podcast',
        'talent acquisition podcast',
        'candidate experience',
        'podcast for job candidates',
        'AI voice podcast',
      ],
    },
    service: {
      name: 'Recruiting podcast production',
      description:
        'Episodes about real jobs and teams, scripted from employees’ answers and read by AI voices.',
      output: 'A public podcast about an employer’s jobs, or finished audio files for its careers page',
      audience: 'HR and recruiting teams',
    },
    hero: {
      badge: 'Recruiting podcast',
      heading: 'Your job ad sounds like everyone’s. The job does not.',
      lead: 'An episode says what the ad leaves out: the shift, the team, the part that is hard. We write it from what your people tell you. An AI narrator reads it and does not pose as one of them.',
      showsPlatforms: true,
    },
    callToAction: 'Start Recruiting Podcast',
    sections: [
      {
        role: 'why',
        look: 'table',
        title: 'Why do all ads read the same?',
        text: 'Because an ad has room for adjectives. An episode has room for Tuesday morning. The episode’s lines here are examples.',
        columns: ['The ad says', 'Candidates hear', 'An episode could say (example)'],
        rows: [
          [
            'Dynamic team',
            'Nobody stays',
            'Six people share this desk. One of them nearly left last year. This is what changed.',
          ],
          [
            'Flexible hours',
            'Flexible for whom?',
            'Mornings are yours to arrange. Month-end is fixed, and it runs late.',
          ],
          ['Competitive pay', 'They would rather not say', 'Here is the band, and what moves you up in it.'],
          ['Fast-paced', 'Understaffed', 'The phones are bad until ten. This is how breaks work.'],
        ],
      },
      {
        role: 'challenges',
        look: 'pairs',
        title: 'Won’t candidates find an AI voice insincere?',
        text: 'They will if it pretends.',
        labels: ['What you fear', 'Our honest answer'],
        items: [
          {
            problem: 'A synthetic voice says “we are a family.”',
            answer:
              'That line is insincere in any voice. Our narrator reports who does what, when and for how much. It does not say “I” on an employee’s behalf.',
          },
          {
            problem: 'Candidates notice, and feel tricked.',
            answer:
              'They are told: the audio, the episode’s page and the feed all name the AI voice. A narrator who is introduced is a format. One who is hidden is a lie.',
          },
          {
            problem: 'It hides our real people.',
            answer:
              'It also gives the shy ones a way in. Somebody who would refuse a microphone may well write down how the first month felt.',
          },
          {
            problem: 'Some will dislike it anyway.',
            answer:
              'Yes. Where the person is the point, as in a welcome from the founder, record the person. We will say so.',
          },
        ],
      },
      {
        role: 'solution',
        look: 'numbered',
        title: 'How do you keep it honest?',
        items: [
          {
            title: 'Start with the team, not the brochure',
            text: 'Send us what people in the job say about it. Exit interviews and onboarding notes beat the careers page.',
          },
          {
            title: 'Leave the hard part in',
            text: 'Each script says who will not enjoy the work. Without that, the rest sounds like the ad again.',
          },
          {
            title: 'Trade every adjective for a fact',
            text: '“Supportive” becomes who answers when the system is down at night. If nobody can name the person, the word goes.',
          },
          {
            title: 'Let the right people strike lines',
            text: 'Show the script to HR, to the team and to employee representatives while it is still text. The published episode is your statement, and liability for it is yours.',
          },
        ],
      },
      {
        role: 'use-cases',
        look: 'schedule',
        title: 'What goes into the feed?',
        text: 'Example series and example cadences. Begin with one.',
        series: [
          {
            title: 'One role, told straight',
            cadence: 'Per opening',
            text: 'The ad links to it, and so does the recruiter’s first message.',
          },
          ...sampleSeries(
            'spotlight',
            'How someone came to the job and what they do now, from written answers and with their consent.',
          ),
          ...sampleSeries(
            'culture',
            'A habit that newcomers notice, such as how people disagree, and when it goes wrong.',
          ),
          {
            title: 'Before day one',
            cadence: 'Once',
            text: 'What to bring, whom to ask, and what nobody expects yet. For people who have signed and are nervous.',
          },
        ],
      },
      {
        role: 'benefits',
        look: 'columns',
        title: 'What changes before the first interview?',
        items: [
          {
            title: 'Some people drop out, early',
            text: 'The applicant who wanted a desk hears about the warehouse floor and moves on. You both save a call.',
          },
          {
            title: 'The others ask better questions',
            text: 'Whoever has listened can skip “tell me about the company” and ask about month-end.',
          },
          {
            title: 'Someone who was not looking listens',
            text: 'Few people read job ads for pleasure. An episode about their own trade is worth a commute.',
          },
        ],
      },
      {
        role: 'metrics',
        look: 'ruled',
        title: 'What would you count?',
        text: 'Downloads prove little. Take these counts for a few months before you publish, then again.',
        items: [
          {
            title: 'Named in the application',
            text: 'Ask on the form: “What did you read or hear about us?” It is the plainest link between an episode and a hire.',
          },
          {
            title: 'First calls that end early',
            text: 'Fewer should fail over shift, place or pay, because the episode has said all three.',
          },
          {
            title: 'Offers accepted',
            text: 'Set roles that have an episode beside similar roles that have none.',
          },
          {
            title: 'Leavers in probation',
            text: 'The slowest count and the most expensive one. Give it a year.',
          },
        ],
      },
      {
        role: 'features',
        look: 'checklists',
        title: 'What is our job, and what is yours?',
        lists: [
          {
            title: 'We make',
            items: [
              'Scripts, or episodes from texts you already have',
              'Studio-quality narration by AI voices',
              'Titles and descriptions that candidates can search for',
            ],
          },
          {
            title: 'You choose',
            items: [
              `The narrator: ${facts.stockVoices} stock voices, or a clone for ${voiceCloning(settings)} if its owner agrees`,
              `Any length up to ${facts.longestEpisodeMinutes} minutes, or longer on request`,
              'Hosting with distribution and analytics, or files for your careers page',
            ],
          },
          {
            title: 'Nobody has to',
            items: [
              'Book a room and record',
              'Talk a shy colleague into an interview',
              'Learn to edit and master sound',
            ],
          },
        ],
      },
      {
        role: 'audiences',
        look: 'essay',
        title: 'Who should do this, and who should wait?',
        paragraphs: [
          'It suits HR and recruiting teams that hire for the same roles again and again: drivers, nurses, field technicians, support, junior consultants. An honest episode stays useful for as long as the role stays the same. Recruiting agencies can make one per employer.',
          `By size, we have these employers in mind: ${companySizes}.`,
          'Wait if the honest version would frighten everyone away. Improve the job first. The ad was never the problem.',
        ],
      },
    ],
    closing: {
      title: 'Bring the role that stays open',
      text: `In a free ${facts.consultationMinutes}-minute call we take one opening: what its ad says, what is true, and what an episode could tell. If you become a client and do not love the first one, you are refunded in full.`,
    },
    related: [
      { path: '/create-free-episode', label: 'Play your team a free sample before you ask for a budget' },
      {
        path: '/blog/podcast-scripts-for-ai-voices',
        label: 'Read what makes an AI voice sound artificial',
      },
      { path: '/internal-podcast', label: 'Keep talking to people once they have joined' },
    ],
  }
}
