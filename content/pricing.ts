import type { Settings } from '#domain/read-setting.ts'
import { months } from '#domain/year-of-payments.ts'
import { facts, range, usd, voiceCloning } from './facts.ts'
import { guarantee, offersOf, type Package } from './packages.ts'
import { firstYearCents, firstYearEpisodes } from './your-year.ts'

const firstPaymentCents = (offer: Package) => offer.setupFeeCents + offer.mainPriceCents

const row = (heading: string, offers: readonly Package[], cell: (offer: Package) => string) => [
  heading,
  ...offers.map(cell),
]

export function pricing(settings: Settings) {
  const { starter, expert, authority } = offersOf(settings)
  const offers = [starter, expert, authority]
  const prices = offers.map(({ mainPrice }) => mainPrice)
  const cloning = voiceCloning(settings)
  return {
    head: {
      title: `Podcast Production Pricing: ${prices.join(', ')} a Month`,
      description: `Three podcast packages, with the setup fee, the first-year bill, what costs extra and what costs nothing. Monthly subscription, cancelable monthly.`,
      keywords: [
        'podcast production pricing',
        'podcast production cost',
        'podcast package prices',
        'done-for-you podcast price',
        'podcast setup fee',
        'voice cloning price',
      ],
    },
    hero: {
      heading: 'Podcast production prices, drawn to scale',
      lead: 'Every bar is a payment, and each group is one package for a year. The red piece at the bottom of the first bar is the setup fee. No bar obliges you to the next one.',
      firstYear: 'first year',
      bars: offers.map((offer) => ({ offer, firstYear: usd(firstYearCents(offer)) })),
    },
    panel: {
      id: 'packages',
      title: 'The three packages',
      text: 'Prices are in USD. The buttons open the checkout of our payment provider in a new tab.',
      conditions: [
        { term: 'Term', text: 'Monthly subscription, cancelable monthly' },
        { term: 'First episode', text: `About ${facts.firstEpisodeHours} hours after the setup call` },
        { term: 'Guarantee', text: guarantee },
        { term: 'Voices', text: `${facts.stockVoices} stock professional voices to choose from` },
        {
          term: 'Voice cloning',
          text: `One-time ${cloning}, needs ${facts.voiceCloningAudioMinutes} minutes of audio`,
        },
        { term: 'Custom quote', text: 'For longer episodes and for enterprise' },
      ],
    },
    comparison: {
      ways: [
        { path: '/compare', label: 'Free tool, freelancer, agency, or us?' },
        { path: '/why-podcast', label: 'Is a podcast worth it at all?' },
      ],
      title: 'Side by side',
      text: 'What every show gets is not in the tables: scripts by us or from your content, AI voices in studio quality, searchable titles and descriptions.',
      packages: {
        label: 'What you pay, and what comes with it',
        columns: ['Package', ...offers.map(({ name }) => name)],
        rows: [
          row('Price', offers, ({ mainPrice }) => mainPrice),
          row('Recurring', offers, ({ recurring }) => recurring),
          row('Setup fee', offers, ({ setupFee }) => `${setupFee} once`),
          row('Hosting and distribution', offers, ({ includesHosting }) =>
            includesHosting ? 'Included, automatic' : 'You publish the files',
          ),
          ...authority.features.map((feature) =>
            row(feature, offers, ({ features }) => (features.includes(feature) ? 'Included' : 'No')),
          ),
        ],
      },
      episodes: {
        label: 'How many episodes',
        note: `${authority.name} holds everything in ${expert.name}, and what it adds comes with each of these episodes.`,
        columns: ['Episodes', ...offers.map(({ name }) => name)],
        rows: [
          row('Setup episodes', offers, ({ setupEpisodes }) => `${setupEpisodes}`),
          row('Episodes per month', offers, ({ episodesPerMonth }) =>
            episodesPerMonth === 4 ? '4, one a week' : `${episodesPerMonth}`,
          ),
          row('In the first year', offers, (offer) => `${firstYearEpisodes(offer)}`),
        ],
      },
    },
    bill: {
      kicker: 'Worked example',
      title: 'The bill after twelve months',
      text: 'This is arithmetic on the list prices, before tax and without extras. It predicts nothing.',
      bills: offers.map((offer) => ({
        name: offer.name,
        sum: `${offer.setupFee} + ${months} × ${offer.mainPrice}`,
        firstYear: usd(firstYearCents(offer)),
        secondYear: `Second year: ${usd(months * offer.mainPriceCents)}`,
        episodes: `${offer.setupEpisodes} + ${months} × ${offer.episodesPerMonth} episodes, ${usd(firstYearCents(offer) / firstYearEpisodes(offer))} each`,
      })),
      note: `With a cloned voice, add ${cloning} to the first year and nothing to the second.`,
    },
    extras: {
      title: 'What costs more, and what costs nothing',
      costs: {
        title: 'Costs more',
        items: [
          `A clone of your voice, made from ${facts.voiceCloningAudioMinutes} minutes of audio: ${cloning}, once`,
          `Episodes longer than ${facts.longestEpisodeMinutes} minutes: custom quote`,
          'Enterprise work, such as several shows or a contract of your own: custom quote',
          'Changes to something you have approved: quoted before we begin',
        ],
      },
      free: {
        title: 'Costs nothing',
        items: [
          `The first ${facts.consultationMinutes} minutes with us`,
          `A sample episode, in ${range(facts.sampleDeliveryHours)} hours`,
          `Any of the ${facts.stockVoices} stock professional voices`,
          'Changes before your approval',
          `Leaving, your files, and a hosted feed for ${facts.feedAfterCancellationDays} more days`,
        ],
      },
    },
    refund: {
      title: 'Not loved? This comes back',
      text: 'Full refund of the setup fee and the first month, if you say so before you approve the first episode. Nobody will ask for reasons.',
      amounts: offers.map((offer) => ({ name: offer.name, amount: usd(firstPaymentCents(offer)) })),
    },
    questions: {
      title: 'Questions about money',
      items: [
        {
          question: 'When do you take which payment?',
          answer:
            'The setup fee and the first month are charged together when you book. From then on there is one payment a month, in advance, on the day of the month on which you began.',
        },
        {
          question: 'Why is there a setup fee at all?',
          answer: `Because the first weeks hold most of the work: name, cover, plan and the setup episodes. ${starter.name} makes ${starter.setupEpisodes} of its ${firstYearEpisodes(starter)} first-year episodes then.`,
        },
        {
          question: 'What is the least I can spend?',
          answer: `${usd(firstPaymentCents(starter))}: ${starter.name} for one month, setup fee included. Cancel during that month and you keep whatever has been delivered by its end.`,
        },
        {
          question: 'Is there a fee for canceling?',
          answer:
            'No. You have paid for the current month, it is produced, and no payment follows. Once you have approved the first episode, the setup fee is spent.',
        },
        {
          question: 'Do unused episodes roll over?',
          answer:
            'They do not. Each belongs to its billing month, also when a script has been waiting for you. If you know that a month will be difficult, write to us before it starts.',
        },
        {
          question: 'Is tax included?',
          answer:
            'No, these are net prices. Value added tax is added where the law requires it, and the checkout shows the sum before you pay.',
        },
        {
          question: 'Is a short episode cheaper?',
          answer: `Up to ${facts.longestEpisodeMinutes} minutes every length costs the same, so let the subject decide.`,
        },
      ],
    },
    closing: {
      title: 'Too long, too large or too odd for a list?',
      text: 'Describe it in the free consultation. You get a custom quote in writing, or the name of the package that does the job for less.',
      buttonLabel: 'Book a Call',
    },
  }
}
