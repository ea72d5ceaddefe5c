import { facts, usd, voiceCloning } from '#content/facts.ts'
import { offersOf, packages } from '#content/packages.ts'
import type { Settings } from '#domain/read-setting.ts'
import type { WrittenPage } from './landing-page.ts'

export function brandedPodcast(settings: Settings): WrittenPage {
  const offers = packages(settings)
  const setupFrom = usd(Math.min(...offers.map((offer) => offer.setupFeeCents)))
  const monthlyFrom = usd(Math.min(...offers.map((offer) => offer.mainPriceCents)))
  return {
    slug: 'branded-podcast',
    look: { drawing: 'audience', stage: 'beside' },
    head: {
      title: 'Branded podcasts that are not about the brand',
      description:
        'A branded podcast built on what your customers wonder about. We write, voice and distribute it. Judge it by a free sample from your own website.',
      keywords: [
        'branded podcast',
        'branded podcast production',
        'branded podcast agency',
        'brand storytelling podcast',
        'consumer brand podcast',
        'B2B branded podcast',
        'branded audio content',
      ],
    },
    service: {
      name: 'Branded podcast production',
      description:
        'A podcast in a brand’s name about a subject its customers care about: planned, written, voiced with AI voices and, if wanted, hosted and distributed.',
      output: 'Podcast episodes with a show name, a cover, titles and descriptions',
      audience: 'Marketing leaders at consumer and B2B brands',
    },
    hero: {
      heading: 'A branded podcast that is not about your brand',
      lead: 'People follow a show because it answers something they already wonder about. We find that subject in your market, then write and voice the show in your name.',
      showsPlatforms: true,
    },
    callToAction: 'Book a Call',
    sections: [
      {
        role: 'why',
        look: 'statement',
        title: 'You have heard the other kind',
        text: 'Two managers congratulate each other for the length of a commute. The launch post collects polite likes. Some weeks later the feed goes quiet, and nobody asks where it went.',
        statement: 'People sit through an ad. An episode they have to choose.',
      },
      {
        role: 'challenges',
        look: 'numbered',
        title: 'Four ways a branded podcast loses its listener',
        items: [
          {
            title: 'It opens with the company',
            text: 'First the jingle, then the mission, then the host’s job title. Someone who came with a question has left by then.',
          },
          {
            title: 'It interviews whoever is free',
            text: 'The guest list follows the org chart. What customers really ask belongs to no department, so it never comes up.',
          },
          {
            title: 'It has no second episode in mind',
            text: 'Every title is clever and stands alone. A person who liked this one cannot tell what to play next.',
          },
          {
            title: 'It hangs on one enthusiast',
            text: 'She changes jobs or gets a bigger project. The abandoned feed stays in public with your logo on it.',
          },
        ],
      },
      {
        role: 'solution',
        look: 'pairs',
        title: 'What we would change, line by line',
        labels: ['The usual plan', 'Our plan'],
        items: [
          {
            problem: 'The brand’s name is the show’s name.',
            answer:
              'The show is named after its subject. You appear as its maker, on the cover and in a spoken line.',
          },
          {
            problem: 'Topics come from the campaign calendar.',
            answer:
              'They come from your support inbox, your reviews and your sales calls. We write the scripts from those, or from content you already have.',
          },
          {
            problem: 'Each episode is an island.',
            answer:
              'We plan a series of connected episodes. Titles match, and descriptions are written so that a search can find them.',
          },
          {
            problem: 'A host is booked, briefed and flown in.',
            answer:
              'Studio-quality AI voices read the script, and the audio says that they are AI. If customers would come for one particular person, hire that person.',
          },
          {
            problem: 'One person keeps it alive.',
            answer:
              'Writing, sound and delivery are our job, month after month. Anyone on your team can read and approve.',
          },
        ],
      },
      {
        role: 'formats',
        look: 'columns',
        title: 'Which show would your customers miss?',
        items: [
          {
            title: 'The one question',
            text: 'A single answer per episode, no guest. Example: a paint maker on why white walls turn yellow.',
          },
          {
            title: 'The history',
            text: 'Where an everyday thing comes from. Example: a coffee roaster on how decaf got its bad name.',
          },
          {
            title: 'The fair comparison',
            text: 'Two sensible choices and when each is right. Example: a heating supplier on repairing the old boiler.',
          },
          {
            title: 'The short course',
            text: 'A skill taught in order, start to finish. Example: a yarn brand that gets you through one sweater.',
          },
        ],
      },
      {
        role: 'benefits',
        look: 'essay',
        title: 'What you still have when the campaign is over',
        paragraphs: [
          'An ad is gone the day you stop paying. An episode on choosing a mattress is still in the feed when somebody’s back begins to hurt.',
          'It is also yours: script, sound and cover belong fully to you. Quote it on the packaging, cut it into ads, give it to the sales team.',
          'A show will not bring a crowd by itself, and we do not sell listeners. It starts with people you reach already, through the newsletter, the box or the order confirmation. With those who keep listening you can earn authority, and in time leads. How many, nobody can honestly tell you in advance.',
        ],
      },
      {
        role: 'use-cases',
        look: 'table',
        title: 'Where would an episode earn its place?',
        text: 'Each row is an example. Start with the one that costs you most today.',
        columns: ['Moment', 'Episode', 'Its job'],
        rows: [
          ['Before buying', 'The two options, told fairly', 'Fewer people who buy the wrong thing'],
          ['In the box', 'The first hour with the product', 'One less call to support'],
          [
            'Between sales calls',
            'How the method works and where it fails',
            'A buyer who can convince a colleague',
          ],
          ['After a bad batch', 'What went wrong and what changed', 'A link your team is glad to send'],
        ],
      },
      {
        role: 'features',
        look: 'checklists',
        title: 'Who does what?',
        lists: [
          {
            title: 'We do',
            items: [
              'Show name, cover and scripts',
              `Episodes of up to ${facts.longestEpisodeMinutes} minutes, longer on request`,
              'SEO titles and descriptions',
              'With hosting: analytics, and distribution to every major platform',
            ],
          },
          {
            title: 'You do',
            items: [
              'One call at the start, about what customers ask',
              'A check of the facts, because liability for content rests with you',
              'Approval of the draft and the first episode',
              'A mention wherever customers already see you',
            ],
          },
          {
            title: 'You choose',
            items: [
              `A stock voice out of ${facts.stockVoices}, or a cloned one (${voiceCloning(settings)}, once)`,
              'Hosting by us, or just the finished files',
              `${offersOf(settings).authority.name}, if clips, audiograms and texts should come with each episode`,
              `A package, from ${setupFrom} for setup and ${monthlyFrom} a month`,
              'When to stop, in any month',
            ],
          },
        ],
      },
      {
        role: 'audiences',
        look: 'ruled',
        title: 'Is there a show in your brand?',
        items: [
          {
            title: 'Consumer brands with a subject',
            text: 'Food, sleep, tools, skin, gardens: whatever people look up before they buy and again afterward.',
          },
          {
            title: 'B2B brands with a long sale',
            text: 'Your contact has to defend you in meetings you never see. An episode hands over the reasons in full.',
          },
          {
            title: 'Retailers',
            text: 'You see what is returned and why. Few manufacturers would say it aloud, and you can.',
          },
          {
            title: 'Probably not: quick buys',
            text: 'People take you off the shelf in a hurry and never think about it again. A better spot in the store will do more.',
          },
        ],
      },
    ],
    closing: {
      title: 'Bring one question your customers keep asking',
      text: `In ${facts.consultationMinutes} free minutes we try to turn it into a show. If all we find is an advertisement, you will hear that from us. And a client who does not love the first episode gets a full refund.`,
    },
    related: [
      { path: '/create-free-episode', label: 'Hear a free episode made from your website' },
      { path: '/thought-leadership-podcast', label: 'Your story is a person’s ideas: thought leadership' },
      {
        path: '/blog/podcasts-vs-blogs-vs-video-2025',
        label: 'Not sure it should be audio? Read this first',
      },
    ],
  }
}
