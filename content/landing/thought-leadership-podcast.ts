/** For a founder or managing director who has opinions, has no time and winces at the phrase. */

import { facts, voiceCloning } from '#content/facts.ts'
import { packages } from '#content/packages.ts'
import type { Settings } from '#domain/read-setting.ts'
import type { WrittenPage } from './landing-page.ts'

export function thoughtLeadershipPodcast(settings: Settings): WrittenPage {
  const offers = packages(settings)
  const setupEpisodes = offers.map((offer) => offer.setupEpisodes)
  const episodesPerMonth = offers.map((offer) => offer.episodesPerMonth)
  const seasonLength = Math.min(...setupEpisodes)
  return {
    slug: 'thought-leadership-podcast',
    look: { drawing: 'one-against-the-row', stage: 'below' },
    head: {
      title: 'Thought Leadership Podcast for Founders',
      description:
        'Opinions, but no time? We turn your positions into scripts and an AI voice speaks them. A thought leadership podcast for which you record nothing.',
      keywords: [
        'thought leadership podcast',
        'founder podcast',
        'CEO podcast',
        'executive podcast production',
        'done-for-you podcast',
        'AI voice podcast',
      ],
    },
    service: {
      name: 'Thought leadership podcast production',
      description: 'A founder’s positions, written up as scripts and produced as a podcast with AI voices.',
      output: `Podcast episodes of up to ${facts.longestEpisodeMinutes} minutes, with titles and descriptions`,
      audience: 'Founders and managing directors',
    },
    hero: {
      badge: 'For founders with opinions',
      heading: 'A thought leadership podcast for people who wince at the phrase',
      lead: 'You have positions and no time to publish them. We write them up as arguments, and an AI voice speaks them and says that it is one. You record nothing. You read the scripts.',
      showsPlatforms: true,
    },
    callToAction: 'Launch Your Podcast',
    sections: [
      {
        role: 'why',
        look: 'essay',
        title: 'Why do it, if the phrase is embarrassing?',
        paragraphs: [
          'The phrase earned its reputation. Most of what it is printed on takes no risk: change is coming, people matter, data is valuable. Nobody ever lost a deal by saying so, and nobody won one.',
          'In meetings you do something else. You explain why you dropped a product, why you pay sales the way you do, what your whole industry gets wrong. Five people hear it. Then you say it again to the next five.',
          'That is the material. A post would cut it down to a slogan. In an episode, the reason, the best objection and the case that changed your mind all fit.',
        ],
      },
      {
        role: 'challenges',
        look: 'ruled',
        title: 'What has stopped you so far?',
        items: [
          {
            title: 'The free afternoon',
            text: 'Recording takes far longer than listening. You block a slot, there is a second take, and a customer gets the slot.',
          },
          {
            title: 'The microphone',
            text: 'Knowing a subject and performing it are different jobs. Many people who argue well across a table go stiff in front of one.',
          },
          {
            title: 'Somebody else’s words',
            text: 'A ghostwriter who has never heard you argue writes what any managing director might say. By the time you have rewritten it, you have written it.',
          },
          {
            title: 'The fourth episode',
            text: 'Three come from years of thinking. After that, someone has to keep asking what you think, or the show stops.',
          },
        ],
      },
      {
        role: 'solution',
        look: 'steps',
        title: 'What stays with you, and what leaves your desk?',
        steps: [
          {
            step: 1,
            title: 'You argue, we listen',
            description:
              'Tell us what annoys you about your field. Send what you have said already: talks, memos, the long e-mail from last spring.',
            timeline: 'The onboarding call',
          },
          {
            step: 2,
            title: 'You choose your fights',
            description: `We send a name, a cover and the first ${facts.draftEpisodeTitles} episode titles. Strike each one that you would not defend to a customer.`,
            timeline: 'Before anything is written out',
          },
          {
            step: 3,
            title: 'We build the case',
            description:
              'A script makes one claim, gives the strongest objection its turn and answers it. You mark what is wrong, or approve.',
            timeline: 'Before anything is voiced',
          },
          {
            step: 4,
            title: 'A voice speaks it',
            description:
              'Use a stock voice, or have your own cloned. Listeners are told about the AI voice in both cases.',
            timeline: 'Once you have approved the script',
          },
        ],
      },
      {
        role: 'benefits',
        look: 'numbered',
        title: 'What does an argument do while you work?',
        items: [
          {
            title: 'It gets to the meeting before you',
            text: 'Put an episode in the calendar invitation. Whoever listens arrives agreeing or disagreeing with you, and both beat a blank face.',
          },
          {
            title: 'It sends the wrong ones elsewhere',
            text: 'Say in public how you price and why. People who want it done differently find out before anyone has written a proposal.',
          },
          {
            title: 'It shows that you take sides',
            text: 'Conference organizers and journalists need someone who will. An episode proves that you can do it for longer than one sentence.',
          },
          {
            title: 'It keeps',
            text: 'A reason that was sound in March still answers the same question in November.',
          },
        ],
      },
      {
        role: 'formats',
        look: 'schedule',
        title: 'Which shape fits the way you think?',
        text: 'Four formats with example cadences. You can mix them in one show.',
        series: [
          {
            title: 'The position',
            cadence: 'Monthly',
            text: 'One claim, the best case against it, and where you come down.',
          },
          {
            title: 'The decision, reopened',
            cadence: 'Quarterly',
            text: 'A call you made a year ago: what you knew, what you expected, what happened.',
          },
          {
            title: 'The received wisdom',
            cadence: 'Weekly',
            text: 'Something everybody in your field repeats, taken apart in a few minutes.',
          },
          {
            title: 'The method',
            cadence: 'One season',
            text: `How you work, in order: ${seasonLength} connected episodes with matching titles.`,
          },
        ],
      },
      {
        role: 'use-cases',
        look: 'columns',
        title: 'Who would you send it to?',
        items: [
          {
            title: 'The buyer, after the first call',
            text: 'Her colleagues were not there, and from memory she will lose half of it. Now they get your reasoning in your order.',
          },
          {
            title: 'The senior hire, before the offer',
            text: 'He wants to know how the person at the top thinks. An episode tells him without a polite conversation.',
          },
          {
            title: 'The partner who disagrees',
            text: 'Some policy of yours starts the same dispute every year. Let them hear the whole reason before the next round.',
          },
        ],
      },
      {
        role: 'features',
        look: 'figures',
        title: 'What do you get, in numbers?',
        figures: [
          {
            figure: [...new Set(setupEpisodes)].join(' or '),
            label: 'setup episodes, depending on the package',
          },
          { figure: [...new Set(episodesPerMonth)].join(' or '), label: 'new episodes a month after that' },
          {
            figure: `${facts.longestEpisodeMinutes} min`,
            label: 'at most, or longer on request; short is welcome',
          },
          { figure: `${facts.stockVoices}`, label: 'stock AI voices in studio-quality audio' },
          {
            figure: voiceCloning(settings),
            label: `once, if you want your own voice cloned from ${facts.voiceCloningAudioMinutes} minutes of audio`,
          },
        ],
        note: 'These are terms, not results; results on this site are examples. Each episode has a title and description written for search. Packages with hosting also put it on all major platforms; without hosting you get the files.',
      },
      {
        role: 'audiences',
        look: 'checklists',
        title: 'Is this for you?',
        lists: [
          {
            title: 'Probably, if you are',
            items: [
              'A founder or managing director whose customers pay for judgment',
              'A consultant, advisor or coach with a method of your own',
              'A tech founder in a field that outsiders misread',
            ],
          },
          {
            title: 'Probably not, if',
            items: [
              'You would approve anything that sounds confident',
              'Your view changes with every release',
              'Your gift is live conversation, which a script cannot give you',
            ],
          },
          {
            title: 'What we cannot bring for you',
            items: [
              'A sentence that a colleague you respect would dispute',
              'The time to read a script with your name on it',
              'Responsibility: the content is fully yours, and so is liability for it',
            ],
          },
        ],
      },
    ],
    closing: {
      title: 'Bring one opinion you would defend',
      text: `Book a free ${facts.consultationMinutes}-minute call and tell us what you keep saying in meetings. We say whether it carries a show. If you go ahead and do not love the first episode, your setup fee and first month come back.`,
    },
    related: [
      {
        path: '/blog/scaling-thought-leadership-startups-podcasts',
        label: 'Test whether you have enough positions for a show',
      },
      { path: '/create-free-episode', label: 'Hear what we would make of your website, free' },
      { path: '/pricing', label: 'Compare the monthly and the weekly show' },
    ],
  }
}
