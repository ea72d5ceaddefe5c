/** For the owner of an agency whose clients ask for podcasts: margin, quality and who keeps the client. */

import { facts, range, usd } from '#content/facts.ts'
import { packages } from '#content/packages.ts'
import type { Settings } from '#domain/read-setting.ts'
import type { WrittenPage } from './landing-page.ts'

export function whiteLabelPodcast(settings: Settings): WrittenPage {
  const offers = packages(settings)
  const lowestMonthlyPrice = usd(Math.min(...offers.map((offer) => offer.mainPriceCents)))
  const lowestEpisodePrice = usd(
    Math.min(...offers.map((offer) => offer.mainPriceCents / offer.episodesPerMonth)),
  )
  return {
    slug: 'white-label-podcast',
    look: { drawing: 'name-tag', stage: 'beside' },
    head: {
      title: 'White-Label Podcast Production for Agencies',
      description:
        'Clients ask your agency for podcasts? We script and produce them with AI voices behind your name. You keep the client, the price and the last word.',
      keywords: [
        'white-label podcast production',
        'podcast production for agencies',
        'podcast reseller',
        'agency podcast partner',
        'outsourced podcast production',
        'white-label AI podcast',
      ],
    },
    service: {
      name: 'White-label podcast production',
      description:
        'Podcasts for agencies’ clients: scripted, voiced by AI and delivered behind the agency’s name.',
      output: 'Podcast episodes that an agency delivers under its own name',
      audience: 'Marketing agencies',
    },
    hero: {
      badge: 'For agency owners',
      heading: 'Your client asked for a podcast. Say yes under your own name.',
      lead: 'We are the white-label producer behind your agency: scripts, AI voices, finished episodes. You keep the client, set the price and have the last word.',
      showsPlatforms: false,
    },
    callToAction: 'Become a Partner',
    sections: [
      {
        role: 'why',
        look: 'statement',
        title: 'Why not just say no?',
        text: 'A show needs strategy, copy and promotion. Whoever produces it may well offer those too.',
        statement: 'Send a client elsewhere for a podcast, and another agency is at the table.',
      },
      {
        role: 'challenges',
        look: 'numbered',
        title: 'What else could you do?',
        items: [
          {
            title: 'Hire a producer',
            text: 'That is one salary, whether two clients want a show this quarter or none. When the producer leaves, so does the service.',
          },
          {
            title: 'Put freelancers together',
            text: 'A writer, a voice, an editor, and you between them. The margin goes into passing on messages.',
          },
          {
            title: 'Refer it to a specialist',
            text: 'It costs nothing today. You have also introduced your client to someone who would like the rest of the budget.',
          },
        ],
      },
      {
        role: 'partnership-models',
        look: 'table',
        title: 'Who talks to your client?',
        text: 'You decide, client by client. The custom quote follows from the model.',
        columns: ['Model', 'Your client talks to', 'Whose name is where', 'Who approves scripts'],
        rows: [
          [
            'Behind you',
            'You alone',
            'Your client’s on the show, yours on the invoice, ours on neither',
            'You, then your client',
          ],
          [
            'Beside you',
            'You, and us in the calls you invite us to',
            'As above; in those calls we are your producer',
            'Your client, through you',
          ],
          [
            'Your own show first',
            'Nobody yet; you are our client',
            'Yours on the show; we invoice you',
            'You',
          ],
        ],
      },
      {
        role: 'solution',
        look: 'pairs',
        title: 'What could go wrong under your name?',
        labels: ['The risk', 'What guards against it'],
        items: [
          {
            problem: 'We go around you.',
            answer:
              'Behind you, we need no phone number or address of your client. Bring your no-contact clause to the first call. It belongs in the contract.',
          },
          {
            problem: 'The work embarrasses you.',
            answer:
              'You read the scripts and hear the first episode. Your client gets either one when you would sign it, and not before.',
          },
          {
            problem: 'The client learns about the AI voice from a listener.',
            answer:
              'Put it in your proposal. The voice is disclosed as AI in every episode, whatever name is on the cover. We do not switch that off.',
          },
          {
            problem: 'A date slips and you apologize.',
            answer:
              'How it works gives the days for every step and approval. Promise your client later dates than ours, and keep the difference for your own review.',
          },
        ],
      },
      {
        role: 'benefits',
        look: 'essay',
        title: 'What about your margin?',
        paragraphs: [
          `Begin with what your client can look up. Our direct packages are public. They start at ${lowestMonthlyPrice} a month plus setup, and the cheapest monthly episode works out at ${lowestEpisodePrice} before the setup fee. If you sell bare audio, you will be compared with that.`,
          'So sell what is yours: the brief, the topics, the promotion, the report. None of these has a list price. Production becomes one cost, known before you sign, with nobody added to your payroll.',
          'How wide the margin is depends on what you charge, and we will not invent a percentage. Ask us for a notice period that matches your clients’, so that a canceled retainer does not leave you holding a bill.',
        ],
      },
      {
        role: 'partnership-process',
        look: 'steps',
        title: 'How do you try us without betting a client?',
        steps: [
          {
            step: 1,
            title: 'Talk',
            description:
              'You say who is asking and how you work with them. We say which model fits, or that none does.',
            timeline: `${facts.consultationMinutes} minutes, free`,
          },
          {
            step: 2,
            title: 'Listen',
            description: 'Enter a website you know well. Judge the sample as if your name were on it.',
            timeline: `Free, within ${range(facts.sampleDeliveryHours)} hours`,
          },
          {
            step: 3,
            title: 'Agree',
            description:
              'One custom quote and one set of rules: names, contact, notice, approvals, liability.',
            timeline: 'Before you pitch it',
          },
          {
            step: 4,
            title: 'Start with one client',
            description:
              'You brief us. The rest of the show is made once you have approved its first episode.',
            timeline: 'When that client has signed with you',
          },
        ],
      },
      {
        role: 'features',
        look: 'checklists',
        title: 'What can you put in the proposal?',
        lists: [
          {
            title: 'In every show',
            items: [
              `A draft to show: name, cover, ${facts.draftEpisodeTitles} episode titles`,
              'Scripts by us, or from your client’s own content',
              `${facts.stockVoices} AI voices to choose from, in studio-quality audio`,
              'Titles and descriptions written for search',
            ],
          },
          {
            title: 'If the client wants more',
            items: [
              'Hosting, distribution to all major platforms, analytics',
              'A cloned voice, with its owner’s agreement',
              'The episode again as clips, audiograms and texts',
              'A private show for employees',
            ],
          },
          {
            title: 'Stays with you',
            items: ['Your client’s contract', 'Your price', 'The decision on what airs'],
          },
        ],
      },
      {
        role: 'audiences',
        look: 'columns',
        title: 'Is your agency the right kind?',
        items: [
          {
            title: 'Content and SEO',
            text: 'You already hold the articles. They are the raw material, and your client has approved them once.',
          },
          {
            title: 'PR and brand',
            text: 'You know what the client stands for and who must hear it. That is the brief. All you lack is production.',
          },
          {
            title: 'Small, full-service',
            text: 'Clients ask you for everything. Here is one thing you can add without a job ad.',
          },
          {
            title: 'Video-first: probably not',
            text: 'For faces, live guests or interviews, rent a studio. We make scripted audio.',
          },
        ],
      },
      {
        role: 'questions',
        look: 'ruled',
        title: 'What will you be asked?',
        items: [
          {
            title: 'Who owns the show?',
            text: 'What we make for you belongs fully to you. Your own contract says what passes to your client, so write it down.',
          },
          {
            title: 'Who is liable for a wrong sentence?',
            text: 'Toward us, you do. Get your client’s approval in writing before you give us yours.',
          },
          {
            title: 'Can anyone see who made it?',
            text: 'Hosting can leave technical traces, such as a feed address. If none may show, take the files and publish them with a host of your choice.',
          },
          {
            title: 'What if they do not love it?',
            text: 'Direct clients who do not love the first episode get a full refund. Settle with us how that reaches yours before you offer it.',
          },
        ],
      },
    ],
    closing: {
      title: 'Tell us about the client who asked',
      text: `No names needed. In ${facts.consultationMinutes} minutes we go through the request, pick a model and say what the quote would depend on.`,
    },
    related: [
      { path: '/pricing', label: 'See the prices that your client can see' },
      { path: '/create-free-episode', label: 'Test the quality on a website you know' },
      { path: '/how-it-works', label: 'Check each step’s days before you promise a date' },
    ],
  }
}
